import Foundation
import Testing

/// What belongs to a project, and what the command line adds.
@Suite struct ProjectTreeTests {
    private let shared = "scenes: [S.yml]\nstrings: ../Shared/L.xcstrings\n"

    private func tree(isRepository: Bool = true, _ files: [String: String] = [:]) throws -> StrangersTree {
        let own = [
            "App/galley.yml": shared, "App/S.yml": "view: { Text: a }\n", "Shared/L.xcstrings": StrangersTree.catalog,
        ]
        return try StrangersTree(own.merging(files) { $1 }, isRepository: isRepository)
    }

    /// The apps of one repository share catalogs, by paths upward and by links.
    @Test func filesOfOneRepository() throws {
        let tree = try tree()
        #expect(try tree.galley("check", "App").status == 0)
        try tree.write("scenes: [Scenes/S.yml]\nstrings: L.xcstrings\n", to: "App/galley.yml")
        try tree.link("App/L.xcstrings", to: "../Shared/L.xcstrings")
        try tree.link("App/Scenes", to: tree.url.appending(path: "App").path)
        #expect(try tree.galley("check", "App").status == 0)
        try tree.write("scenes: [S.yml]\nstrings: \(tree.url.path)/Shared/L.xcstrings\n", to: "App/galley.yml")
        #expect(try tree.galley("check", "App").status == 0)
    }

