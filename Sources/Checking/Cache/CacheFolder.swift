internal import Basics
internal import Foundation
internal import Labels
internal import Outputs
internal import Synchronization

/// A folder of entries, each a file that is named by the digest of what it depends on.
///
/// Several processes and machines may use one folder at once, and any of them may be killed: an entry appears whole or not
/// at all, and is never changed. What cannot be read counts as missing, and what cannot be written is not kept.
final class CacheFolder: Sendable {
    private let path: String
    private let hasWritten = Atomic<Bool>(false)

    /// How many bytes the files may have together.
    private static let mostBytes = 256 << 20
    /// An entry of a part of a check has some kilobytes.
    private static let largest = 64 << 20
    /// An entry that was used again is noted as used only this long after, so that reading does not write each time.
    private static let patience = 3600.0

    /// Makes the folder where there is none, with a note for people and for programs that copy folders.
    ///
    /// - Throws: `InputError` where it cannot be written to, and for a folder that has something else.
    init(_ url: URL) throws(InputError) {
        path = url.path
        do {
            // A link of the project does not lead out of it.
            try WholeFile.refuseLinks(url.appending(path: Self.tag))
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            // Another process may begin at the same time: where a file of it is seen, so is the tag after that, which it writes first.
            let others = Self.names(in: path).filter { !WholeFile.isUnfinished($0) }
            if Self.isOurs("\(path)/\(Self.tag)") { return }
            if let other = others.min() {
                throw InputError(
                    .configuration,
                    "the cache cannot be used: the folder has other files, such as \(other.excerpt), and no "
                        + "\(Self.tag) of galley; name a new or an empty folder",
                    file: InputFile.name(of: url))
            }
            try WholeFile.write(Self.tagText, to: "\(path)/\(Self.tag)")
            try WholeFile.write("*\n", to: "\(path)/.gitignore")
        } catch let error as InputError where error.kind == .configuration {
            throw error
        } catch {
            let reason =
                (error as? WholeFile.Failure)?.reason ?? (error as? InputError)?.message ?? "no folder can be made here"
            throw InputError(.unreadable, "the cache cannot be used: \(reason)", file: InputFile.name(of: url))
        }
    }

    /// https://bford.info/cachedir/
    private static let tag = "CACHEDIR.TAG"
    /// How the tag of a cache of Galley begins; other programs have tags too.
    private static let mark = """
        Signature: 8a477f597d28d172789f06886806bc55
        # This folder has what galley check has found before
        """
    private static let tagText = mark + ", by what it depends on. It may be removed at any time.\n"

    private static func isOurs(_ tag: String) -> Bool { read(tag)?.0.starts(with: mark.utf8) == true }

    /// The content of an entry; nil where there is none, or its file is damaged.
    func content(of key: String) -> Data? {
        let file = place(of: key)
        guard let (data, age) = Self.read(file), let content = CacheEntry.content(of: data, key: key) else {
            return nil
        }
        if age > Self.patience { utimes(file, nil) }
        return content
    }

    /// Keeps the content of an entry. Nothing waits for the disk.
    func keep(_ content: Data, under key: String) {
        guard content.count < Self.largest else { return }
        let file = place(of: key)
        mkdir((file as NSString).deletingLastPathComponent, 0o777)
        guard (try? WholeFile.replace(file, by: CacheEntry.bytes(of: content, key: key))) != nil else { return }
        hasWritten.store(true, ordering: .relaxed)
    }

    /// The file of an entry. Entries are divided among folders by the first two digits, as git divides objects.
    private func place(of key: String) -> String { "\(path)/\(key.prefix(2))/\(key.dropFirst(2))" }

    /// The bytes of a plain file, and how many seconds ago it was written or used. Nothing waits for a pipe, and no link is
    /// followed.
    private static func read(_ file: String) -> (Data, age: Double)? {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= largest,
            let data = try? handle.read(upToCount: largest)
        else { return nil }
        return (data, Date().timeIntervalSince1970 - facts.modified)
    }

    /// Removes the entries that were not used for longest, if something was written and all are larger than the limit; and
    /// what processes have left that were killed. Nothing else that is in the folder, or that a link leads to, is removed.
    /// O(files).
    func trim(to limit: Int = mostBytes) {
        guard hasWritten.load(ordering: .relaxed) else { return }
        var files: [(path: String, size: Int, modified: Double)] = []
        for folder in Self.names(in: path) where Self.isHexadecimal(folder, count: 2) {
            guard Self.facts(of: "\(path)/\(folder)", S_IFDIR) != nil else { continue }
            for name in Self.names(in: "\(path)/\(folder)") {
                let file = "\(path)/\(folder)/\(name)"
                let isUnfinished = WholeFile.isUnfinished(name)
                guard isUnfinished || Self.isHexadecimal(name, count: 62), let facts = Self.facts(of: file, S_IFREG)
                else { continue }
                // Another process may be writing it.
                if isUnfinished, Date().timeIntervalSince1970 - facts.modified < Self.patience { continue }
                files.append((file, Int(facts.st_size), isUnfinished ? 0 : facts.modified))
            }
        }
        var bytes = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.modified < $1.modified }) {
            guard bytes > limit || file.modified == 0 else { break }
            unlink(file.path)
            bytes -= file.size
        }
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// What the system knows about a file or folder of that kind; nil for anything else, such as a link to one.
    private static func facts(of path: String, _ kind: mode_t) -> stat? {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == kind ? facts : nil
    }

    /// Whether a name is that of an entry, or of a folder of entries.
    private static func isHexadecimal(_ name: String, count: Int) -> Bool {
        name.utf8.count == count
            && name.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            }
    }
}

extension stat {
    /// When the file was written, in seconds.
    fileprivate var modified: Double {
        #if canImport(Darwin)
        Double(st_mtimespec.tv_sec)
        #else
        Double(st_mtim.tv_sec)
        #endif
    }
}
