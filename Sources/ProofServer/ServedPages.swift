internal import FlyingFox
internal import Foundation
internal import Synchronization

/// What the server answers.
final class ServedPages: Sendable {
    /// How long a page waits for a change before it asks again, in seconds.
    static let patience = 30.0

    private let folder: URL
    private let state: Mutex<State>

    private struct State {
        var paths: Set<String> = []
        var hosts: Set<String> = []
        /// How often pages were published.
        var number = 0
        /// Tells this run from earlier ones, whose pages may still be open.
        let run = String(UInt32.random(in: 0 ... .max), radix: 36)

        var version: String { "\(run)-\(number)" }
    }

    init(folder: URL) {
        self.folder = folder
        state = Mutex(State())
    }

    func publish(_ paths: Set<String>) {
        state.withLock { state in
            state.paths = paths
            state.number += 1
        }
    }

    /// Which names of this machine requests may bear.
    func listen(on port: UInt16) {
        state.withLock { $0.hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }
    }

    /// 1. Refuse whoever does not ask for this machine, and whatever is not read.
    /// 2. A page that is open waits for the next version.
    /// 3. Of files those are given that were published.
    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        guard let host = request.headers[.host]?.lowercased(), state.withLock({ $0.hosts.contains(host) }) else {
            return .text(.misdirectedRequest, "This server answers for 127.0.0.1 alone.\n")
        }
        guard request.method == .GET || request.method == .HEAD else {
            return .text(.methodNotAllowed, "Pages are read here.\n", [HTTPHeader("Allow"): "GET, HEAD"])
        }
        let path = String(request.target.path(percentEncoded: false).drop { $0 == "/" })
        if path == RefreshScript.path {
            let known = request.query.first { $0.name == "since" }?.value
            return .text(.ok, await version(after: known))
        }
        return file(path.isEmpty ? "index.html" : path, isHead: request.method == .HEAD)
    }

    /// The latest version, as soon as it is another than the one that is known, or patience ends.
    private func version(after known: String?) async -> String {
        let start = ContinuousClock.now
        while true {
            let version = state.withLock { $0.version }
            guard version == known, ContinuousClock.now - start < .seconds(Self.patience) else { return version }
            do {
                try await Task.sleep(for: .milliseconds(50))
            } catch {
                return version
            }
        }
    }

    private func file(_ path: String, isHead: Bool) -> HTTPResponse {
        let (isPublished, version) = state.withLock { ($0.paths.contains(path), $0.version) }
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        guard isPublished, var data = try? Data(contentsOf: folder.appending(path: path)) else {
            // Browsers ask for this by themselves, and complain to whoever reads their console.
            if path == "favicon.ico" { return HTTPResponse(statusCode: .noContent) }
            let text = "<!DOCTYPE html><title>Not found</title><p>There is no such page.\n"
            return .page(.notFound, RefreshScript.added(to: Data(text.utf8), version: version))
        }
        // The version that is in the page is not newer than what was read.
        if ending == "html" { data = RefreshScript.added(to: data, version: version) }
        var response = HTTPResponse.page(.ok, isHead ? Data() : data, type: Self.types[ending])
        response.headers[.contentLength] = String(data.count)
        return response
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    ]
}

extension HTTPResponse {
    fileprivate static func text(
        _ status: HTTPStatusCode, _ text: String, _ headers: [HTTPHeader: String] = [:]
    ) -> HTTPResponse {
        var response = page(status, Data(text.utf8), type: "text/plain; charset=utf-8")
        for (name, value) in headers { response.headers[name] = value }
        return response
    }

    /// Nothing is kept by the browser, guessed from its content, or read by pages from elsewhere.
    fileprivate static func page(_ status: HTTPStatusCode, _ data: Data, type: String? = "text/html") -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: HTTPHeaders([
                .contentType: type ?? "application/octet-stream", HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
            ]), body: data)
    }
}
