import Foundation

/// A folder in which the README is followed from its top to its end, as in a checkout that has been built.
///
/// What installs and builds is taken as done: `apt-get` and `sudo` do nothing, and `swift run` starts what has been built.
/// `.ci/run` runs those commands.
struct ReadmeStory {
    let folder: ScratchFolder
    private var exports: [String] = []

    init() throws {
        folder = try ScratchFolder()
        let files = FileManager.default
        try files.copyItem(at: Package.root.appending(path: "Samples"), to: folder.url.appending(path: "Samples"))
        for path in [".build", "stand-ins"] {
            try files.createDirectory(at: folder.url.appending(path: path), withIntermediateDirectories: true)
        }
        try files.createSymbolicLink(
            at: folder.url.appending(path: ".build/debug"), withDestinationURL: Package.products)
        let program = "#!/bin/bash\n[ \"$1\" = run ] || exit 0\nprogram=$2; shift 2\n"
        try standIn("swift", program + "exec '\(Package.products.path)'/\"$program\" \"$@\"\n")
        for name in ["apt-get", "sudo"] { try standIn(name, "#!/bin/bash\n") }
    }

    private func standIn(_ name: String, _ script: String) throws {
        try folder.write(script, to: "stand-ins/\(name)")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "stand-ins/\(name)").path)
    }

    /// Runs one line in a shell of its own that has the exports of all lines before.
    mutating func run(_ line: String) throws -> ShellRun {
        let path = "export PATH='\(folder.path)/stand-ins':\"$PATH\""
        let run = try ShellRun(([path] + exports + [line]).joined(separator: "\n"), in: folder.url)
        if line.hasPrefix("export ") { exports.append(line) }
        return run
    }
}

/// A line of a `console` block that begins with `$`, and what the README shows below it.
struct ReadmeCommand {
    let line: String
    var output: [Substring] = []

    static func all(in block: ReadmeBlock) -> [ReadmeCommand] {
        block.lines.reduce(into: []) { commands, line in
            if line.hasPrefix("$ ") {
                commands.append(ReadmeCommand(line: String(line.dropFirst(2))))
            } else {
                commands[commands.count - 1].output.append(line)
            }
        }
    }

    /// Whether what was printed is what is shown, in which a line `…` stands for any lines.
    func shows(_ printed: String) -> Bool {
        var rest = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if rest.last == "" { rest.removeLast() }
        let parts = output.split(separator: "…", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let starts = index == 0 ? [0] : index == parts.count - 1 ? [rest.count - part.count] : Array(0...rest.count)
            guard let start = starts.first(where: { $0 >= 0 && rest.dropFirst($0).starts(with: part) }) else {
                return false
            }
            rest = rest.dropFirst(start + part.count)
        }
        return rest.isEmpty
    }
}
