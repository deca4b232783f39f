internal import Foundation

/// What a request asks for: the lines before its body (RFC 9112, 2.1).
struct RequestHead {
    /// The longest head that is read, in bytes; browsers send some hundred.
    static let longest = 16_384

    let method: String
    /// The path, decoded from percent signs and without the slashes at its start.
    let path: String
    /// The query, not decoded.
    let query: [String: String]
    /// The name and port that is asked for, in lower case; nil where the request has not one.
    let host: String?

    /// Reads a head from its first byte to the empty line that ends it; nil where it is none.
    init?(_ bytes: some Collection<UInt8>) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = target.first.flatMap({ String($0).removingPercentEncoding }) else { return nil }
        method = String(words[0])
        self.path = String(path.drop { $0 == "/" })
        query = Self.values(of: target.dropFirst().joined())
        let hosts = lines.dropFirst().map { $0.lowercased() }.filter { $0.hasPrefix("host:") }
        host = hosts.count == 1 ? hosts[0].dropFirst("host:".count).trimmingCharacters(in: .whitespaces) : nil
    }

    private static func values(of query: String) -> [String: String] {
        query.split(separator: "&").reduce(into: [:]) { values, pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
        }
    }
}
