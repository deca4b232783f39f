import Foundation
import Galley
import Testing

/// A copy of a project that is watched while a test changes it.
struct WatchedCopy {
    let copy: ProjectCopy
    private(set) var watch: ProjectWatch
    /// So long that no machine is too slow, in seconds.
    static let patience = 120.0

    init(_ copy: ProjectCopy) throws {
        self.copy = copy
        let path = copy.folder.path
        watch = try ProjectWatch { try Project.find(at: [path]) }
    }

    /// The check after a change.
    mutating func next() throws -> ProjectWatch.Round {
        try #require(try watch.next(within: Self.patience))
    }

    /// Whether nothing is checked though the files were looked at.
    mutating func isAtRest() throws -> Bool { try watch.next(within: 0) == nil }

    /// That what is known is what a check from nothing finds, with every place and every number.
    func expectTruth(_ location: SourceLocation = #_sourceLocation) throws {
        let fresh = try copy.check()
        #expect(try Self.document(watch.result) == Self.document(fresh), sourceLocation: location)
    }

    private static func document(_ result: CheckResult) throws -> String {
        var result = result
        result.summary.duration = nil
        let options = ReportOptions()
        return try JSONFindings().render(result, options: options) + TextFindings().render(result, options: options)
    }
}
