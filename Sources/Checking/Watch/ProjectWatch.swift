package import Checks
package import Foundation
internal import Labels
package import Projects

/// Projects that are checked again when their files change.
///
/// Files are looked at several times a second, with one call of stat for each. This notices what editors do (write in
/// place, replace the file, delete and make it again) on every system and on network drives.
package struct ProjectWatch {
    private let options: CheckOptions
    private var files: ProjectFiles
    private var memories: [String: CheckMemory] = [:]
    package private(set) var readings: [ProjectReading] = []
    /// Why the files could not be read or checked, and how they were then; nil where they could.
    private var failure: (error: any Error, stamps: FileStamps)?

    /// The projects as they were read last.
    package var projects: [Project] { readings.map(\.project) }
    /// The findings of the latest check in each project.
    package private(set) var results: [CheckResult] = []
    /// The same as one.
    package private(set) var result: CheckResult

    /// How many scenes and groups of labels there are, each in one locale.
    package var countOfParts: Int { memories.values.reduce(0) { $0 + $1.countOfParts } }

    /// Reads and checks projects.
    ///
    /// - Parameters:
    ///   - output: A folder that is written to meanwhile, and says nothing about the projects.
    ///   - read: Reads all of them.
    /// - Throws: What `read` throws, and what `Project.check` does.
    package init(
        _ options: CheckOptions = CheckOptions(), besides output: URL? = nil, read: @escaping () throws -> [Project]
    ) throws {
        self.options = options
        files = ProjectFiles(options, besides: output, read: read)
        result = CheckResult(merging: [])
        try check(files.readAll())
    }

    /// What one more check has found.
    package struct Round {
        /// The files that have changed.
        package let changes: [FileChange]
        /// How the findings differ from those before.
        package let difference: CheckChange
        /// How many scenes and groups of labels, each in one locale, were looked at.
        package let checkedParts: Int
        /// In seconds, from when the files had stopped changing.
        package let duration: Double
    }

    /// Waits until a file has changed, and checks what that affects; a burst of changes counts as one.
    ///
    /// - Parameter limit: In seconds; nil for ever.
    /// - Returns: nil where nothing has changed until then.
    /// - Throws: The error in the files as they are now; the next change may fix it, and the findings stay.
    package mutating func next(within limit: Double? = nil) throws -> Round? {
        let end = limit.map { ContinuousClock.now + .seconds($0) }
        while let now = files.stamps.next(until: end) {
            let start = ContinuousClock.now
            do {
                let readings = try files.readAll(from: now)
                let changes = zip(readings, self.readings).flatMap { $0.changes(since: $1) }
                let isOther = readings.count != self.readings.count || !changes.isEmpty
                guard isOther || failure != nil else { continue }
                let before = result
                try check(readings)
                failure = nil
                return Round(
                    changes: changes, difference: CheckChange(from: before, to: result),
                    checkedParts: memories.values.reduce(0) { $0 + $1.checkedParts },
                    duration: (ContinuousClock.now - start).seconds)
            } catch {
                // Folders beside the files may change often. What is wrong with the same file is said once.
                if isKnown(error) { continue }
                failure = (error, files.stamps)
                throw error
            }
        }
        return nil
    }

    private func isKnown(_ error: any Error) -> Bool {
        guard let failure, let file = (error as? InputError)?.file, "\(failure.error)" == "\(error)" else {
            return false
        }
        return files.stamps.agree(with: failure.stamps, at: URL(filePath: file).path)
    }

    private mutating func check(_ readings: [ProjectReading]) throws {
        var memories: [String: CheckMemory] = [:]
        results = try readings.map { reading in
            var memory = self.memories[reading.project.file] ?? CheckMemory()
            defer { memories[reading.project.file] = memory }
            return try memory.check(reading, options: options)
        }
        (self.memories, self.readings) = (memories, readings)
        result = results.count == 1 ? results[0] : CheckResult(merging: results)
    }
}
