package import Foundation
package import Labels

/// A file that appears under its name only when it is whole, even if the program is stopped in between.
///
/// The text goes into a temporary file in the same folder, which then takes the place of a plain file in one step, with
/// its permissions: of several programs that write one file at once, the last leaves its text and no other. A symbolic
/// link stays, and the file behind it is replaced, unless the link is one of a project (`OutputLinks`). A device, a pipe and
/// an open descriptor (`/dev/stdout`) are written to as they are. What ends the machine itself may leave an empty file:
/// nothing waits for the disk.
package final class WholeFile {
    /// Why something could not be written.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        /// What was written to, as it was named.
        package let name: String
        /// The system's number of the error.
        package let number: Int32
        /// Why, where the system does not say it.
        private let cause: String?

        package init(_ name: String, _ number: Int32, because cause: String? = nil) {
            self.name = name
            self.number = number
            self.cause = cause
        }

        /// The error of the system's latest call.
        static func latest(_ name: String) -> Failure { Failure(name, errno) }

        /// In the words of the system, unless it is Galley that refuses.
        package var reason: String { cause ?? String(cString: strerror(number)) }

        package var description: String {
            "error: \(name.isEmpty ? "\"\"" : name) cannot be written: \(reason)"
        }
    }

    private let path: String
    private var descriptor: Int32
    /// The temporary file and the name that it is to have; nil where there is nothing to put in place.
    private let replacement: (part: UnfinishedFile, target: String)?

    /// Opens a file for writing, to be put in its place by `finish`. A pipe waits for its reader.
    package init(_ path: String) throws(Failure) {
        self.path = path
        let target = try OutputTarget(path)
        try OutputLinks.refuse(path)
        switch target {
        case .descriptor(let number):
            descriptor = fcntl(number, F_DUPFD_CLOEXEC, 0)
            replacement = nil
        case .special(let place):
            descriptor = open(place, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            replacement = nil
        case .plainFile(let target):
            let part = try UnfinishedFile(beside: target, named: path)
            descriptor = part.descriptor
            replacement = (part, target)
        }
        guard descriptor >= 0 else { throw .latest(path) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Adds a text at the end.
    package func write(_ text: String) throws(Failure) { try check(Self.writeAll(text, to: descriptor)) }

    /// Adds bytes at the end.
    package func write(_ bytes: [UInt8]) throws(Failure) { try check(Self.writeAll(bytes, to: descriptor)) }

    private func check(_ number: Int32) throws(Failure) {
        guard number == 0 else { throw Failure(path, number) }
    }

    /// Puts the file in its place. Without it, nothing has happened to a plain file.
    package func finish() throws(Failure) {
        let isClosed = close(descriptor) == 0
        descriptor = -1
        guard isClosed else { throw .latest(path) }
        if let replacement, rename(replacement.part.path, replacement.target) != 0 { throw .latest(path) }
    }

    /// Writes a whole text.
    package static func write(_ text: String, to path: String) throws(Failure) {
        let file = try WholeFile(path)
        try file.write(text)
        try file.finish()
    }

    /// Writes all bytes of a file.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let file = try WholeFile(path)
        try file.write(bytes)
        try file.finish()
    }

    /// Puts bytes in the place of whatever has the name: a pipe or a link there is replaced, and nothing waits for a reader.
    package static func replace(_ path: String, by bytes: [UInt8]) throws(Failure) {
        try OutputLinks.refuse(path)
        let part = try UnfinishedFile(
            at: OutputTarget.split(path).folder + UnfinishedFile.name(), mode: 0o666, named: path, isOurName: true)
        var number = writeAll(bytes, to: part.descriptor)
        if close(part.descriptor) != 0, number == 0 { number = errno }
        guard number == 0 else { throw Failure(path, number) }
        guard rename(part.path, path) == 0 else { throw .latest(path) }
    }

    /// Writes texts into new files, all of which go again where that fails; `EEXIST` where anything has a name already.
    ///
    /// The first file comes into being before anything else does.
    ///
    /// - Parameter folders: Folders that are made for them where there are none.
    package static func create(
        _ files: [(text: String, path: String)], in folders: [String] = []
    ) throws(Failure) {
        var parts: [UnfinishedFile] = []
        var made: [String] = []
        do throws(Failure) {
            for file in files { try OutputLinks.refuse(file.path) }
            for (index, file) in files.enumerated() {
                for folder in index == 1 ? folders : [] {
                    if mkdir(folder, 0o777) == 0 {
                        made.append(folder)
                    } else if errno != EEXIST {
                        throw .latest(folder)
                    }
                }
                let part = try UnfinishedFile(at: file.path, mode: 0o666, named: file.path)
                parts.append(part)
                var number = writeAll(file.text, to: part.descriptor)
                if close(part.descriptor) != 0, number == 0 { number = errno }
                guard number == 0 else { throw Failure(file.path, number) }
            }
        } catch {
            parts = []
            for folder in made { rmdir(folder) }
            throw error
        }
        for part in parts { part.keep() }
    }

    /// Whether a name is that of a temporary file, which a program that was killed may have left.
    package static func isUnfinished(_ name: String) -> Bool {
        guard name.hasPrefix(UnfinishedFile.start) else { return false }
        let parts = name.dropFirst(UnfinishedFile.start.count).split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && Int(parts[0]) != nil && UInt64(parts[1], radix: 36) != nil
    }

    /// Where a path leads, the same for all names of one plain file; nil for anything else.
    package static func place(of path: String) -> String? {
        guard case .plainFile(let target)? = try? OutputTarget(path) else { return nil }
        let (folder, name) = OutputTarget.split(target)
        guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return target }
        defer { free(real) }
        return "\(String(cString: real))/\(name)"
    }
}

extension WholeFile {
    /// Writes every byte, and returns the number of the error that stopped it, or 0.
    package static func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes every byte, and returns the number of the error that stopped it, or 0.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN {
                // Another program that shares a pipe with this one may have set it to non-blocking.
                var events = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&events, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// Writes a file of the project; where that fails, the error names it.
    package static func write(_ text: String, to url: URL) throws(InputError) {
        do {
            try write(text, to: url.path)
        } catch {
            throw inputError(error, url)
        }
    }

    /// Writes the bytes of a file of the project; where that fails, the error names it.
    package static func write(_ bytes: [UInt8], to url: URL) throws(InputError) {
        do {
            try write(bytes, to: url.path)
        } catch {
            throw inputError(error, url)
        }
    }

    private static func inputError(_ failure: Failure, _ url: URL) -> InputError {
        InputError(.unreadable, "the file cannot be written: \(failure.reason)", file: InputFile.name(of: url))
    }
}
