package import Foundation
internal import Labels
package import Projects

/// The files of projects, looked at with one call of stat each: whether something has changed since they were read.
package struct ProjectFiles {
    private let read: () throws -> [Project]
    private let options: CheckOptions
    private let output: URL?
    /// Of all paths that matter, as they were before the latest reading.
    private(set) var stamps = FileStamps([])
    private var latest: [ProjectReading] = []

    /// - Parameters:
    ///   - output: A folder that is written to meanwhile, and says nothing about the projects.
    ///   - read: Reads all of them.
    package init(
        _ options: CheckOptions = CheckOptions(), besides output: URL? = nil, read: @escaping () throws -> [Project]
    ) {
        (self.options, self.output, self.read) = (options, output, read)
    }

    /// The projects as they were last read without an error.
    package var projects: [Project] { latest.map(\.project) }

    /// Whether a path has changed since the latest reading, whether or not the projects could be read then.
    package var haveChanged: Bool { FileStamps(Set(stamps.stamps.keys)) != stamps }

    /// Reads the projects as their files are now; nil where none of their files differs from the latest reading, as where a
    /// folder beside them has changed.
    ///
    /// - Throws: What reading throws; then the file with the error is looked at too.
    package mutating func readChangedProjects() throws -> [Project]? {
        let before = latest
        let now = try readAll()
        let isSame = now.count == before.count && zip(now, before).allSatisfy { $0.changes(since: $1).isEmpty }
        return isSame ? nil : now.map(\.project)
    }

    /// Looks at the files of the projects, and then reads the projects. If these turn out to have other files than
    /// those that were looked at, it does so again.
    mutating func readAll(from first: FileStamps? = nil) throws -> [ProjectReading] {
        var stamps = first ?? FileStamps(Set(stamps.stamps.keys))
        var attempt = 0
        while true {
            let read = Result { try self.read().map { ProjectReading($0, options: options, stamps: stamps) } }
            let paths = paths(of: read)
            attempt += 1
            if stamps.cover(paths) || attempt == Self.mostAttempts {
                self.stamps = stamps.limited(to: paths)
                latest = try read.get()
                return latest
            }
            stamps = FileStamps(paths)
        }
    }

    /// The watched paths. If projects cannot be read, they are those of the projects that could, and the file with the
    /// error.
    private func paths(of read: Result<[ProjectReading], any Error>) -> Set<String> {
        let readings = (try? read.get()) ?? latest
        var watched = WatchedPaths(readings.map { ($0.project, $0.inputs) }, besides: output)
        if case .failure(let error as InputError) = read { watched.add(error) }
        return watched.paths
    }

    /// How often projects are read again whose files differ each time.
    private static let mostAttempts = 3
}
