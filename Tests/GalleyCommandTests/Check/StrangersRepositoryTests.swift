import Foundation
import Testing

/// `galley check --changed-since` in a repository that somebody else has made: none of the programs that it names runs.
@Suite struct StrangersRepositoryTests {
    private static let identity = "-c user.name=A -c user.email=a@example.org -c commit.gpgsign=false"

    /// A project in `repository/App` that is committed on `main`, with a text changed since, and beside the repository a
    /// program `spy` that leaves the file `ran`.
    private func project() throws -> ScratchFolder {
        let folder = try ScratchFolder([
            "repository/App/T.xcstrings": #"{ "sourceLanguage": "en", "strings": { "add": { } } }"#,
            "repository/App/galley.yml": "strings: T.xcstrings\nlabels: [{ keys: '*', maxWidth: 4, maxLines: 1 }]\n",
        ])
        try folder.write("#!/bin/bash\necho \"$0 $*\" >> '\(folder.path)/ran'\n", to: "spy")
        try run(
            """
            chmod +x spy && cd repository && git init -q -b main && git add -A && git \(Self.identity) commit -q -m A
            """, in: folder)
        try folder.write(
            #"{ "sourceLanguage": "en", "strings": { "add": { }, "append": { } } }"#, to: "repository/App/T.xcstrings")
        return folder
    }

    private func run(_ script: String, in folder: ScratchFolder) throws {
        let run = try ShellRun("set -e; \(script)", in: folder.url)
        try #require(run.status == 0, "these tests need git (apt-get install git): \(run.error)")
    }

    /// Checks the project, which has to find the changed text and to start nothing. What else lies there may count.
    private func check(_ folder: ScratchFolder, environment: [String: String] = [:]) throws {
        let run = try GalleyProcess(
            ["check", "App", "--changed-since", "main"], in: folder.url.appending(path: "repository"),
            environment: environment.merging(["NO_COLOR": "1"]) { $1 })
        #expect(run.status == 1 && run.output.contains("(append, en)"), "\(run.error)")
        expectNothingRan(folder)
    }

    private func expectNothingRan(_ folder: ScratchFolder) {
        let ran = try? folder.text(of: "ran")
        #expect(ran == nil, "\(ran ?? "")")
    }

    /// Every setting that names a program, and the attributes that choose filters and difference programs.
    @Test(.timeLimit(.minutes(5))) func theSettingsOfTheRepository() throws {
        let folder = try project()
        let spy = folder.path + "/spy"
        let names = [
            "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass", "core.gitProxy",
            "core.alternateRefsCommand", "diff.external", "diff.spy.command", "diff.spy.textconv", "filter.spy.clean",
            "filter.spy.smudge", "filter.spy.process", "gpg.program", "gpg.ssh.program", "credential.helper",
            "uploadpack.packObjectsHook", "remote.origin.uploadpack", "remote.origin.vcs", "sequence.editor",
            "interactive.diffFilter", "pager.diff", "pager.ls-files",
        ]
        let settings = names.map { "git config \($0) '\(spy)'" }.joined(separator: "\n")
        try run(
            """
            cd repository
            \(settings)
            git config filter.spy.required true
            git config core.hooksPath '\(folder.path)/hooks'
            echo '* filter=spy diff=spy' > .git/info/attributes
            mkdir ../hooks
            for hook in post-index-change reference-transaction post-checkout fsmonitor-watchman; do
                cp '\(spy)' ../hooks/$hook; cp '\(spy)' .git/hooks/$hook
            done
            touch App/galley.yml
            """, in: folder)
        try check(folder)
        // The settings would have run it: the same question as people ask it.
        try run(
            "cd repository; timeout 20 git diff HEAD </dev/null >/dev/null 2>&1 || true; test -e ../ran", in: folder)
    }

    /// A pull request may bring a folder in the form of a bare repository, whose settings git would take for its own.
    @Test(.timeLimit(.minutes(5))) func aBareRepositoryInTheCheckedFolder() throws {
        let folder = try project()
        try run(
            """
            git init -q --bare bare && cp -R bare/* repository/App && cd repository/App
            git config -f config core.bare false && git config -f config core.worktree .
            git config -f config core.fsmonitor '\(folder.path)/spy'
            """, in: folder)
        try check(folder)
        try run(
            "cd repository/App; timeout 20 git status </dev/null >/dev/null 2>&1 || true; test -e ../../ran", in: folder
        )
    }

    /// The files are those around the project, whatever the settings say.
    @Test(.timeLimit(.minutes(5))) func aWorkTreeElsewhere() throws {
        let folder = try project()
        try run("mkdir elsewhere && cd repository && git config core.worktree '\(folder.path)/elsewhere'", in: folder)
        try check(folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere").isEmpty)
    }

    /// A submodule has settings of its own.
    @Test(.timeLimit(.minutes(5))) func theSettingsOfASubmodule() throws {
        let folder = try project()
        try run(
            """
            git init -q -b main inner && cd inner && touch a && git add a && git \(Self.identity) commit -q -m A && cd ..
            cd repository && git -c protocol.file.allow=always submodule --quiet add '\(folder.path)/inner' Inner
            git stash -q -- App && git \(Self.identity) commit -q -a -m B && git stash pop -q
            git -C Inner config core.fsmonitor '\(folder.path)/spy' && git -C Inner config filter.spy.clean '\(folder.path)/spy'
            echo '* filter=spy' > Inner/.gitattributes; echo b > Inner/a
            """.replacing("git stash", with: "git \(Self.identity) stash"), in: folder)
        try check(folder)
    }

    /// An object that is not there is not fetched, from wherever the settings say.
    @Test(.timeLimit(.minutes(5)), arguments: ["ext::%S/spy", "ssh://nowhere.invalid/x", "file:///nowhere"])
    func whatIsMissingIsNotFetched(address: String) throws {
        let folder = try project()
        try run(
            """
            cd repository
            object=$(git rev-parse HEAD:App/T.xcstrings)
            rm -f .git/objects/${object:0:2}/${object:2}
            git config core.repositoryFormatVersion 1
            git config extensions.partialClone origin
            git config remote.origin.url '\(address.replacing("%S", with: folder.path))'
            git config remote.origin.promisor true
            git config remote.origin.uploadpack '\(folder.path)/spy'
            git config core.sshCommand '\(folder.path)/spy'
            git config protocol.ext.allow always
            """, in: folder)
        let run = try GalleyProcess(
            "check", "App", "--changed-since", "main", in: folder.url.appending(path: "repository"))
        #expect(
            run.status == 1 && run.output.contains("every text of App/T.xcstrings counts as changed"), "\(run.error)")
        expectNothingRan(folder)
    }

    /// A `git` that lies in the repository is none of the machine's, however the PATH names its folder.
    @Test(.timeLimit(.minutes(5)), arguments: [".", "App/bin", "%S/repository/App/bin", "%S/link", "%S/link/.."])
    func aGitInTheCheckedFolder(path: String) throws {
        let folder = try project()
        try run(
            """
            mkdir repository/App/bin
            for place in repository repository/App repository/App/bin; do cp spy $place/git; done
            ln -s repository/App/bin link
            """, in: folder)
        let variables = ProcessInfo.processInfo.environment
        let place = path.replacing("%S", with: folder.path)
        try check(folder, environment: ["PATH": "\(place):\(variables["PATH"] ?? "")"])
    }

    /// A repository inside the checkout of another is checked with it: what the outer one has for a `git` is none either. A
    /// home that is a repository has programs of its owner, which run.
    @Test(.timeLimit(.minutes(5)), arguments: [false, true]) func aGitInTheCheckoutAround(isHome: Bool) throws {
        let folder = try project()
        try run("git init -q . && mkdir tools && cp spy tools/git", in: folder)
        let path = "\(folder.path)/tools:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        guard isHome else { return try check(folder, environment: ["PATH": path]) }
        _ = try GalleyProcess(
            ["check", "App", "--changed-since", "main"], in: folder.url.appending(path: "repository"),
            environment: ["PATH": path, "HOME": folder.path])
        #expect(try folder.text(of: "ran").contains("tools/git"))
    }

    /// What a commit has under a path that leads out of the folder is written nowhere.
    @Test(.timeLimit(.minutes(5))) func aPathThatLeadsOut() throws {
        let folder = try project()
        try run(
            """
            cd repository
            blob=$(git rev-parse HEAD:App/T.xcstrings)
            inner=$(printf '100644 blob %s\\tT.xcstrings\\n' $blob | git mktree)
            app=$(git rev-parse HEAD:App)
            tree=$(printf '040000 tree %s\\t..\\n040000 tree %s\\tApp\\n' $inner $app | git mktree)
            git update-ref refs/heads/odd $(git \(Self.identity) commit-tree -m Odd $tree)
            """, in: folder)
        let run = try GalleyProcess(
            "check", "App", "--changed-since", "odd", in: folder.url.appending(path: "repository"))
        #expect(run.status == 1 && run.output.contains("everything was checked: git cannot say what there was at odd"))
    }
}
