public import Foundation

/// A program that a test has started. It ends when its owner does, at the latest.
///
/// It has a process group of its own, no open files but its standard ones, and no signal is blocked or ignored in it,
/// whatever this process inherited: threads of tests block signals, and bash ignores SIGINT in what it starts with `&`.
///
/// Foundation's `Process` is not used: it passes on blocked and ignored signals, and it keeps its pipes open.
public final class TestProcess: @unchecked Sendable {
    /// Where standard input comes from.
    public enum Input {
        case nothing
        case file(URL)
        /// From ``TestProcess/write(_:)``, until ``TestProcess/closeInput()``.
        case pipe
    }

    /// Where standard output or standard error goes.
    public enum Output {
        case nothing
        /// To this file, which is emptied first.
        case file(URL)
        /// For standard error: wherever standard output goes.
        case sameAsOutput
    }

    /// How a process ended.
    public enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// Another part of this process has collected the status.
        case unknown

        /// What a shell has in `$?`: 128 and the number of the signal where one ended it.
        public var status: Int32 {
            switch self {
            case .exit(let status): status
            case .signal(let signal): 128 + signal
            case .unknown: -1
            }
        }
    }

    /// How long anything is waited for that should take seconds, on a machine that does much else.
    public static let patience = Duration.seconds(300)

    public let identifier: pid_t
    /// The program and its arguments, for messages.
    private let command: String
    private let files: [URL]
    private let lock = NSLock()
    private var end: End?
    /// The end of the pipe that is written to, or -1.
    private var input: Int32 = -1

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Its path.
    ///   - variables: What its environment has instead of, and in addition to, what this process has.
    /// - Throws: ``Failure`` where it cannot be started.
    public init(
        _ program: URL, _ arguments: [String], in folder: URL? = nil, environment variables: [String: String] = [:],
        input: Input = .nothing, output: Output = .nothing, error: Output = .nothing
    ) throws {
        command = ([program.lastPathComponent] + arguments).joined(separator: " ")
        files = [output, error].compactMap { if case .file(let url) = $0 { url } else { nil } }
        var actions = SpawnActions()
        defer { actions.destroy() }
        switch input {
        case .nothing: actions.open("/dev/null", O_RDONLY, as: STDIN_FILENO)
        case .file(let url): actions.open(url.path, O_RDONLY, as: STDIN_FILENO)
        case .pipe: self.input = try actions.pipe(as: STDIN_FILENO)
        }
        for (stream, descriptor) in [(output, STDOUT_FILENO), (error, STDERR_FILENO)] {
            switch stream {
            case .nothing: actions.open("/dev/null", O_WRONLY, as: descriptor)
            case .file(let url): actions.open(url.path, O_WRONLY | O_CREAT | O_TRUNC, as: descriptor)
            case .sameAsOutput: actions.duplicate(STDOUT_FILENO, as: descriptor)
            }
        }
        if let folder { actions.enter(folder.path) }
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        switch actions.spawn(program.path, [program.path] + arguments, environment) {
        case .success(let identifier): self.identifier = identifier
        case .failure(let code):
            throw Failure("\(command) cannot be started: \(String(cString: strerror(code.rawValue)))")
        }
    }

    deinit {
        closeInput()
        if isRunning { killGroup() }
    }

    public var isRunning: Bool { lock.withLock { poll() == nil } }

    /// Waits for its end; what takes too long is killed, with all that it has started in its group.
    ///
    /// - Throws: ``Failure``, which names the command that hangs and what it wrote.
    @discardableResult
    public func wait(atMost limit: Duration = patience) throws -> End {
        try wait(atMost: limit, for: "its end") { false }
        return lock.withLock { poll() ?? .unknown }
    }

    /// Waits until something is so, or the process has ended.
    ///
    /// - Parameter what: What is waited for, for the message.
    /// - Returns: Whether it is so.
    /// - Throws: ``Failure`` where neither happens in time; the process is killed then. Whatever the condition throws.
    @discardableResult
    public func wait(
        atMost limit: Duration = patience, for what: String, until condition: () throws -> Bool
    ) throws -> Bool {
        let deadline = ContinuousClock.now + limit
        while true {
            // Asked first: what a process does right before its end is seen.
            let wasRunning = isRunning
            if try condition() { return true }
            guard wasRunning else { return false }
            guard ContinuousClock.now < deadline else {
                killGroup()
                throw Failure("\(command) hangs: no sign of \(what) within \(limit); it was killed\(written)")
            }
            usleep(1000)
        }
    }

    /// Sends a signal to the process alone.
    public func send(_ signal: Int32) { if isRunning { kill(identifier, signal) } }

    /// Writes to its standard input, which must be a pipe.
    ///
    /// - Throws: ``Failure`` where nobody reads it, or not within a minute.
    public func write(_ data: Data) throws {
        var rest = data[...]
        let deadline = ContinuousClock.now + .seconds(60)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                guard errno == EAGAIN || errno == EINTR, ContinuousClock.now < deadline else {
                    throw Failure("\(command) does not read its input: \(String(cString: strerror(errno)))")
                }
                usleep(1000)
            }
        }
    }

    /// Ends its standard input, where that is a pipe.
    public func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// How it ended; nil while it runs. With the lock.
    private func poll() -> End? {
        if let end { return end }
        var status: Int32 = 0
        var found = waitpid(identifier, &status, WNOHANG)
        while found < 0, errno == EINTR { found = waitpid(identifier, &status, WNOHANG) }
        if found == identifier {
            end = status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
        } else if found < 0 {
            end = .unknown
        }
        return end
    }

    private func killGroup() {
        kill(-identifier, SIGKILL)
        // What is killed ends soon; a disk that does not answer may keep it.
        for _ in 0..<10_000 where isRunning { usleep(1000) }
    }

    private var written: String {
        files.map { url in
            let text = String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self).suffix(2000)
            return text.isEmpty ? "" : "\n\(url.lastPathComponent): \(text)"
        }.joined()
    }

    /// A process that cannot be started, or that hangs.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        init(_ description: String) { self.description = description }
    }
}
