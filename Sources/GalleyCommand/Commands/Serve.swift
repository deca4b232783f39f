internal import ArgumentParser
internal import Galley

/// `serve`: answers questions about a project as lines of JSON.
struct Serve<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "serve",
            abstract: "Answer questions about a project as lines of JSON: does this translation fit everywhere?",
            discussion: """
                Reads a request from each line of standard input and writes its reply to a line of standard output, until the \
                input ends. A request is an object of JSON-RPC 2.0, whose jsonrpc may be left out:

                  {"id": 1, "method": "fits", "params": {"texts": [{"key": "toolbar.undo", "locale": "de", "text": "Rückgängig"}]}}

                The methods: fits says whether translations fit everywhere their keys are shown, and how many characters \
                fewer would do; measure, the size of texts; budget, the room of keys; check, the faults of the project or \
                of a scene in the request; layout, the frames of a scene, with a picture.

                With --mcp it speaks the Model Context Protocol, and the methods are tools of a language model.

                It opens no socket, writes no file, and reads only the project, again after each change of its files. A bad \
                request gets an error and ends nothing. The page Serve of the documentation has all parameters.

                Examples:
                  echo '{"id":1,"method":"measure","params":{"texts":["Einstellungen"],"locale":"de"}}' | \(P.name) serve
                  \(P.name) serve Samples/Toolbar < questions.jsonl > answers.jsonl
                  claude mcp add galley -- \(P.name) serve --mcp

                Exit status: 0 when the input has ended, 2 wrong usage, 3 an output that cannot be written, or a scene that \
                did not end within --timeout.
                """)
    }

    @Argument(
        help: "The folder of a project, or its configuration file. (default: \(P.defaultFolder))", completion: .file())
    var path: String?

    @OptionGroup var allowed: AllowedPathOptions
    @OptionGroup var time: TimeLimitOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions

    @Flag(help: "Speak the Model Context Protocol.")
    var mcp = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The most seconds that one request may take. (default: 60)", valueName: "seconds"))
    var requestTimeout: Double?

    var written: WrittenPaths { .none }

    func validate() throws {
        if let requestTimeout, !(requestTimeout > 0 && requestTimeout.isFinite) {
            throw ValidationError("--request-timeout expects a number above 0, not \(Number.text(requestTimeout))")
        }
    }

    func run() throws {
        try onMainActor { [self] in
            let service = Service(
                mcp ? .modelContextProtocol : .plain, timeLimit: requestTimeout ?? 60, version: galleyVersion
            ) {
                systemFont.applied(to: try P.projects(at: path.map { [$0] } ?? [], allowing: allowed.allowRead)[0])
            }
            try service.answer(linesOf: 0) { try StandardOutput.write($0) }
        }
    }
}
