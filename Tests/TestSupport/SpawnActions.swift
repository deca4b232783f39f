internal import Foundation

/// What becomes of files, signals and the folder where a process starts: `posix_spawn`(3).
struct SpawnActions {
    #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let closesFiles = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    private static let closesFiles: Int32 = 0
    #endif
    /// The other ends of pipes, which are the started process's alone.
    private var theirs: [Int32] = []

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        sigdelset(&signals, SIGKILL)
        sigdelset(&signals, SIGSTOP)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = [POSIX_SPAWN_SETPGROUP, POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETSIGMASK].map { Int32($0) }
        posix_spawnattr_setflags(&attributes, Int16(flags.reduce(Int32(Self.closesFiles), |)))
    }

    mutating func destroy() {
        for descriptor in theirs { close(descriptor) }
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func open(_ path: String, _ flags: Int32, as descriptor: Int32) {
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }

    mutating func duplicate(_ descriptor: Int32, as other: Int32) {
        posix_spawn_file_actions_adddup2(&actions, descriptor, other)
    }

    mutating func enter(_ folder: String) {
        #if canImport(Darwin)
        posix_spawn_file_actions_addchdir_np(&actions, folder)
        #else
        typealias Function =
            @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
            Int32
        _ = Self.function("posix_spawn_file_actions_addchdir_np", as: Function.self)(&actions, folder)
        #endif
    }

    #if !canImport(Darwin)
    /// Closes all other files.
    private mutating func closeOthers() {
        typealias Function = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
        _ = Self.function("posix_spawn_file_actions_addclosefrom_np", as: Function.self)(&actions, 3)
    }

    /// A function of glibc since 2.34 that its headers show to programs in C alone, with `_GNU_SOURCE`.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
        guard let address = dlsym(nil, name) else { preconditionFailure("\(name) is not there") }
        return unsafeBitCast(address, to: type)
    }
    #endif

    /// A pipe that the process reads; gives the end that is written to, which never blocks.
    mutating func pipe(as descriptor: Int32) throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw TestProcess.Failure("there is no pipe left") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        theirs.append(ends[0])
        duplicate(ends[0], as: descriptor)
        return ends[1]
    }

    struct Code: Error { var rawValue: Int32 }

    mutating func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) -> Result<pid_t, Code> {
        #if !canImport(Darwin)
        closeOthers()
        #endif
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var identifier = pid_t()
        let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &variables)
        return code == 0 ? .success(identifier) : .failure(Code(rawValue: code))
    }
}
