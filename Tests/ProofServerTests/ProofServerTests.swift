import Foundation
import ProofServer
import TestSupport
import Testing

@Suite struct ProofServerTests {
    /// A folder with a page, a style and a secret, and a server that has published the first two.
    ///
    /// What is asked of the server waits for it on a thread of its own: those of tasks are as many as there are cores, and
    /// the server needs one.
    private func served(_ body: @escaping @Sendable (ProofServer, URL, _ folder: URL) throws -> Void) async throws {
        try await onThread { try serve(body) }
    }

    private func serve(_ body: (ProofServer, URL, _ folder: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "scenes"), withIntermediateDirectories: true)
        for path in ["index.html", "scenes/größe.html", "proof.css", "secret.txt"] {
            try Data("<p>\(path)\n".utf8).write(to: folder.appending(path: path))
        }
        let server = ProofServer(folder: folder)
        let url = try server.start(port: 0)
        defer { server.stop() }
        server.publish(["index.html", "scenes/größe.html", "proof.css"])
        try body(server, url, folder)
    }

    @Test func pagesAndStyles() async throws {
        try await served { _, url, _ in
            #expect(url.host() == "127.0.0.1")
            for (target, start) in ["/": "<p>index.html\n<script>", "/scenes/gr%C3%B6%C3%9Fe.html": "<p>scenes/größe"] {
                let page = try LoopbackRequest(target, at: url)
                #expect(page.status == 200 && page.body.hasPrefix(start) && page.body.hasSuffix("</script>\n"))
                #expect(page.answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
            }
            let style = try LoopbackRequest("/proof.css", at: url)
            #expect(style.status == 200 && style.body == "<p>proof.css\n")
            #expect(try LoopbackRequest("/galley-version", at: url, method: "HEAD").body.isEmpty)
            let head = try LoopbackRequest("/proof.css", at: url, method: "HEAD")
            #expect(head.status == 200 && head.body.isEmpty && head.answer.contains("Content-Length: 13\r\n"))
        }
    }

    /// A page that is older than the files says so, whatever the message has in it, until newer ones are published.
    @Test func aMessageIsOnEveryPageUntilOthersArePublished() async throws {
        try await served { server, url, _ in
            let before = try LoopbackRequest("/galley-version", at: url).body
            // The second "<" is one character with what is before it.
            server.say("Toolbar.yml:3:1: error: </script><b>\" \u{D4E}</script>")
            #expect(try LoopbackRequest("/galley-version", at: url).body != before)
            for page in ["/", "/scenes/gr%C3%B6%C3%9Fe.html"] {
                let body = try LoopbackRequest(page, at: url).body
                #expect(body.contains("Toolbar.yml:3:1: error: \\u003C") && !body.contains("</script><b>"))
                #expect(body.utf8.ranges(of: "</script>".utf8).count == 2)
            }
            server.publish(["index.html"])
            #expect(try !LoopbackRequest("/", at: url).body.contains("Toolbar.yml"))
        }
    }

    /// Only what was published, by whatever way.
    @Test(arguments: [
        "/secret.txt", "/scenes", "/scenes/", "/nothing.html", "/../secret.txt", "/scenes/../secret.txt",
        "/%2e%2e/secret.txt", "/scenes/%2e%2e%2fsecret.txt", "/..%2f..%2f..%2fetc/passwd", "//etc/passwd",
        "/proof.css%00", "/scenes/../proof.css",
    ])
    func nothingElse(target: String) async throws {
        try await served { _, url, _ in
            let answer = try LoopbackRequest(target, at: url)
            #expect(answer.status == 404)
        }
    }

    @Test func onlyThisMachineIsAskedFor() async throws {
        try await served { _, url, _ in
            let port = url.port ?? 0
            for host in ["example.org", "example.org:\(port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(port)", ""] {
                let refused = try LoopbackRequest("/", at: url, host: host)
                #expect(refused.status == 421 && !refused.answer.contains("index.html"), "\(host)")
            }
            #expect(try LoopbackRequest("/", at: url, host: "LOCALHOST:\(port)").status == 200)
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"]) func pagesAreOnlyRead(method: String) async throws {
        try await served { _, url, _ in
            let answer = try LoopbackRequest("/", at: url, method: method)
            #expect(answer.status == 405)
        }
    }

    /// A page that knows the latest version waits for the next, and one that knows an older version gets the answer at once.
    @Test func openPagesLearnOfChanges() async throws {
        try await served { server, url, _ in
            func version(after known: String) throws -> String {
                try LoopbackRequest("/galley-version?since=\(known)", at: url).body
            }
            let first = try version(after: "none")
            let page = try LoopbackRequest("/", at: url).body
            #expect(page.contains("\"\(first)\""))
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { server.publish(["index.html"]) }
            let second = try version(after: first)
            #expect(second != first && second.hasSuffix("-2"))
            #expect(try version(after: first) == second)
            #expect(try LoopbackRequest("/proof.css", at: url).status == 404)
        }
    }

    /// Whatever comes in, there is an answer or none, and the next request has its page.
    @Test(
        arguments: [
            (["GET / HTTP/1.1\r\nHo", "st: HERE\r", "\n\r\n"], 200), (["GET / HTTP/1.1\r\nhost:HERE\r\n\r\nGET"], 200),
            (["GET / HTTP/1.1\r\nHost: HERE\r\nHost: example.org\r\n\r\n"], 421), (["GET / HTTP/1.1\r\n\r\n"], 421),
            (["GET /%zz HTTP/1.1\r\nHost: HERE\r\n\r\n"], 400), (["GET /\r\nHost: HERE\r\n\r\n"], 400),
            (["\r\n\r\n"], 400),
            (["GET / HTTP/1.1\r\nCookie: " + String(repeating: "a", count: 20_000)], 400),
            (["GET / HTTP/1.1\r\nHost: HE"], nil), ([], nil),
        ] as [([String], Int?)])
    func requestsAsTheyCome(pieces: [String], status: Int?) async throws {
        try await served { _, url, _ in
            let pieces = pieces.map { $0.replacing("HERE", with: "127.0.0.1:\(url.port ?? 0)") }
            let answer = try LoopbackRequest(sending: pieces, to: url)
            let next = try LoopbackRequest("/", at: url)
            #expect(answer.status == status && next.status == 200)
        }
    }

    @Test func aTakenPort() async throws {
        try await served { _, url, folder in
            let other = ProofServer(folder: folder)
            #expect(throws: ProofServer.Failure.self) { _ = try other.start(port: UInt16(url.port ?? 0)) }
        }
    }
}
