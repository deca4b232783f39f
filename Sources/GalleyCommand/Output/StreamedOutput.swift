internal import Galley

/// Output in many small parts, so that any number of them passes through in bounded memory.
///
/// A file appears under its name when it is finished, or not at all. What was written to standard output before an
/// error stays.
final class StreamedOutput {
    private let file: WholeFile?
    private var pending = ""
    private static let room = 1 << 16

    /// Opens a file; nil is standard output.
    init(_ path: String?) throws {
        file = if let path { try WholeFile(path) } else { nil }
    }

    deinit {
        if file == nil { try? flush() }
    }

    func write(_ text: String) throws {
        pending += text
        if pending.utf8.count >= Self.room { try flush() }
    }

    /// Writes the rest, and gives a file its name.
    func finish() throws {
        try flush()
        try file?.finish()
    }

    private func flush() throws {
        defer { pending.removeAll(keepingCapacity: true) }
        guard let file else { return try StandardOutput.write(pending, endsWithReader: true) }
        try file.write(pending)
    }
}
