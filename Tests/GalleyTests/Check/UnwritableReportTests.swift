import Checks
import Labels
import Reports
import Testing

@testable import Galley

/// A report that cannot be written is an error with the status of an output that cannot be written.
@Suite struct UnwritableReportTests {
    private struct Broken: FindingsFormat {
        let name = "broken"
        let abstract = ""
        /// The part that cannot be written; nil for the whole.
        let part: Int?

        func render(_ result: CheckResult, options: ReportOptions) throws -> String { throw CancellationError() }

        func parts(of result: CheckResult, options: ReportOptions) throws -> ReportParts {
            guard let part else { return ReportParts(count: 1) { _ in "" } }
            return ReportParts(count: 20) { number in
                guard number != part else { throw CancellationError() }
                return "\(number)\n"
            }
        }
    }

    @Test(arguments: [0, 7, 19], [1, 4]) func aPartThatCannotBeWritten(part: Int, workers: Int) throws {
        let result = try ProjectCopy(["galley.yml": "scenes: [S.yml]\n", "S.yml": "view: { Text: { verbatim: A } }\n"])
            .check()
        var written: [String] = []
        let error = #expect(throws: InputError.self) {
            try Broken(part: part).write(result, options: ReportOptions(), workers: workers) { written.append($0) }
        }
        #expect(error?.kind == .unreadable && error?.message.contains("broken") == true)
        #expect(written == (0..<part).map { "\($0)\n" })
    }
}
