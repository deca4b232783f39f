internal import Foundation
internal import Galley

/// Standard output, written as bytes.
enum StandardOutput {
    /// Writes the text. A reader that has closed its end, as in `galley check | head`, is not an error.
    ///
    /// - Parameter endsWithReader: Throws `ReaderGone` in this case, so that work that only makes output can stop.
    static func write(_ text: String, endsWithReader: Bool = false) throws {
        let text = isTerminal ? TerminalText.visible(text) : text
        try check(WholeFile.writeAll(text, to: OwnOutput.descriptor), endsWithReader: endsWithReader)
    }

    /// Writes bytes.
    static func write(_ bytes: [UInt8]) throws {
        try check(WholeFile.writeAll(bytes, to: OwnOutput.descriptor), endsWithReader: false)
    }

    private static func check(_ failure: Int32, endsWithReader: Bool) throws {
        guard failure != 0 else { return }
        guard failure != EPIPE else {
            if endsWithReader { throw ReaderGone() }
            return
        }
        throw WholeFile.Failure("standard output", failure)
    }

    /// Whether it is a terminal.
    static var isTerminal: Bool { isatty(OwnOutput.descriptor) == 1 }
}

/// The error for a reader that has closed its end.
struct ReaderGone: Error {}

/// Standard error, for messages and progress.
enum StandardError {
    /// Writes the text for people, who may read it in the log of a service too.
    static func write(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(WorkflowCommand.escapedLine)
        _ = WholeFile.writeAll(TerminalText.visible(lines.joined(separator: "\n")), to: STDERR_FILENO)
    }

    /// Moves the cursor of a terminal.
    static func control(_ sequence: String) { _ = WholeFile.writeAll(sequence, to: STDERR_FILENO) }

    /// Whether it is a terminal.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
