internal import ArgumentParser
internal import Foundation
internal import Galley

/// Lines of a file or of standard input, one at a time, so that any number of them passes through.
struct TextInput {
    private let file: UnsafeMutablePointer<FILE>
    private let name: String
    /// The number of the line that was read last, from 1.
    private(set) var line = 0

    /// Opens a file; nil or `-` is standard input.
    init(_ path: String?) throws {
        let path = path == "-" ? nil : path
        guard let opened = path.map({ fopen($0, "r") }) ?? fdopen(STDIN_FILENO, "r") else {
            throw InputError(.unreadable, String(cString: strerror(errno)).lowercased(), file: path ?? "standard input")
        }
        file = opened
        name = path ?? "standard input"
    }

    /// The next line without its end; nil after the last. What is not UTF-8 becomes U+FFFD.
    mutating func next() -> String? {
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(buffer) }
        let count = getline(&buffer, &capacity, file)
        guard count >= 0, let buffer else { return nil }
        line += 1
        let bytes = UnsafeRawBufferPointer(start: buffer, count: count)
        var end = bytes.endIndex
        if end > 0, bytes[end - 1] == 0x0a { end -= 1 }
        if end > 0, bytes[end - 1] == 0x0d { end -= 1 }
        return String(decoding: bytes[..<end], as: UTF8.self)
    }

    /// Closes the file; nothing can be read afterwards.
    func close() {
        fclose(file)
    }

    /// The line that was read last.
    var position: SourcePosition { SourcePosition(file: name, line: line, column: 1) }

    /// A fault of the line that was read last.
    func error(_ message: String) -> InputError { InputError(.unreadable, message, at: position) }
}
