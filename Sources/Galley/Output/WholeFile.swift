internal import Foundation
internal import Scenes

/// Files that are written whole or not at all, whatever stops the program in between.
package enum WholeFile {
    /// Why a file could not be written.
    package struct Failure: Error {
        /// As it was named.
        package let path: String
        /// In the words of the system.
        package let reason: String
    }

    /// Writes the text beside the file and then puts it in its place. What is no plain file, such as a device or a pipe,
    /// is written to as it is; a symbolic link stays one.
    package static func write(_ text: String, to path: String) throws(Failure) {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        let number = isPlain(target) ? replace(target, with: text) : overwrite(path, with: text)
        guard number == 0 else { throw Failure(path: path, reason: String(cString: strerror(number))) }
    }

    /// Whether there is a plain file, or nothing yet.
    private static func isPlain(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG
    }

    /// Each returns the number of the error that stopped it, or 0.
    private static func replace(_ path: String, with text: String) -> Int32 {
        var facts = stat()
        let mode = stat(path, &facts) == 0 ? facts.st_mode & 0o7777 : nil
        let file = URL(filePath: path)
        let name = ".\(file.lastPathComponent.prefix(40)).\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let part = file.deletingLastPathComponent().appending(path: name).path
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return errno }
        if let mode { _ = fchmod(descriptor, mode) }
        var failure = writeAll(text, to: descriptor)
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(part, path) != 0 { failure = errno }
        if failure != 0 { unlink(part) }
        return failure
    }

    private static func overwrite(_ path: String, with text: String) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        let failure = writeAll(text, to: descriptor)
        return close(descriptor) != 0 && failure == 0 ? errno : failure
    }

    /// Writes every byte.
    package static func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return 0
    }
}

extension WholeFile {
    /// Writes a file of the project; where that fails, the error names it.
    static func write(_ text: String, to url: URL) throws {
        do {
            try write(text, to: url.path)
        } catch {
            throw InputError(.unreadable, "the file cannot be written: \(error.reason)", file: InputFile.name(of: url))
        }
    }
}
