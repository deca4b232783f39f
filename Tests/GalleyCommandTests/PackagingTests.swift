import Foundation
import Testing

/// The scripts that check and release the project.
@Suite(.timeLimit(.minutes(2))) struct PackagingTests {
    /// An argument that does nothing would be taken for one that does.
    @Test(arguments: [".ci/run --help", ".ci/run quick", ".ci/release --tests", ".ci/docs --help"])
    func argumentsThatMeanNothing(command: String) throws {
        let run = try ShellRun(command, in: Package.root)
        #expect(run.status == 2 && run.error.contains("found: "), "\(run.output)\(run.error)")
        #expect(run.output.isEmpty)
    }

    /// Whatever the build fetches is in the program, and so its licence is in the release.
    @Test func everyPackageIsInTheCopyrightFile() throws {
        let resolved = try JSONSerialization.jsonObject(
            with: Data(contentsOf: Package.root.appending(path: "Package.resolved")))
        let pins = try #require((resolved as? [String: Any])?["pins"] as? [[String: Any]])
        let names = pins.compactMap {
            ($0["location"] as? String).map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        }
        #expect(names.contains("FlyingFox"))
        let script = try String(contentsOf: Package.root.appending(path: "Packaging/copyright.py"), encoding: .utf8)
        for name in names { #expect(script.contains(name), "\(name)") }
        #expect(script.contains("License: FlyingFox"))

        let scratch = try ScratchFolder(["packages/Unheard-of/LICENSE": "None", "LICENSE.txt": ""])
        let run = try ShellRun(
            "python3 \(Package.root.path)/Packaging/copyright.py packages LICENSE.txt", in: scratch.url)
        #expect(run.status == 1 && run.error.contains("no licence is named here for Unheard-of"), "\(run.error)")
    }
}
