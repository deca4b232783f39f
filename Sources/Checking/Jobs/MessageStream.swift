internal import Foundation

/// Sends values through a socket and receives them: eight bytes for the length, then a binary property list.
///
/// Both ends are the same program, so the form needs no version.
struct MessageStream {
    let descriptor: Int32

    /// Sends a value; false where the other end is closed.
    func send(_ message: some Encodable) throws -> Bool {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let body = try encoder.encode(message)
        var length = UInt64(body.count).littleEndian
        let packet = withUnsafeBytes(of: &length) { Data($0) } + body
        return packet.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.send(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Self.withoutSignal)
                if count > 0 { rest = rest.dropFirst(count) } else if count == 0 || errno != EINTR { return false }
            }
            return true
        }
    }

    /// Waits for the next value; nil where the other end is closed.
    func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = read(MemoryLayout<UInt64>.size) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
        guard let body = read(Int(clamping: length)) else { return nil }
        return try PropertyListDecoder().decode(type, from: body)
    }

    /// This number of bytes; nil where fewer are left.
    private func read(_ count: Int) -> Data? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
        while data.count < count {
            let received = recv(descriptor, &buffer, min(buffer.count, count - data.count), 0)
            if received > 0 {
                data.append(contentsOf: buffer[..<received])
            } else if received == 0 || errno != EINTR {
                return nil
            }
        }
        return data
    }

    /// Writing to a closed end is an error, and does not end the process.
    private static var withoutSignal: Int32 {
        #if os(Linux)
        Int32(MSG_NOSIGNAL)
        #else
        0
        #endif
    }
}