    /// Without a repository it is the package, and without that the folder of the configuration.
    @Test func withoutARepository() throws {
        let tree = try tree(isRepository: false)
        let refused = try tree.galley("check", "App")
        let root = tree.url.appending(path: "App").path
        #expect(
            refused.status == 3
                && refused.error == """
                    App/galley.yml:2:10: error: strings: Shared/L.xcstrings lies outside of the project \(root); copy it \
                    into the project, or allow it with --allow-read \(tree.url.path)/Shared/L.xcstrings

                    """,
            "\(refused.error)")
        try tree.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        #expect(try tree.galley("check", "App").status == 0)
    }

    /// A repository that a stranger puts into his own makes the tree smaller, and never larger.
    @Test func aRepositoryInside() throws {
        let tree = try tree(["App/.git": "gitdir: /\n"])
        #expect(try tree.galley("check", "App").status == 3)
    }

    /// A project may be reached by a link of the person's own.
    @Test func aProjectBehindALink() throws {
        let tree = try tree()
        let link = tree.scratch.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "tree/App")
        #expect(try GalleyProcess("check", "link", in: tree.scratch.url).status == 0)
        #expect(try GalleyProcess("check", in: link).status == 0)
    }

    /// What the command line names is read wherever it is, and what it names in turn is not.
    @Test func whatTheCommandLineNames() throws {
        let tree = try StrangersTree(["galley.yml": "scenes: [S.yml]\n"])
        for name in ["S.yml", "L.xcstrings", "known.json"] { try tree.link(name, to: "../mine/\(name)") }
        try tree.link("F.ttf", to: Package.root.appending(path: "Fonts/Inter/Inter.var.ttf").path)
        for arguments in [
            ["layout", "S.yml"], ["layout", "../mine/S.yml", "--font", "F.ttf"], ["check", "../mine"],
            ["measure", "--catalog", "L.xcstrings"], ["catalog", "L.xcstrings"],
            ["measure", "--catalog", tree.mine("L.xcstrings")], ["check", "../mine", "--baseline", "known.json"],
            ["check", "--allow-read", "../mine"],
            ["check", "--allow-read", "../mine/L.xcstrings", "--allow-read", "S.yml"],
        ] {
            let run = try GalleyProcess(arguments, in: tree.url)
            #expect(run.status == 0, "\(arguments): \(run.error)")
        }
        #expect(try tree.galley("check", "--allow-read", "../mine/L.xcstrings").status == 3)
        let missing = try tree.galley("check", "--allow-read", "../nothing")
        #expect(
            missing.status == 2 && missing.error.contains("--allow-read: there is no file or folder \"../nothing\""))
        try tree.scratch.write("strings: ../tree/L.xcstrings\nview: { Text: a }\n", to: "mine/S.yml")
        #expect(try tree.galley("layout", "S.yml").status == 3)
        let scene = try tree.galley("layout", "S.yml", "--allow-read", "../mine/L.xcstrings")
        #expect(scene.status == 0, "\(scene.error)")
    }

    /// Without a repository a catalog that the command line names is read with the files of its other locales, and no others.
    @Test func aCatalogWithoutARepository() throws {
        let tree = try StrangersTree(
            [
                "en.lproj/L.strings": "\"a\" = \"b\";", "de.lproj/L.strings": "\"a\" = \"b\";",
            ], isRepository: false)
        let arguments = ["measure", "--catalog", "en.lproj/L.strings", "--source-locale", "en"]
        let both = try GalleyProcess(arguments, in: tree.url)
        #expect(both.status == 0 && both.output.contains("a    de "), "\(both.output)\(both.error)")
        try tree.link("fr.lproj", to: tree.mine("de.lproj"))
        let refused = try GalleyProcess(arguments, in: tree.url)
        #expect(refused.status == 3 && refused.error.contains("fr.lproj is a symbolic link to"), "\(refused.error)")
    }

    /// A locale whose file is something else is not left out in silence, whatever the catalog is found by.
    @Test func filesOfALocaleThatAreNone() throws {
        let files = [
            "galley.yml": "strings: [.]\nsourceLocale: en\nlocales: all\nlabels: [{ keys: a, maxWidth: 300 }]\n",
            "en.lproj/L.strings": "\"a\" = \"b\";", "pt-BR.lproj/L.strings": "\"a\" = \"c\";",
        ]
        func run(_ make: (StrangersTree) throws -> Void) throws -> (status: Int32, error: String) {
            let tree = try StrangersTree(files)
            try make(tree)
            let runs = try ["check", "catalog"].map { try tree.galley($0, ".") }
            #expect(runs[0].status == runs[1].status)
            return (runs[0].status, runs[0].error)
        }
        let outside = try run { try $0.link("de.lproj", to: "../mine/de.lproj") }
        #expect(
            outside.status == 3 && outside.error.contains("de.lproj is a symbolic link to ../mine/de.lproj, outside"))
        let pipe = try run { tree in
            try tree.write("", to: "de.lproj/other.txt")
            #expect(mkfifo(tree.url.appending(path: "de.lproj/L.strings").path, 0o644) == 0)
        }
        #expect(pipe.status == 3 && pipe.error.contains("de.lproj/L.strings"), "\(pipe.error)")
        let nothing = try run { try $0.link("de.lproj/L.strings", to: "nothing") }
        #expect(nothing.status == 3 && nothing.error.contains("a symbolic link to nothing, which does not exist"))
        let folder = try run { try $0.write("", to: "de.lproj/L.strings/a.txt") }
        #expect(folder.status == 3 && folder.error.contains("this is a folder, not a file"), "\(folder.error)")
        #expect(try run { try $0.link("pt.lproj", to: "pt-BR.lproj") }.status == 0)
        let tree = try StrangersTree(files)
        try tree.link("pt.lproj", to: "pt-BR.lproj")
        #expect(try tree.galley("check", "--locale", "pt").output.contains("No findings"))
    }

    /// A baseline is a file of the project as others are.
    @Test func aBaselineElsewhere() throws {
        let tree = try StrangersTree(["S.yml": StrangersTree.scene])
        for path in [tree.mine("known.json"), "/dev/zero"] {
            try tree.write("scenes: [S.yml]\nbaseline: \(path)\n", to: "galley.yml")
            for arguments in [["check"], ["baseline", "update"]] {
                let run = try GalleyProcess(arguments, in: tree.url)
                #expect(run.status == 3 && run.error.contains("outside of the project"), "\(run.error)")
            }
        }
    }

    /// A line of the log that begins with `::` is a command to GitHub.
    @Test func namesThatAreWorkflowCommands() throws {
        let name = "::set-output name=a::b .xcstrings"
        let keys = (0..<30).map {
            "\"k\($0)\": { \"localizations\": { \"en\": { \"stringUnit\": { \"value\": \"##[set-output name=a]b\" } } } }"
        }
        let tree = try StrangersTree([
            name: "{ \"sourceLanguage\": \"en\", \"strings\": { \(keys.joined(separator: ",")) } }",
            "galley.yml": "strings: [\"\(name)\"]\nlabels: [{ keys: \"*\", maxWidth: 10, maxLines: 1 }]\n",
            "::error::a.yml": "scenes: 1\n",
        ])
        let run = try tree.galley("check", "--format", "github")
        #expect(run.status == 1 && run.output.contains("./::set-output"), "\(run.error)")
        let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("::error file=") }
        #expect(!lines.contains { $0.hasPrefix("::set-output") || $0.contains("##[") })
        let fault = try tree.galley("check", "::error::a.yml")
        #expect(fault.status == 2 && fault.error.hasPrefix("./::error::a.yml:1"), "\(fault.error)")
    }

    /// A pipe of the shell is read as it was, and names files of the project that the person is in.
    @Test func pipesOfTheCommandLine() throws {
        let tree = try tree()
        let galley = Package.products.appending(path: "galley").path
        let run = try ShellRun("'\(galley)' layout <(echo 'view: { Text: { verbatim: late } }')", in: tree.url)
        #expect(run.status == 0 && run.output.contains("\"late\""), "\(run.error)")
        for (path, status) in [("\(tree.url.path)/Shared/L.xcstrings", 0), (tree.mine("L.xcstrings"), 3)] {
            let run = try ShellRun(
                "'\(galley)' check <(echo 'strings: \(path)'; echo 'labels: [{ keys: a }]')", in: tree.url)
            #expect(run.status == status, "\(run.error)")
        }
    }

    /// Worker processes read the same files.
    @Test func severalProcesses() throws {
        let tree = try tree(isRepository: false)
        let run = try tree.galley("check", "App", "--jobs", "2", "--allow-read", "Shared")
        #expect(run.status == 0, "\(run.error)")
    }
}
