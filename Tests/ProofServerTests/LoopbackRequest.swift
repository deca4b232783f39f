import Foundation
import TestSupport

/// One request as it goes over the wire, and what comes back until the connection ends.
struct LoopbackRequest {
    let answer: String

    var status: Int? { answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
    var body: String { answer.range(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? "" }

    /// - Parameters:
    ///   - target: What stands behind the method, byte for byte.
    ///   - host: nil for that of the server.
    init(_ target: String, at url: URL, method: String = "GET", host: String? = nil) throws {
        let host = host ?? "127.0.0.1:\(url.port ?? 0)"
        try self.init(sending: ["\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nAccept: */*\r\n\r\n"], to: url)
    }

    /// - Parameter pieces: What is sent, each in its own packet.
    init(sending pieces: [String], to url: URL) throws {
        let port = UInt16(url.port ?? 0)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        limitWaiting(of: descriptor)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw CocoaError(.fileReadUnknown) }
        for (number, piece) in pieces.enumerated() {
            if number > 0 { usleep(50_000) }
            _ = piece.withCString { send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        }
        shutdown(descriptor, Int32(SHUT_WR))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count = read(descriptor, &buffer, buffer.count)
        while count > 0 {
            bytes += buffer[..<count]
            count = read(descriptor, &buffer, buffer.count)
        }
        guard count == 0 || errno != EAGAIN else { throw NoAnswer(request: pieces.joined()) }
        answer = String(decoding: bytes, as: UTF8.self)
    }
}

/// The server left a connection open and sent nothing.
struct NoAnswer: Error {
    let request: String
}
