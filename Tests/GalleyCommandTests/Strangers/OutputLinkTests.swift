import Foundation
import Testing

/// Nothing is written through the links of a project.
@Suite struct OutputLinkTests {
    private let files = [
        "galley.yml": "scenes: [S.yml]\nlocales: [en]\ntextSizes: [large]\nbaseline: known.json\n",
        "plain/galley.yml": "scenes: [S.yml]\nlocales: [en]\ntextSizes: [large]\n", "plain/S.yml": StrangersTree.scene,
        "S.yml": StrangersTree.scene, "known.json": #"{ "entries" : [ ], "version" : 2 }"#,
        "L.xcstrings": StrangersTree.catalog,
        "keyed/galley.yml": "strings: ../L.xcstrings\nlabels: [{ keys: a, maxWidth: 100 }]\n",
    ]

    /// A committed `results.xml -> ~/.bashrc`, and one that leads nowhere yet.
    @Test(arguments: [
        ["measure", "Hund", "-o", "link"], ["layout", "S.yml", "-o", "link"], ["check", "-o", "link"],
        ["check", "--format", "junit=link"], ["check", "--write-baseline", "link"],
        ["check", "--shard", "1/1", "-o", "link"], ["budget", "keyed", "-o", "link"], ["catalog", "-o", "link"],
        ["schema", "scene", "-o", "link"], ["verify", "-o", "link"],
    ])
    func aLinkInThePlaceOfAFile(arguments: [String]) throws {
        for isThere in [true, false] {
            let tree = try StrangersTree(files)
            let target = tree.mine(isThere ? "secret" : "new")
            try tree.link("link", to: target)
            let run = try GalleyProcess(arguments, in: tree.url)
            #expect(run.status == 3, "\(run.error)")
            let message = "link is a symbolic link to \(target), and links of a project are not followed"
            #expect(run.error.contains("cannot be written: \(message)"), "\(run.error)")
            #expect(try tree.scratch.text(of: "mine/secret") == StrangersTree.secret)
            #expect(FileManager.default.fileExists(atPath: tree.mine("new")) == false)
        }
    }

    /// It may lead to a file of the repository, such as a hook, or to an open descriptor.
    @Test(arguments: [".git/hooks/pre-commit", "known.json", "/dev/stdout"]) func whereverItLeads(target: String) throws
    {
        let tree = try StrangersTree(files)
        try tree.link("link", to: target)
        let run = try tree.galley("measure", "Hund", "-o", "link")
        #expect(run.status == 3 && run.output.isEmpty && run.error.contains("link is a symbolic link to \(target)"))
    }

