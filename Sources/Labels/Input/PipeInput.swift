internal import Foundation

/// Reads pipes, such as a shell makes for `<(…)`. They have no length, and their other end may not be open.
enum PipeInput {
    /// How long the other end of a named pipe may take to be opened, in tenths of a second.
    private static let patience = 30

    static func isPipe(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    /// The bytes up to the end of the pipe, however long their writer takes.
    ///
    /// - Throws: `InputError` of kind `unreadable` where the pipe has not been opened for writing after three seconds.
    static func read(_ path: String, named name: String, limit: Int) throws -> Data {
        // Without O_NONBLOCK, opening it would wait for the writer for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw InputError(.unreadable, "the file cannot be read", file: name) }
        defer { close(descriptor) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var hasWriter = false
        var waited = 0
        while data.count < limit {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
                hasWriter = true
            } else if count == 0 {
                // The end, or the other end is not open yet.
                if hasWriter { break }
                guard waited < patience else {
                    throw InputError(
                        .unreadable,
                        "this is a pipe, and no program has opened it for writing within \(patience / 10) seconds",
                        file: name)
                }
                waited += 1
                usleep(100_000)
            } else if errno == EAGAIN {
                hasWriter = true
                var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&request, 1, -1)
            } else if errno != EINTR {
                throw InputError(.unreadable, "the file cannot be read", file: name)
            }
        }
        return data
    }
}
