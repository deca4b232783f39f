internal import Foundation

/// Standard output, written as bytes.
package enum StandardOutput {
    /// Writes the text. A reader that has gone away, as in `galley check | head`, is no error.
    package static func write(_ text: String) throws {
        let failure = writeAll(text, to: STDOUT_FILENO)
        guard failure != 0, failure != EPIPE else { return }
        throw OutputError.cannotWrite("standard output", reason: String(cString: strerror(failure)))
    }

    /// Whether a person is looking.
    package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// Standard error, for messages and progress.
package enum StandardError {
    package static func write(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }

    /// Whether a person is looking.
    package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Files that are written in one piece or not at all.
package enum OutputFile {
    package static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw OutputError.cannotWrite(path, reason: (error as NSError).localizedDescription)
        }
    }
}

/// Output that could not be written.
package enum OutputError: Error, CustomStringConvertible {
    case cannotWrite(String, reason: String)

    package var description: String {
        switch self {
        case .cannotWrite(let name, let reason): "error: \(name) cannot be written: \(reason)"
        }
    }
}

/// Writes every byte; the number of the error that stopped it, or 0.
private func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
    }
    return 0
}
