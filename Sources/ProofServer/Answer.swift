internal import Foundation

/// What a request is answered with (RFC 9112, 4). The connection ends after it.
struct Answer {
    /// The status as it is in the first line.
    enum Status: String {
        case ok = "200 OK"
        case noContent = "204 No Content"
        case badRequest = "400 Bad Request"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case misdirectedRequest = "421 Misdirected Request"
    }

    var status: Status
    var body = Data()
    /// The type of the body; nil where there is none.
    var type: String?
    /// Whether the body is not sent, but only how long it is.
    var isHead = false

    /// A sentence.
    static func text(_ status: Status, _ text: String) -> Answer {
        Answer(status: status, body: Data(text.utf8), type: "text/plain; charset=utf-8")
    }

    /// The answer as it is sent. The browser keeps nothing, does not guess the type from the content, and lets no other
    /// site read it.
    var data: Data {
        var fields = [
            status.rawValue, "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Cross-Origin-Resource-Policy: same-origin",
        ]
        if status == .methodNotAllowed { fields.append("Allow: GET, HEAD") }
        if let type { fields += ["Content-Type: \(type)", "Content-Length: \(body.count)"] }
        return Data("HTTP/1.1 \(fields.joined(separator: "\r\n"))\r\n\r\n".utf8) + (isHead ? Data() : body)
    }
}
