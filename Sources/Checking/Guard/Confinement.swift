internal import CLandlock
package import Foundation

/// Keeps the code of a stranger's program from doing more than showing its views.
///
/// A view may make an object that installs something, removes old files or starts another program in its `init`. With a home of its
/// own the program finds none of the user's files where an app keeps its own, and the kernel refuses to let it write elsewhere, run
/// other programs or connect to servers (Landlock; `CLandlock` says from which version on). It is a fence for programs as they are:
/// what wants out finds ways that Landlock does not close, and the program's own code may begin before this does.
package enum Confinement {
    /// What is kept from the program's code.
    package enum Extent: Equatable, Sendable {
        case all
        /// All but connections.
        case files
        /// The user's home alone; it writes, runs and connects as it likes.
        case home
    }

    /// Confines this process and all that it starts from now on. Call it on the first thread, before there are others.
    ///
    /// - Parameters:
    ///   - home: A folder for this run, which is made. Temporary files of the process are in it, too.
    ///   - files: Files that the command itself writes; others in and below their folders can be written then, too.
    ///   - folders: Folders that the command writes in. They are made.
    package static func begin(home: URL, files: [URL] = [], folders: [URL] = []) -> Extent {
        let temporary = home.appending(path: "tmp")
        var writable = [home] + folders
        for file in files where !isSpecial(file) {
            writable.append(file.resolvingSymlinksInPath().deletingLastPathComponent())
        }
        for folder in writable + [temporary] {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        writable += files.filter(isSpecial)
        // Foundation reads the first, or HOME, which git needs; it reads the others where they are set.
        setenv("CFFIXED_USER_HOME", home.path, 1)
        for (name, folder) in [
            ("XDG_DATA_HOME", ".local/share"), ("XDG_CONFIG_HOME", ".config"), ("XDG_CACHE_HOME", ".cache"),
            ("XDG_STATE_HOME", ".local/state"),
        ] {
            setenv(name, home.appending(path: folder).path, 1)
        }
        setenv("TMPDIR", temporary.path, 1)
        let paths = writable.map(\.path) + ["/dev/null", "/dev/tty", "/dev/zero"]
        // What changed since a revision is known by git alone.
        let git = [GitProcess.program(outside: FileManager.default.currentDirectoryPath)?.path].compactMap(\.self)
        let programs = [OwnProgram.path] + loaders + git
        return switch withStrings(paths, { paths in withStrings(programs) { GalleyConfine(paths, $0) } }) {
        case 0: .all
        case 1: .files
        default: .home
        }
    }

    /// Whether a file is a device or a pipe, such as standard output by its name.
    private static func isSpecial(_ file: URL) -> Bool {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// What the kernel runs to load a program with libraries.
    private static let loaders = [
        "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-linux-armhf.so.3",
        "/lib/ld-linux-riscv64-lp64d.so.1", "/lib64/ld64.so.2", "/lib/ld64.so.1",
    ]

    private static func withStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
