internal import Foundation
internal import GalleyOptions

/// Output in many small parts, so that any number of them passes through in bounded memory.
///
/// A file appears under its name when it is finished, or not at all; what was written to standard output before a
/// fault stays.
final class StreamedOutput {
    private let path: String?
    private var file: FileHandle?
    private var pending: [UInt8] = []
    private static let room = 1 << 16

    /// Opens a file beside `path`; nil is standard output.
    init(_ path: String?) throws {
        self.path = path
        guard let path, let partial else { return }
        guard FileManager.default.createFile(atPath: partial, contents: nil),
            let opened = FileHandle(forWritingAtPath: partial)
        else { throw OutputError.cannotWrite(path, reason: String(cString: strerror(errno))) }
        file = opened
    }

    deinit {
        guard let partial else {
            try? flush()
            return
        }
        // Unfinished.
        if file != nil { try? FileManager.default.removeItem(atPath: partial) }
    }

    private var partial: String? { path.map { $0 + ".partial" } }

    func write(_ text: String) throws {
        pending += text.utf8
        if pending.count >= Self.room { try flush() }
    }

    /// Writes the rest, and gives a file its name.
    func finish() throws {
        try flush()
        guard let file, let path, let partial else { return }
        try file.close()
        self.file = nil
        guard rename(partial, path) == 0 else {
            throw OutputError.cannotWrite(path, reason: String(cString: strerror(errno)))
        }
    }

    private func flush() throws {
        defer { pending.removeAll(keepingCapacity: true) }
        guard let file, let path else {
            return try StandardOutput.write(String(decoding: pending, as: UTF8.self), endsWithReader: true)
        }
        do {
            try file.write(contentsOf: pending)
        } catch {
            throw OutputError.cannotWrite(path, reason: (error as NSError).localizedDescription)
        }
    }
}
