import Foundation
import Testing

/// An expected output, kept as a file beside the tests.
///
/// Run the tests with `GALLEY_RECORD=1` to write what comes out; such a run fails, so that nothing is recorded by accident.
struct Expectation {
    /// The file's place.
    let path: String

    /// The file of that name.
    init(_ name: String) {
        path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expected/\(name)").path
    }

    /// Compares `actual` with the file, and names the first line that differs.
    func verify(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            try actual.write(toFile: path, atomically: true, encoding: .utf8)
            Issue.record("recorded \(path)", sourceLocation: sourceLocation)
            return
        }
        let expected = try String(contentsOfFile: path, encoding: .utf8)
        guard actual != expected else { return }
        let lines = (
            actual.split(separator: "\n", omittingEmptySubsequences: false),
            expected.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let same = zip(lines.0, lines.1).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> Substring { same < lines.count ? lines[same] : "(nothing)" }
        Issue.record(
            """
            \(path), line \(same + 1)
            expected: \(line(lines.1))
            is:       \(line(lines.0))
            """, sourceLocation: sourceLocation)
    }
}
