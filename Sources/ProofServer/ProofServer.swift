internal import Dispatch
internal import FlyingFox
internal import FlyingSocks
package import Foundation
internal import Synchronization

/// Shows the pages of a proof to browsers on this machine, and has those that are open load again when they change.
///
/// It listens on 127.0.0.1 alone, answers `GET` and `HEAD` of the files that were published and of nothing else in the
/// folder, and refuses requests under another host's name, as a page elsewhere makes them that has its own name lead here.
package final class ProofServer: Sendable {
    private let pages: ServedPages
    private let running: Mutex<Task<Void, Never>?> = Mutex(nil)

    /// A server that does not listen yet.
    ///
    /// - Parameter folder: Where the pages are.
    package init(folder: URL) { pages = ServedPages(folder: folder) }

    deinit { stop() }

    /// The port that is asked for first, so that a page which is still open finds the server again.
    package static let usualPort: UInt16 = 4255

    /// Begins to listen, and returns the address of the first page.
    ///
    /// - Parameter port: nil takes ``usualPort``, or any that is free where another program has that.
    /// - Throws: `ProofServer.Failure` where the port cannot be had.
    package func start(port: UInt16? = nil) throws(Failure) -> URL {
        guard port == nil else { return try listen(on: port ?? 0) }
        do {
            return try listen(on: Self.usualPort)
        } catch {
            return try listen(on: 0)
        }
    }

    /// Takes other files as those of the site, which have been written: pages that are open load again.
    ///
    /// - Parameter paths: From the folder of the site, as in `scenes/toolbar.html`.
    package func publish(_ paths: some Sequence<String>) { pages.publish(Set(paths)) }

    /// Ends the server and all connections.
    package func stop() {
        running.withLock { task in
            task?.cancel()
            task = nil
        }
    }

    /// Why the server cannot listen.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private func listen(on port: UInt16) throws(Failure) -> URL {
        let start = Start()
        let task = Task.detached { [pages] in
            do {
                let server = HTTPServer(
                    address: try .inet(ip4: "127.0.0.1", port: port), timeout: ServedPages.patience * 2,
                    logger: .disabled, handler: ClosureHTTPHandler { await pages.answer($0) })
                async let listening: Void = {
                    try await server.waitUntilListening(timeout: 60)
                    if case .ip4(_, let port)? = await server.listeningAddress { start.end(.success(port)) }
                }()
                try await server.run()
                try await listening
            } catch {
                start.end(.failure(Failure(description: "\(error.localizedDescription)")))
            }
        }
        let actual = try start.wait()
        pages.listen(on: actual)
        running.withLock { $0 = task }
        guard let url = URL(string: "http://127.0.0.1:\(actual)/") else {
            throw Failure(description: "port \(actual) has no address")
        }
        return url
    }
}

/// Waits on a thread for what a task finds out.
private final class Start: Sendable {
    private let result: Mutex<Result<UInt16, ProofServer.Failure>?> = Mutex(nil)
    private let ended = DispatchSemaphore(value: 0)

    /// The first result counts.
    func end(_ new: Result<UInt16, ProofServer.Failure>) {
        let isFirst = result.withLock { result in
            defer { result = result ?? new }
            return result == nil
        }
        if isFirst { ended.signal() }
    }

    func wait() throws(ProofServer.Failure) -> UInt16 {
        ended.wait()
        guard let result = result.withLock({ $0 }) else { throw .init(description: "the server has ended") }
        return try result.get()
    }
}
