import Foundation
import Testing

/// A command that writes a file, here always `out/en.txt`.
struct OutputWriter: CustomTestStringConvertible {
    let arguments: [String]
    /// How the command ends where all goes well.
    let status: Int32
    /// What its output holds.
    let mark: String

    var testDescription: String { arguments.joined(separator: " ") }

    /// Every command that writes a file that may be there already.
    static let all = [
        OutputWriter(arguments: ["measure", "Hund", "-o", "out/en.txt"], status: 0, mark: "\"Hund\""),
        OutputWriter(arguments: ["layout", "project/S.yml", "-o", "out/en.txt"], status: 0, mark: "S: en"),
        OutputWriter(arguments: ["check", "project", "-o", "out/en.txt"], status: 1, mark: "truncated-text"),
        OutputWriter(
            arguments: ["check", "project", "--format", "json=out/en.txt"], status: 1, mark: "\"truncated-text\""),
        OutputWriter(
            arguments: ["check", "project", "--write-baseline", "out/en.txt"], status: 0, mark: "\"truncated-text\""),
        OutputWriter(arguments: ["baseline", "update", "project/known.yml"], status: 0, mark: "\"truncated-text\""),
        OutputWriter(arguments: ["record", "project"], status: 0, mark: "S: en"),
    ]

    /// Those that write a share and read one. What a share has found stands in its file in any order.
    static let shares = [
        OutputWriter(
            arguments: ["check", "project", "--shard", "1/1", "-o", "out/en.txt"], status: 1, mark: "\"shard\""),
        OutputWriter(
            arguments: ["merge", "project/share.json", "-o", "out/en.txt"], status: 1, mark: "truncated-text"),
        OutputWriter(
            arguments: ["merge", "project/share.json", "--write-baseline", "out/en.txt"], status: 0,
            mark: "\"truncated-text\""),
    ]

    /// The command as a shell takes it.
    var shell: String {
        (["'\(Package.products.appending(path: "galley").path)'"] + arguments.map { "'\($0)'" }).joined(separator: " ")
    }
}

/// A folder with a small project and a folder for output, in which every `OutputWriter` runs.
struct OutputWorkshop {
    let scratch: ScratchFolder

    /// What stands in the file before, where anything does: an empty list of known findings.
    static let old = #"{ "entries" : [ ], "version" : 1 }"#

    private static let files = [
        "project/galley.yml": "scenes: [S.yml]\nlocales: [en]\ntextSizes: [large]\n",
        "project/known.yml": "scenes: [S.yml]\nlocales: [en]\ntextSizes: [large]\nbaseline: ../out/en.txt\n",
        "project/S.yml": "view:\n  Text: { verbatim: Settings }\n  lineLimit: 1\n  frame: { width: 40 }\n",
    ]

    /// The only share of the project's check.
    private static let share = Result {
        let scratch = try ScratchFolder(files)
        _ = try GalleyProcess("check", "project", "--shard", "1/1", "-o", "share.json", in: scratch.url)
        return try scratch.text(of: "share.json")
    }

    init() throws {
        scratch = try ScratchFolder()
        // All of it is one repository, of which `known.yml` and the recordings' link may name the folder for output.
        for folder in ["project", "out", ".git"] {
            try FileManager.default.createDirectory(at: file(folder), withIntermediateDirectories: true)
        }
        for (name, text) in Self.files { try write(text, to: name) }
        try write(Self.share.get(), to: "project/share.json")
        try link("project/S.reports", to: "../out")
    }

    func file(_ name: String) -> URL { scratch.url.appending(path: name) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: file(name)) }

    func text(of name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(name).path, withDestinationPath: target)
    }

    /// The names in the folder for output, hidden ones too, without the versions that stand beside a recording.
    func output() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file("out").path).filter { $0 != "versions.txt" }.sorted()
    }

    /// The kind of the file with the name itself: S_IFREG, S_IFLNK, …
    func kind(of name: String) -> mode_t {
        var facts = stat()
        return lstat(file(name).path, &facts) == 0 ? facts.st_mode & S_IFMT : 0
    }

    func run(_ writer: OutputWriter) throws -> GalleyProcess { try GalleyProcess(writer.arguments, in: scratch.url) }

    func shell(_ script: String) throws -> ShellRun {
        let galley = Package.products.appending(path: "galley").path
        return try ShellRun("galley() { '\(galley)' \"$@\"; }\n\(script)", in: scratch.url)
    }
}
