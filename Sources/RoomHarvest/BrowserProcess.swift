internal import Foundation
internal import Labels

/// A headless browser with two pipes: it reads commands from descriptor 3 and writes to 4.
///
/// See https://chromedevtools.github.io/devtools-protocol/, `--remote-debugging-pipe`: messages are JSON, each with a zero byte
/// behind it. No port is open, so no other program can talk to it.
final class BrowserProcess {
    private let process: pid_t
    /// Where commands are written to and messages are read from.
    private let input: Int32
    private let output: Int32
    private let profile: String
    private var buffer: [UInt8] = []
    /// Where the search for the end of the next message goes on.
    private var searched = 0
    private var isEnded = false

    /// Starts it with an empty profile of its own.
    init(_ program: BrowserProgram, hosts: [String]) throws(InputError) {
        let pattern = FileManager.default.temporaryDirectory.appending(path: "galley-browser-XXXXXX").path
        var template = Array(pattern.utf8CString)
        guard mkdtemp(&template) != nil else {
            throw InputError(.unreadable, "no folder can be made: \(Self.systemError)", file: pattern)
        }
        profile = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        var toBrowser: [Int32] = [-1, -1]
        var fromBrowser: [Int32] = [-1, -1]
        guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else {
            try? FileManager.default.removeItem(atPath: profile)
            throw InputError(.unreadable, "there is no pipe left: \(Self.systemError)")
        }
        // Away from 3 and 4, so that neither is overwritten before it is copied.
        let ends = (toBrowser + fromBrowser).map { end in
            defer { close(end) }
            return fcntl(end, F_DUPFD_CLOEXEC, 10)
        }
        input = ends[1]
        output = ends[2]
        let arguments = [program.path] + Self.flags(program, profile: profile, hosts: hosts) + ["about:blank"]
        let started = Self.spawn(arguments, reading: ends[0], writing: ends[3], scratch: profile)
        close(ends[0])
        close(ends[3])
        switch started {
        case .success(let process): self.process = process
        case .failure(let error):
            close(input)
            close(output)
            try? FileManager.default.removeItem(atPath: profile)
            throw InputError(
                .configuration, "the browser cannot be started: \(String(cString: strerror(error.number)))",
                file: program.path)
        }
    }

    deinit { end() }

    /// Ends it and all its processes, and removes its profile.
    func end() {
        guard !isEnded else { return }
        isEnded = true
        close(input)
        close(output)
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // Its other processes may still write for a moment.
        for _ in 0..<20 where FileManager.default.fileExists(atPath: profile) {
            if (try? FileManager.default.removeItem(atPath: profile)) == nil { usleep(50_000) }
        }
    }

    private static var systemError: String { String(cString: strerror(errno)) }

    private struct SpawnError: Error { var number: Int32 }

    private static func spawn(
        _ arguments: [String], reading: Int32, writing: Int32, scratch: String
    ) -> Result<pid_t, SpawnError> {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // A group of its own, so that all its processes can be ended at once, and no ignored signals.
        var signals = sigset_t()
        sigfillset(&signals)
        sigdelset(&signals, SIGKILL)
        sigdelset(&signals, SIGSTOP)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, reading, 3)
        posix_spawn_file_actions_adddup2(&actions, writing, 4)
        var words = arguments.map { strdup($0) } + [nil]
        // What it leaves behind goes with the profile.
        let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch]) { $1 }
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var process = pid_t()
        let code = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
        return code == 0 ? .success(process) : .failure(SpawnError(number: code))
    }

    /// What makes it headless, quiet, and deaf to all hosts but these.
    private static func flags(_ program: BrowserProgram, profile: String, hosts: [String]) -> [String] {
        let rules = ["MAP * ~NOTFOUND"] + hosts.map { "EXCLUDE \($0)" }
        return [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
            "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            // Calls between browsers would go past the rules for hosts.
            "--webrtc-ip-handling-policy=disable_non_proxied_udp",
            "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
            "--mute-audio",
            "--no-proxy-server", "--host-resolver-rules=\(rules.joined(separator: ", "))",
            "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
            "--disable-extensions", "--disable-sync", "--disable-domain-reliability", "--disable-breakpad",
            "--no-pings",
            "--metrics-recording-only", "--disable-client-side-phishing-detection",
            "--disable-search-engine-choice-screen",
            "--safebrowsing-disable-auto-update", "--password-store=basic", "--use-mock-keychain",
            "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
            "--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,"
                + "AutofillServerCommunication,CertificateTransparencyComponentUpdater,DialMediaRouteProvider",
        ] + (program.isSandboxed ? [] : ["--no-sandbox"])
    }
}

extension BrowserProcess {
    /// Sends one message.
    ///
    /// - Throws: `BrowserEnd` where the browser reads no more.
    func send(_ message: [UInt8]) throws {
        let bytes = message + [0]
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress! + sent, bytes.count - sent) }
            if count > 0 {
                sent += count
            } else if errno != EINTR {
                throw BrowserEnd()
            }
        }
    }

    /// The next message; nil where none has come by then.
    ///
    /// - Throws: `BrowserEnd` where the browser has ended.
    func receive(until deadline: ContinuousClock.Instant) throws -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: 0) {
                let message = Array(buffer[..<end])
                buffer.removeFirst(end + 1)
                searched = 0
                return message
            }
            searched = buffer.count
            let rest = ContinuousClock.now.duration(to: deadline)
            guard rest > .zero else { return nil }
            let milliseconds = min(rest / .milliseconds(1), 3_600_000)
            var events = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&events, 1, Int32(milliseconds) + 1) > 0 else { continue }
            var part = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(output, &part, part.count)
            if count > 0 {
                buffer.append(contentsOf: part[..<count])
            } else if count == 0 || errno != EINTR {
                throw BrowserEnd()
            }
        }
    }
}

/// The browser has ended by itself.
struct BrowserEnd: Error {}
