internal import FlyingSocks
package import Foundation
internal import Synchronization

/// Shows the pages of a proof to browsers on this machine, and has those that are open load again when they change.
///
/// It listens on 127.0.0.1 only, and answers `GET` and `HEAD` for published files only, not for others in the folder.
/// It refuses requests under another host's name: a page on another site can make its own name lead here.
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

    /// Shows a message on every page until others are published: the pages are older than the files.
    package func say(_ message: String) { pages.say(message) }

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
        let socket: Socket
        let actual: UInt16
        do {
            (socket, actual) = try Self.listeningSocket(on: port)
        } catch {
            throw Failure(description: error.localizedDescription)
        }
        guard let url = URL(string: "http://127.0.0.1:\(actual)/") else {
            throw Failure(description: "port \(actual) has no address")
        }
        pages.listen(on: actual)
        let task = Task.detached { [pages] in
            await Connections(pages: pages).serve(socket)
        }
        running.withLock { $0 = task }
        return url
    }

    private static func listeningSocket(on port: UInt16) throws -> (Socket, port: UInt16) {
        let socket = try Socket(domain: AF_INET)
        do {
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
            try socket.listen()
            guard case .ip4(_, let actual) = try socket.sockname() else { throw SocketError.unsupportedAddress }
            return (socket, actual)
        } catch {
            try? socket.close()
            throw error
        }
    }
}
