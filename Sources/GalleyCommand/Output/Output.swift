internal import Foundation
internal import Galley

/// Standard output, written as bytes.
enum StandardOutput {
    /// Writes the text. A reader that has gone away, as in `galley check | head`, is no error.
    ///
    /// - Parameter endsWithReader: Throws `ReaderGone` then, so that work whose only purpose is output can stop.
    static func write(_ text: String, endsWithReader: Bool = false) throws {
        let text = isTerminal ? TerminalText.visible(text) : text
        try check(WholeFile.writeAll(text, to: STDOUT_FILENO), endsWithReader: endsWithReader)
    }

    /// Writes what is no text.
    static func write(_ bytes: [UInt8]) throws {
        try check(WholeFile.writeAll(bytes, to: STDOUT_FILENO), endsWithReader: false)
    }

    private static func check(_ failure: Int32, endsWithReader: Bool) throws {
        guard failure != 0 else { return }
        guard failure != EPIPE else {
            if endsWithReader { throw ReaderGone() }
            return
        }
        throw WholeFile.Failure("standard output", failure)
    }

    /// Whether a person is looking.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// Nobody reads the output any more.
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

    /// Whether a person is looking.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
