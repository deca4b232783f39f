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
        /// What is wrong with the files since then; nil where nothing is.
        var message: String?
        /// How often pages were published, or something was said.
        var number = 0
        /// Distinguishes this run from earlier ones, whose pages may still be open.
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
            state.message = nil
            state.number += 1
        }
    }

    func say(_ message: String) {
        state.withLock { state in
            guard state.message != message else { return }
            state.message = message
            state.number += 1
        }
    }

    /// The names of this machine that requests may have.
    func listen(on port: UInt16) {
        state.withLock { $0.hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }
    }

    /// 1. Refuse requests for another machine, and requests that cannot be read.
    /// 2. A page that is open waits for the next version.
    /// 3. Only published files are served.
    func answer(_ request: RequestHead) async -> Answer {
        guard let host = request.host, state.withLock({ $0.hosts.contains(host) }) else {
            return .text(.misdirectedRequest, "This server answers for 127.0.0.1 alone.\n")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(.methodNotAllowed, "Pages are read here.\n")
        }
        if request.path == RefreshScript.path { return .text(.ok, await version(after: request.query["since"])) }
        return file(request.path.isEmpty ? "index.html" : request.path)
    }

    /// The latest version, as soon as it differs from the known one, or when the time to wait is over.
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

    private func file(_ path: String) -> Answer {
        let (isPublished, version, message) = state.withLock { ($0.paths.contains(path), $0.version, $0.message) }
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        guard isPublished, var data = try? Data(contentsOf: folder.appending(path: path)) else {
            // Browsers ask for this by themselves, and complain in their console.
            if path == "favicon.ico" { return Answer(status: .noContent) }
            let text = """
                <!DOCTYPE html><title>Not found</title>
                <p>There is no such page; <a href="/">all scenes</a>.

                """
            let page = RefreshScript.added(to: Data(text.utf8), version: version)
            return Answer(status: .notFound, body: page, type: Self.types["html"])
        }
        // The version that is in the page is not newer than what was read.
        if ending == "html" { data = RefreshScript.added(to: data, version: version, message: message) }
        return Answer(status: .ok, body: data, type: Self.types[ending] ?? "application/octet-stream")
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    ]
}
