internal import Adoption
internal import ArgumentParser
internal import Foundation
internal import Galley

/// `adopt`: an app as it is, from its Xcode project to findings.
struct Adopt<P: GalleyProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "adopt",
            abstract: "Check the views of an app, from its Xcode project or package, without an edit.",
            discussion: """
                Compiles the SwiftUI views of an app for iOS or macOS on this machine, as far as they compile, and runs a \
                command of galley on its windows and previews: check, unless another follows. A module of Apple's or of \
                another maker that is not here gets a stand-in; a part that does not compile is left out, and a view there \
                becomes a small box. The report says what is in, and what is left out and why.

                Nothing is written into the project, and only what its views evaluate runs. The build lies in the user's \
                cache, and a second run compiles what has changed.

                Examples:
                  galley adopt
                  galley adopt MyApp.xcodeproj --target MyApp
                  galley adopt MyApp check --locale de --text-size AX3
                  galley adopt MyApp proof -o Proof
                  galley adopt MyApp watch

                Exit status: that of the command; 2 no project, 3 a project that cannot be read or nothing that compiles.
                """)
    }

    @Argument(help: "An .xcodeproj, an .xcworkspace, a Package.swift, or a folder with one.", completion: .file())
    var project = "."

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("What to do with the app's windows and previews. (default: check)", valueName: "command"))
    var command: [String] = []

    @Option(help: "The target of the app. (default: the first one for iOS)")
    var target: String?

    @Option(
        help: ArgumentHelp(
            "A folder with the sources of other packages, such as Xcode's SourcePackages/checkouts.",
            valueName: "folder"),
        completion: .directory)
    var checkouts: [String] = []

    @Option(
        help: ArgumentHelp("The folder to build in. (default: one in ~/.cache/galley)", valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Flag(
        help: """
            Run the command in the working directory, and not in the project's folder, so that paths in it and in \
            findings are those from here.
            """)
    var here = false

    @Flag(help: "Build and report only; run no command.")
    var buildOnly = false

    @Flag(help: "Name every cause of what is left out.")
    var all = false

    func run() throws {
        var adoption = Adoption(of: URL(filePath: project))
        adoption.target = target
        adoption.checkouts = checkouts.map { URL(filePath: $0) }
        adoption.cache = cache.map { URL(filePath: $0) }
        let report = { (app: AdoptedApp) in StandardError.write(app.report.text(most: all ? .max : 10)) }
        // The command tells of a view that traps; who sets the variable wants to see its stack.
        setenv("SWIFT_BACKTRACE", "enable=no", 0)
        AdoptedCommand.tell([project] + (target.map { ["--target", $0] } ?? []) + (here ? ["--here"] : []))
        if !buildOnly, command.first == "watch" {
            Foundation.exit(try AdoptedWatch(adoption: adoption, words: command, isHere: here, report: report).run())
        }
        let app = try adoption.adopt { StandardError.write("\($0)\n") }
        report(app)
        if !buildOnly { try run(app) }
    }

    /// Becomes the program, in the folder of the project unless asked otherwise.
    private func run(_ app: AdoptedApp) throws {
        AdoptedCommand.tell(system: app.system)
        AdoptedCommand.tell(home: app.home)
        AdoptedCommand.tell(findings: app.findings, sources: app.folders, main: app.mainSource)
        let words = [app.program.path] + (command.isEmpty ? ["check"] : command)
        guard here || chdir(app.folder.path) == 0 else {
            throw InputError(.unreadable, "the folder cannot be entered", file: app.folder.path)
        }
        var arguments = words.map { strdup($0) } + [nil]
        execv(app.program.path, &arguments)
        throw InputError(
            .unreadable, "the program cannot be started: \(String(cString: strerror(errno)))", file: app.program.path)
    }
}
