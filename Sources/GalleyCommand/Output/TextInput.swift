internal import ArgumentParser
internal import Foundation
internal import Galley

/// Reads lines of a file or of standard input one at a time, so that their number is not limited.
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

    /// The next line without its end; nil after the last. A byte order mark before the first line is skipped.
    ///
    /// - Throws: `InputError` for a line that is not UTF-8, with the place of the first wrong byte: otherwise a
    ///   different text would be measured.
    mutating func next() throws -> String? {
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(buffer) }
        let count = getline(&buffer, &capacity, file)
        guard count >= 0, let buffer else {
            if ferror(file) != 0 {
                throw InputError(.unreadable, String(cString: strerror(errno)).lowercased(), file: name)
            }
            return nil
        }
        line += 1
        var bytes = UnsafeRawBufferPointer(start: buffer, count: count)[...]
        if bytes.last == 0x0a { bytes.removeLast() }
        if bytes.last == 0x0d { bytes.removeLast() }
        if line == 1, bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
        guard bytes.count <= LabelMeasurer.longestText else {
            throw error("the line has more than \(LabelMeasurer.longestText >> 20) MB")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw InputError(
                .unreadable, "not UTF-8", at: SourcePosition(file: name, line: line, column: Self.firstFault(of: bytes))
            )
        }
        return text
    }

    /// The column of the first byte that is not UTF-8, in characters from 1.
    private static func firstFault(of bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var valid = String.UnicodeScalarView()
        while case .scalarValue(let scalar) = decoder.decode(&rest) { valid.append(scalar) }
        return String(valid).count + 1
    }

    /// Closes the file; nothing can be read afterwards.
    func close() {
        fclose(file)
    }

    /// The line that was read last.
    var position: SourcePosition { SourcePosition(file: name, line: line, column: 1) }

    /// An error at the line that was read last.
    func error(_ message: String) -> InputError { InputError(.unreadable, message, at: position) }
}
