import Foundation
import Testing

@testable import Galley

/// A service that stays open while the files of its project change.
@MainActor @Suite struct ServiceTests {
    /// Asks one question after the other, and does something before each.
    private func verdicts(_ copy: ProjectCopy, _ texts: [String], before: [Int: () throws -> Void]) throws -> [String] {
        let pipe = Pipe()
        var asked = 0
        var replies: [String] = []
        func ask() throws {
            guard asked < texts.count else { return try pipe.fileHandleForWriting.close() }
            try before[asked]?()
            let question =
                #"{"method":"fits","params":{"texts":[{"key":"toolbar.undo","locale":"de","text":"\#(texts[asked])"}]}}"#
            asked += 1
            pipe.fileHandleForWriting.write(Data((question + "\n").utf8))
        }
        let service = Service(.plain, timeLimit: nil, version: "0") { try copy.project() }
        try ask()
        try service.answer(linesOf: pipe.fileHandleForReading.fileDescriptor) { reply in
            replies.append(reply)
            try ask()
        }
        return replies.map { reply in
            ["tooLong", "fits", "notShown"].first { reply.contains("\"verdict\":\"\($0)\"") }
                ?? (reply.contains("\"error\"") ? "error" : reply)
        }
    }

    @Test func aChangedFileIsNoticed() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let before = try copy.text(of: "galley.yml")
        func write(_ text: String) -> () throws -> Void {
            {
                // Files are looked at in at most a twentieth of the time.
                Thread.sleep(forTimeInterval: 0.5)
                try copy.write(text, to: "galley.yml")
            }
        }
        let wide = before.replacing("{ iPhone SE: 320, iPhone 16: 393 }", with: "[393]")
            .replacing("[large, xLarge, xxLarge, xxxLarge, AX1]", with: "[large]")
        let verdicts = try verdicts(
            copy, Array(repeating: "Rückgängig", count: 5),
            before: [1: write(wide), 3: write("scenes: 7"), 4: write(before)])
        #expect(verdicts == ["tooLong", "fits", "fits", "error", "tooLong"])
    }
}
