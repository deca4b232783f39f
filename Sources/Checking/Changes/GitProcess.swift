internal import Catalogs
internal import Dispatch
internal import Foundation
internal import Labels
internal import Synchronization

/// One run of git, without a shell, that starts no other program.
///
/// A repository from someone else may name programs in its settings and attributes. So git is asked only for stored
/// objects and names of files, which needs no filter and no difference program. Everything else that it might start is
/// switched off, and it cannot reach other machines.
struct GitProcess {
    /// What it wrote to standard output.
    let output: Data
    /// What it wrote to standard error, in UTF-8.
    let complaint: String
    /// The exit status: 0 is success.
    let status: Int32

    /// Runs git at the top of a repository's files, and reads its output while it runs, however long that is.
    ///
    /// The repository is that of the folder, which has a `.git`, and no other that the environment of a hook may name
    /// (`GIT_DIR`, `GIT_INDEX_FILE`). Starting git takes about two milliseconds.
    ///
    /// - Parameters:
    ///   - top: The folder, without symbolic links in its path.
    ///   - purpose: What needs git, for messages.
    /// - Throws: `InputError` where git is not installed or cannot be started.
    init(_ arguments: [String], in top: String, for purpose: String = "--changed-since") throws(InputError) {
        guard let program = Self.program(outside: top) else {
            throw InputError(.configuration, "\(purpose) needs git, and there is no git in the PATH")
        }
        let process = Process()
        process.executableURL = program
        process.arguments =
            ["-C", top, "--no-pager", "--literal-pathspecs"] + Self.settings.flatMap { ["-c", $0] } + arguments
        process.environment = Self.environment(in: top)
        process.standardInput = FileHandle.nullDevice
        let (output, complaint) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaint
        // `waitUntilExit` would meanwhile run other work of this thread.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw InputError(.configuration, "\(purpose): git cannot be started: \(error.localizedDescription)")
        }
        let errors = Mutex(Data())
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            let data = Self.all(of: complaint)
            errors.withLock { $0 = data }
        }
        self.output = Self.all(of: output)
        reading.wait()
        end.wait()
        self.complaint = errors.withLock { String(decoding: $0, as: UTF8.self) }
        status = process.terminationReason == .exit ? process.terminationStatus : -1
    }

    /// Everything that comes through a pipe until its other end is closed.
    ///
    /// This end is closed afterwards: Foundation may keep a process, and its pipes, for as long as this process runs.
    private static func all(of pipe: Pipe) -> Data {
        defer { try? pipe.fileHandleForReading.close() }
        return ((try? pipe.fileHandleForReading.readToEnd()) ?? nil) ?? Data()
    }

    /// The texts between zero bytes, as options `-z` write them.
    var items: [String] {
        output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The output without the line break at its end.
    var line: String {
        var text = String(decoding: output, as: UTF8.self)
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }

    /// The error message of git, on one line and without its `fatal:`.
    var reason: String {
        let words = complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let reason = words.hasPrefix("fatal: ") ? String(words.dropFirst(7)) : words
        return reason.isEmpty ? "git ended with status \(status)" : reason
    }

    /// The first git in the PATH that is in none of the checked folders.
    static func program(outside top: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let checked = checkedFolder(around: top)
        return folders.lazy.filter { $0.hasPrefix("/") && !LinkedPath.lies(LinkedPath($0).target, in: checked) }
            .map { URL(filePath: $0).appending(path: "git") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The outermost repository around a repository, which may be a submodule: both are checked together. A home folder
    /// that is a repository does not count, as its programs are the user's own.
    private static func checkedFolder(around top: String) -> String {
        let home = ProcessInfo.processInfo.environment["HOME"].map { LinkedPath($0).target }
        var (folder, outermost) = (top, top)
        while folder != "/" {
            folder = LinkedPath.parent(of: folder)
            if folder != home, FileManager.default.fileExists(atPath: folder + "/.git") { outermost = folder }
        }
        return outermost
    }

    /// Settings that take precedence over those of the repository.
    private static let settings = [
        // Only a folder with a `.git` is a repository. One in the form of a server's is a folder of files.
        "safe.bareRepository=explicit",
        // Programs that report changes to git, follow what it does, or show what it writes.
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "diff.external=",
        // What another program may have noted about the files.
        "core.untrackedCache=false", "core.ignoreCase=false",
        // git must not fetch anything.
        "protocol.allow=never", "core.sshCommand=false", "core.gitProxy=", "core.askPass=false", "credential.helper=",
        "core.alternateRefsCommand=", "advice.graftFileDeprecated=false", "gc.auto=0", "maintenance.auto=false",
        "submodule.recurse=false",
    ]

    private static func environment(in top: String) -> [String: String] {
        // Variables that name a repository or programs are left out; settings of this machine stay.
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG") || name == "GIT_DISCOVERY_ACROSS_FILESYSTEM"
        }
        environment["GIT_CONFIG"] = nil
        // The files are those of the folder, whatever the repository says, and no folder above it is searched.
        environment["GIT_WORK_TREE"] = top
        environment["GIT_CEILING_DIRECTORIES"] = URL(filePath: top).deletingLastPathComponent().path
        // Commits are read as they are, not as objects that replace them.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_GRAFT_FILE"] = "/dev/null"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // Messages are in English, in which they are quoted; and reading takes no lock.
        environment["LC_ALL"] = "C"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        return environment
    }
}
