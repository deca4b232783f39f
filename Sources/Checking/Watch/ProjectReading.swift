internal import Foundation
internal import Labels
package import Projects

/// A project as it was read, and the stamps of its files before that.
package struct ProjectReading {
    package let project: Project
    package let inputs: ProjectInputs
    /// Taken before the files were read, so that a file that changes meanwhile has a different stamp.
    private let stamps: FileStamps

    /// - Parameter stamps: Those of all its files at least.
    init(_ project: Project, options: CheckOptions, stamps: FileStamps) {
        self.project = project
        inputs = ProjectInputs(project, options: options)
        self.stamps = stamps
    }

    /// Whether a file may have changed since another reading; false for no file.
    func differs(from other: ProjectReading, at path: String?) -> Bool {
        guard let path = path.map({ URL(filePath: $0).path }) else { return false }
        return !stamps.agree(with: other.stamps, at: path)
    }

    /// The files that differ from an older reading, by their names in messages: changed, new or deleted.
    func changes(since old: ProjectReading) -> [FileChange] {
        let (before, now) = (Set(old.inputs.files.map(\.path)), Set(inputs.files.map(\.path)))
        let changed = now.compactMap { path -> FileChange? in
            guard before.contains(path) else { return FileChange(path, .new) }
            return differs(from: old, at: path) ? FileChange(path, .changed) : nil
        }
        return (changed + before.subtracting(now).map { FileChange($0, .gone) }).sorted { $0.name < $1.name }
    }
}

/// A file of a project that has changed.
package struct FileChange: Hashable, Sendable {
    /// What has become of it.
    package enum Kind: String, Sendable {
        case new, changed, gone
    }

    /// The path as people write it.
    package let name: String
    /// What has become of it.
    package let kind: Kind

    fileprivate init(_ path: String, _ kind: Kind) {
        name = InputFile.name(of: URL(filePath: path))
        self.kind = kind
    }
}
