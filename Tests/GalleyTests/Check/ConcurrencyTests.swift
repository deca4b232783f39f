import Foundation
import Galley
import Testing

/// Scenes are laid out on the main actor while other cores measure labels: the result is that of one after the other.
@Suite struct ConcurrencyTests {
    private func scenesAndLabels() throws -> ProjectCopy {
        let copy = try ProjectCopy(of: "Toolbar")
        let labels = "strings: Localizable.xcstrings\nlabels:\n  - { keys: \"*\", maxWidth: 60, maxLines: 1 }\n"
        try copy.write(try copy.text(of: "galley.yml") + labels, to: "galley.yml")
        return copy
    }

    @Test(arguments: [1, 2, 5]) func theResultIsTheSame(workers: Int) throws {
        let copy = try scenesAndLabels()
        let one = try copy.check { $0.workers = 1 }
        let several = try copy.check { $0.workers = workers }
        #expect(one.findings == several.findings)
        #expect(one.summary.cells == several.summary.cells)
        #expect(one.summary.tightest == several.summary.tightest)
        #expect(one.findings.contains { $0.scene == "*" } && one.findings.contains { $0.scene == "Toolbar" })
    }

    /// From the main actor as from any other thread: nothing that measures labels waits for the main actor.
    @Test @MainActor func theMainActorMayAsk() throws {
        let copy = try scenesAndLabels()
        #expect(try !copy.check().findings.isEmpty)
    }
}
