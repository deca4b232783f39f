import Foundation
import Testing

@testable import Adoption

@Suite struct KeptFilesTests {
    private func file(_ name: String, _ text: String) -> PreparedFile {
        let url = URL(filePath: "/\(name).swift")
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        return PreparedFile(original: url, copy: url, bytes: Array(text.utf8), conditions: conditions)
    }

    /// The declaration of `made` is as it was and mentions no name that has changed, but it was left out for one in its body.
    @Test func whatWasLeftOutForANameMayBeThereNow() {
        let files = [
            file("Make", "func made() -> Int { wrong() }\n"), file("Show", "func show() -> Int { made() }\n"),
            file("Other", "func other() -> Int { 1 }\n"),
        ]
        var last = files[0]
        let error = CompilerMessage(file: "/Make.swift", line: 1, column: 22, text: "cannot convert value")
        while !last.cuts.contains(where: \.changesInterface), last.leaveOut(at: [error]) {}
        let before = [last.state, files[1].state, files[2].state]
        var names: Set = ["wrong"]
        let kept = KeptFiles.states(of: zip(files, before).map { ($0, $1) }, changed: &names)
        #expect(kept.map { $0 != nil } == [false, false, true])
        #expect(names.contains("made"))
    }

    @Test func allIsKeptWhereNothingHasChanged() {
        let file = file("Make", "func made() -> Int { wrong() }\n")
        var names: Set<String> = []
        #expect(KeptFiles.states(of: [(file, file.state)], changed: &names)[0] != nil)
        #expect(names.isEmpty)
        #expect(KeptFiles.states(of: [(file, nil)], changed: &names)[0] == nil)
    }
}
