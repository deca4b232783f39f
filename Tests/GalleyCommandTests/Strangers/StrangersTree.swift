import Foundation

/// A stranger's repository, and beside it files of the person who checks it.
struct StrangersTree {
    let scratch: ScratchFolder

    /// A catalog with one key.
    static let catalog =
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"Hi"}}}}}}"#
    /// What no message may show.
    static let secret = "TOKEN=hunter2"
    /// A scene that needs nothing else.
    static let scene = "view: { Text: { verbatim: Hi } }\n"

    /// - Parameter isRepository: Whether the folder is a repository's.
    init(_ files: [String: String] = [:], isRepository: Bool = true) throws {
        let own = [
            "mine/L.xcstrings": Self.catalog, "mine/S.yml": Self.scene, "mine/secret": Self.secret,
            "mine/galley.yml": "scenes: [S.yml]\n", "mine/de.lproj/L.strings": "\"a\" = \"Hallo\";",
            "mine/known.json": #"{ "entries" : [ ], "version" : 2 }"#,
        ]
        var all = own
        for (path, text) in files { all["tree/\(path)"] = text }
        if isRepository { all["tree/.git/HEAD"] = "" }
        scratch = try ScratchFolder(all)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    var url: URL { scratch.url.appending(path: "tree") }

    /// Where a file or folder of the person is.
    func mine(_ path: String = "") -> String { scratch.path + (path.isEmpty ? "/mine" : "/mine/\(path)") }

    /// Makes a link in the repository.
    func link(_ path: String, to target: String) throws {
        let link = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs the command in the repository.
    func galley(_ arguments: String...) throws -> GalleyProcess { try GalleyProcess(arguments, in: url) }
}
