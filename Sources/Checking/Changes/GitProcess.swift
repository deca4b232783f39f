internal import Catalogs
internal import Dispatch
internal import Foundation
internal import Labels
internal import Synchronization

/// One run of git, without a shell between, that starts no other program.
///
/// A repository that somebody else has made may name programs in its settings and attributes. So git is asked only for
/// what it has stored and for names of files, which takes no filter and no difference program; everything else that it
/// might start is switched off, and it reaches no other machine.
struct GitProcess {
    /// What it wrote to standard output.
    let output: Data
    /// What it wrote to standard error, in UTF-8.
    let complaint: String
    /// 0 where all went well.
    let status: Int32

    /// Runs git at the top of a repository's files and reads what it writes while it writes, however much that is.
    ///
    /// The repository is that of the folder, which has a `.git`, and none above it or elsewhere, as a hook's surroundings
    /// may name it (`GIT_DIR`, `GIT_INDEX_FILE`). A start of git takes about two milliseconds.
    ///
    /// - Parameter top: The folder, without symbolic links in its path.
    /// - Throws: `InputError` where git is not there or cannot be started.
    init(_ arguments: [String], in top: String) throws(InputError) {
        guard let program = Self.program(outside: top) else {
            throw InputError(
                .configuration, "--changed-since needs git, and there is no git in the PATH")
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
        // `waitUntilExit` would run other work of this thread meanwhile.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw InputError(.configuration, "--changed-since: git cannot be started: \(error.localizedDescription)")
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

    /// What comes through a pipe until its other end closes.
    ///
    /// This end is closed then: Foundation may keep a process, and its pipes with it, for as long as this one runs.
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

    /// What git complains of, on one line and without its `fatal:`.
    var reason: String {
        let words = complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let reason = words.hasPrefix("fatal: ") ? String(words.dropFirst(7)) : words
        return reason.isEmpty ? "git ended with status \(status)" : reason
    }

    /// The first git in the PATH that is in none of the checked folders.
    private static func program(outside top: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let checked = checkedFolder(around: top)
        return folders.lazy.filter { $0.hasPrefix("/") && !LinkedPath.lies(LinkedPath($0).target, in: checked) }
            .map { URL(filePath: $0).appending(path: "git") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The outermost repository around a repository, which may be a submodule: it is checked with it. A home that is a
    /// repository has programs of its owner.
    private static func checkedFolder(around top: String) -> String {
        let home = ProcessInfo.processInfo.environment["HOME"].map { LinkedPath($0).target }
        var (folder, outermost) = (top, top)
        while folder != "/" {
            folder = LinkedPath.parent(of: folder)
            if folder != home, FileManager.default.fileExists(atPath: folder + "/.git") { outermost = folder }
        }
        return outermost
    }

    /// What comes before the settings of the repository itself.
    private static let settings = [
        // A repository is a folder with a `.git`: one in the form of a server's is a folder of files.
        "safe.bareRepository=explicit",
        // Programs that tell git what has changed, follow what it does, or show what it writes.
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "diff.external=",
        // What another program may have noted about the files.
        "core.untrackedCache=false", "core.ignoreCase=false",
        // What git would fetch, it does without.
        "protocol.allow=never", "core.sshCommand=false", "core.gitProxy=", "core.askPass=false", "credential.helper=",
        "core.alternateRefsCommand=", "advice.graftFileDeprecated=false", "gc.auto=0", "maintenance.auto=false",
        "submodule.recurse=false",
    ]

    private static func environment(in top: String) -> [String: String] {
        // What says which repository is meant, or which programs to start, is not asked; settings of this machine are.
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG") || name == "GIT_DISCOVERY_ACROSS_FILESYSTEM"
        }
        environment["GIT_CONFIG"] = nil
        // The files are those of the folder, whatever the repository says, and no folder above it is looked at.
        environment["GIT_WORK_TREE"] = top
        environment["GIT_CEILING_DIRECTORIES"] = URL(filePath: top).deletingLastPathComponent().path
        // Commits are what they are, and not what others were put in their place.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_GRAFT_FILE"] = "/dev/null"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // Messages in the language that they are quoted in; and what only reads takes no lock.
        environment["LC_ALL"] = "C"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        return environment
    }
}
