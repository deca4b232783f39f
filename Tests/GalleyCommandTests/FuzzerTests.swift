import Foundation
import Testing

/// Mutated inputs end in a result or an error, never in a crash, a hang or a number that is not finite.
@Suite(.timeLimit(.minutes(10))) struct FuzzerTests {
    @Test func mutatedInputsNeitherCrashNorHang() throws {
        let folder = try ScratchFolder()
        let run = try GalleyProcess(
            "--runs", "500", "--seed", "1", "--finds", folder.path + "/finds", program: "GalleyFuzzer",
            atMost: .seconds(540))
        #expect(run.status == 0, "\(run.output)\(run.error)")
        for kind in ["catalog", "scene", "configuration", "font", "text"] { #expect(run.output.contains("\(kind): ")) }
    }
}
