public import ArgumentParser
public import Galley

/// Which part of a project is checked.
struct FilterOptions: ParsableArguments {
    @Option(
        parsing: .singleValue, help: "Only this locale. May be given several times, like the other filters.",
        completion: Completions.locales)
    var locale: [String] = []

    @Option(parsing: .singleValue, help: "Only this text size.")
    var textSize: [TextSize] = []

    @Option(parsing: .unconditionalSingleValue, help: "Only this plain scale, where the project has scales.")
    var scale: [Double] = []

    @Option(parsing: .unconditionalSingleValue, help: "Only this width in points.")
    var width: [Double] = []

    @Option(
        parsing: .singleValue, help: "Only scenes whose name or file matches: * matches any characters.",
        completion: Completions.scenes)
    var scene: [String] = []

    @Option(parsing: .unconditionalSingleValue, help: "Only labels and findings whose key matches.")
    var key: [String] = []

    var options: CheckOptions {
        var options = CheckOptions()
        options.locales = locale.map(LocaleName.canonical)
        options.textSizes = textSize + scale.map(TextSize.scale)
        options.widths = width
        options.scenes = scene
        options.keys = key
        return options
    }
}

/// Options for checking only what has changed.
struct ChangeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Only scenes and labels in which something has changed since this revision of git: main, HEAD~1, or \
            origin/main... for the commit at which the branch left it. What lies in the folders is compared with it, \
            committed or not. A changed galley.yml, font or baseline means everything, and so does a changed workflow, \
            script or list of dependencies that names Galley. Another version or other options take a whole check once.
            """, valueName: "rev"))
    var changedSince: String?
}

/// Options about known findings, and findings that are not to be reported.
struct DebtOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Known findings that are not reported again.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @OptionGroup var written: WrittenBaselineOption
    var writeBaseline: String? { written.writeBaseline }

    @Flag(help: "Report only what fits in the source locale but not in another.")
    var differential = false

    func validate() throws {
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("give --baseline or --write-baseline, not both")
        }
    }
}

/// A severity of findings. A rule that is off has none.
extension Severity: ExpressibleByArgument {
    public init?(argument: String) {
        guard Self.allValueStrings.contains(argument) else { return nil }
        self.init(rawValue: argument)
    }

    public static var allValueStrings: [String] { [warning, error].map(\.rawValue) }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
