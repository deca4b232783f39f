internal import Foundation
internal import Galley
internal import Synchronization

/// Standard output, written as bytes.
enum StandardOutput {
    private static let descriptor = Atomic(STDOUT_FILENO)

    /// Keeps it for the command: what code of a program prints from now on goes to standard error. Without a file descriptor to
    /// spare everything stays as it is.
    static func keep() {
        let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        descriptor.store(own, ordering: .relaxed)
    }

    /// Writes the text. A reader that has closed its end, as in `galley check | head`, is not an error.
    ///
    /// - Parameter endsWithReader: Throws `ReaderGone` in this case, so that work that only makes output can stop.
    static func write(_ text: String, endsWithReader: Bool = false) throws {
        let text = isTerminal ? TerminalText.visible(text) : text
        try check(WholeFile.writeAll(text, to: descriptor.load(ordering: .relaxed)), endsWithReader: endsWithReader)
    }

    /// Writes bytes.
    static func write(_ bytes: [UInt8]) throws {
        try check(WholeFile.writeAll(bytes, to: descriptor.load(ordering: .relaxed)), endsWithReader: false)
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
    static var isTerminal: Bool { isatty(descriptor.load(ordering: .relaxed)) == 1 }
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
