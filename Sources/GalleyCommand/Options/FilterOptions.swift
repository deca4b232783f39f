public import ArgumentParser
public import Galley

/// Which part of a project is checked.
struct FilterOptions: ParsableArguments {
    @Option(
        parsing: .singleValue, help: "Only these locales: de, or de,fr. May be given several times, like all filters.",
        completion: Completions.locales)
    private var locale: [ArgumentList<String>] = []
    /// The locales, as they were given.
    var locales: [String] { locale.flatMap(\.values) }

    @Option(parsing: .singleValue, help: "Only these text sizes: large,AX3.")
    private var textSize: [ArgumentList<TextSize>] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: "Only these factors on the font size, such as 1.3, of the project's scales.")
    private var scale: [ArgumentList<Double>] = []

    @Option(parsing: .unconditionalSingleValue, help: "Only these widths in points: 320,393.")
    private var width: [ArgumentList<Double>] = []

    @Option(
        parsing: .singleValue, help: "Only scenes whose name or file matches: * matches any characters.",
        completion: Completions.scenes)
    var scene: [String] = []

    @Option(parsing: .unconditionalSingleValue, help: "Only keys that match: home.*.")
    var key: [String] = []

    var options: CheckOptions {
        var options = CheckOptions()
        options.locales = locales.map(LocaleName.canonical)
        options.textSizes = textSize.flatMap(\.values) + scale.flatMap(\.values).map(TextSize.scale)
        options.widths = width.flatMap(\.values)
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
            origin/main... for the commit where the branch began. Changes that are not committed count, too. Everything \
            is checked if galley.yml, a font or the baseline has changed, or a workflow, a script or a list of \
            dependencies that names Galley. After a change of Galley's version or of options, run one check without this.
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

    @Flag(help: "Report only what fits in the source locale and not in other locales.")
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
