internal import Dispatch
internal import Foundation
internal import Scenes
internal import Synchronization

/// One run of git, without a shell between.
struct GitProcess {
    /// What it wrote to standard output.
    let output: Data
    /// What it wrote to standard error, in UTF-8.
    let complaint: String
    /// 0 where all went well.
    let status: Int32

    /// Runs git in a folder and reads what it writes while it writes, however much that is.
    ///
    /// What the surroundings say of another repository, as a hook's do (`GIT_DIR`, `GIT_INDEX_FILE`), does not count: the
    /// repository is that of the folder. A start of git takes about two milliseconds.
    ///
    /// - Throws: `InputError` where git is not there or cannot be started.
    init(_ arguments: [String], in folder: String) throws(InputError) {
        guard let program = Self.program else {
            throw InputError(
                .configuration, "--changed-since asks git what has changed, and there is no git in the PATH")
        }
        let process = Process()
        process.executableURL = program
        process.arguments = ["-C", folder, "--no-pager", "--literal-pathspecs"] + arguments
        process.environment = Self.environment
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
            let data = (try? complaint.fileHandleForReading.readToEnd()) ?? nil
            errors.withLock { $0 = data ?? Data() }
        }
        self.output = ((try? output.fileHandleForReading.readToEnd()) ?? nil) ?? Data()
        reading.wait()
        end.wait()
        self.complaint = errors.withLock { String(decoding: $0, as: UTF8.self) }
        status = process.terminationReason == .exit ? process.terminationStatus : -1
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

    /// The first git in the PATH.
    private static var program: URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { URL(filePath: String($0)).appending(path: "git") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in otherPlaces { environment[name] = nil }
        // Messages in the language that they are quoted in; and what only reads takes no lock.
        environment["LC_ALL"] = "C"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        return environment
    }

    /// What tells git of a repository elsewhere, of those that `git rev-parse --local-env-vars` lists.
    private static let otherPlaces = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
        "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_SHALLOW_FILE",
    ]
}
