internal import Foundation

/// Shows that a file or a folder has changed, without reading it: its identity, its size, and its modification time.
///
/// Symbolic links are followed, so that the file behind one counts.
struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let modified: [Int]

    /// The stamp as a text, but for the device, whose number a restart may change.
    var identity: String { ([Int(number), Int(size)] + modified).map(String.init).joined(separator: " ") }

    /// nil where there is nothing, or nothing that may be read.
    init?(_ path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        (device, number, size) = (UInt64(facts.st_dev), UInt64(facts.st_ino), Int64(facts.st_size))
        #if canImport(Darwin)
        let times = [facts.st_mtimespec, facts.st_ctimespec]
        #else
        let times = [facts.st_mtim, facts.st_ctim]
        #endif
        modified = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
}

/// The stamps of many paths at one time.
struct FileStamps: Equatable, Sendable {
    private(set) var stamps: [String: FileStamp?]

    /// Looks at every path: one call of stat each.
    init(_ paths: Set<String>) {
        stamps = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileStamp($0)) })
    }

    /// Whether every path was looked at.
    func cover(_ paths: Set<String>) -> Bool { paths.allSatisfy { stamps.index(forKey: $0) != nil } }

    /// The same for other paths; one that was not looked at counts as missing.
    func limited(to paths: Set<String>) -> FileStamps {
        var limited = self
        limited.stamps = Dictionary(uniqueKeysWithValues: paths.map { ($0, stamps[$0] ?? nil) })
        return limited
    }

    /// Whether both saw the same at a path; false where one of them has not looked.
    func agree(with other: FileStamps, at path: String) -> Bool {
        guard let mine = stamps[path], let its = other.stamps[path] else { return false }
        return mine == its
    }
}