    /// A link whose destination is no UTF-8 cannot be named, and the system follows it all the same.
    @Test func aLinkWithoutAName() throws {
        let tree = try StrangersTree(files)
        let folder: [CChar] = tree.scratch.path.utf8.map { CChar(bitPattern: $0) } + [0x2F, -1, 0]
        #expect(mkdir(folder, 0o755) == 0)
        let target: [CChar] = Array("../".utf8CString.dropLast()) + [-1] + Array("/../mine".utf8CString)
        #expect(symlink(target, tree.url.appending(path: "out").path) == 0)
        for arguments in [
            ["check", "-o", "out/new"], ["check", "--write-baseline", "out/secret"], ["proof", "-o", "out/Proof"],
        ] {
            let run = try GalleyProcess(arguments, in: tree.url)
            #expect(
                run.status == 3 && run.error.contains("out is a symbolic link to a name that is not valid UTF-8"),
                "\(run.error)")
        }
        #expect(try tree.scratch.text(of: "mine/secret") == StrangersTree.secret)
        #expect(!FileManager.default.fileExists(atPath: tree.mine("new")))
    }

    /// A committed `out -> /home/user`, and from where the command is run does not matter.
    @Test(arguments: [
        ["check", "tree/plain", "-o", "tree/out/new"], ["check", "tree/plain", "--format", "sarif=tree/out/new"],
        ["proof", "tree/plain", "-o", "tree/out"], ["proof", "tree/plain", "-o", "tree/out/Proof"],
        ["init", "tree/out/de.lproj"], ["record", "tree/plain"],
    ])
    func aLinkInThePlaceOfAFolder(arguments: [String]) throws {
        let tree = try StrangersTree(files)
        try tree.link("out", to: "../mine")
        try tree.link("plain/S.reports", to: "../../mine")
        let before = try mine(tree)
        let run = try GalleyProcess(arguments, in: tree.scratch.url)
        #expect(run.status == 3, "\(run.error)")
        #expect(
            run.error.contains(" is a symbolic link to ../")
                && run.error.contains("outside of the project \(tree.url.path)"))
        #expect(try mine(tree) == before)
    }

    private func mine(_ tree: StrangersTree) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: tree.mine()).sorted()
    }

    /// A recording that is a link, and a baseline that lies elsewhere.
    @Test func whatTheProjectItselfNames() throws {
        let tree = try StrangersTree(files)
        try tree.link("S.reports/en.txt", to: tree.mine("secret"))
        let record = try tree.galley("record")
        #expect(
            record.status == 3 && record.error.contains("S.reports/en.txt is a symbolic link to "), "\(record.error)")
        try tree.write("scenes: [S.yml]\nbaseline: ../mine/new.json\n", to: "galley.yml")
        let update = try tree.galley("baseline", "update")
        #expect(update.status == 3 && update.error.contains("galley.yml:2:11: error: baseline: "), "\(update.error)")
        #expect(try tree.scratch.text(of: "mine/secret") == StrangersTree.secret)
        #expect(!FileManager.default.fileExists(atPath: tree.mine("new.json")))
    }

    /// The folder for the example of a scene.
    @Test func initFollowsNoLink() throws {
        let tree = try StrangersTree(["L.xcstrings": StrangersTree.catalog])
        try tree.link("Scenes", to: "../mine")
        let run = try tree.galley("init")
        #expect(run.status == 3 && run.error.contains("Scenes is a symbolic link to ../mine, outside"), "\(run.error)")
        #expect(!FileManager.default.fileExists(atPath: tree.mine("First.yml.example")))
        #expect(!FileManager.default.fileExists(atPath: tree.url.path + "/galley.yml"))
    }

    /// Without a repository, a package or a configuration above it, the current folder and what is below it is the project.
    @Test func linksBelowTheCurrentFolder() throws {
        let tree = try StrangersTree(isRepository: false)
        try tree.link("deep/link", to: tree.mine("secret"))
        #expect(try tree.galley("measure", "Hund", "-o", "deep/link").status == 3)
        #expect(try tree.scratch.text(of: "mine/secret") == StrangersTree.secret)
    }

    /// A link to a folder of the same project, and links of the person's own: `/tmp` on macOS, `/var/run`.
    @Test func otherLinksAreFollowed() throws {
        let tree = try StrangersTree(files)
        try tree.write("", to: "reports/.keep")
        try tree.link("out", to: "reports")
        #expect(try tree.galley("measure", "Hund", "-o", "out/new.txt").status == 0)
        #expect(FileManager.default.fileExists(atPath: tree.url.path + "/reports/new.txt"))
        let link = tree.scratch.url.appending(path: "own").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "mine")
        #expect(try tree.galley("measure", "Hund", "-o", "../own/new.txt").status == 0)
        #expect(try tree.galley("measure", "Hund", "-o", "\(link)/new2.txt").status == 0)
        #expect(try mine(tree).contains("new.txt") && mine(tree).contains("new2.txt"))
        let project = tree.scratch.url.appending(path: "project").path
        try FileManager.default.createSymbolicLink(atPath: project, withDestinationPath: "tree")
        #expect(try GalleyProcess("check", "project", "-o", "project/results.txt", in: tree.scratch.url).status == 0)
    }
}
