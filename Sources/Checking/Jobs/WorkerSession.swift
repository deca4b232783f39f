internal import Checks
internal import Foundation
package import Labels
package import Projects
internal import Scenes

/// The other side of a `WorkerProcess`: this process was started to work for another one of the same program.
package struct WorkerSession: Sendable {
    /// An environment variable that only workers have.
    static let variable = "GALLEY_WORKER"
    static let socketDescriptor = STDIN_FILENO
    static let placeDescriptor: Int32 = 3
    static let wordsDescriptor: Int32 = 4

    /// Whether this process is a worker. It can be asked before the session exists.
    package static var isExpected: Bool { getenv(variable) != nil }

    private let stream: MessageStream
    private let place: WorkerPlace

    /// The session of this process; nil where it is not a worker.
    ///
    /// From now on the process ends as soon as the other one does. No signal from a terminal ends it earlier, as the
    /// other process handles signals.
    /// - Throws: `InputError` where something other than Galley has set the variable.
    package static func current() throws(InputError) -> WorkerSession? {
        guard getenv(variable) != nil else { return nil }
        // Processes that views start are not workers.
        unsetenv(variable)
        let socket = fcntl(socketDescriptor, F_DUPFD_CLOEXEC, wordsDescriptor + 1)
        let place = fcntl(placeDescriptor, F_DUPFD_CLOEXEC, wordsDescriptor + 1)
        var type: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard place >= 0, getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) == 0 else {
            throw InputError(.configuration, "\(variable) is set; unset it: Galley sets it only for its own processes")
        }
        close(placeDescriptor)
        _ = fcntl(wordsDescriptor, F_SETFD, FD_CLOEXEC)
        LastWords(descriptor: wordsDescriptor).keep()
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        if nothing != STDIN_FILENO { close(nothing) }
        for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { signal(number, SIG_IGN) }
        OwnProgram.end(with: socket)
        LeftOutListings.apply()
        return WorkerSession(stream: MessageStream(descriptor: socket), place: WorkerPlace(place))
    }

    /// Handles requests until there are no more.
    ///
    /// - Parameter projects: Reads the projects of the command, once, in the same order as in the other process.
    package func serve(options: CheckOptions, projects: () throws -> [Project]) throws {
        // Projects that cannot be read as before count as missing.
        let projects = (try? projects()) ?? []
        try onMainActor { [stream, place] in
            var desk = WorkerDesk<Checker>(options: options, place: place, projects: projects)
            while let request = try stream.receive(WorkerRequest.self) {
                let reply = desk.reply(to: request)
                // Otherwise what views have printed would be lost with the process.
                fflush(nil)
                guard try stream.send(reply) else { return }
            }
        }
    }
}
