internal import ArgumentParser
internal import Galley

/// `galley catalog`: what catalogs contain.
struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Show what is in catalogs, how much of it is translated, and what is odd.",
        discussion: """
            Finds the catalogs of every format that galley reads, each with the files of all its locales: below the \
            folders given, else those of galley.yml (strings:), else below this folder. For each locale it counts the \
            keys that are translated, those that fall back to another locale of the same language (inherited), those \
            that still need review, and those without a text.

            Listed as odd are:
            - keys that appear twice, that only a translation has, or that no source code uses any more;
            - escapes without a meaning;
            - placeholders that differ from those of the source text, or that are not defined;
            - missing plural forms, and those that no number selects;
            - references to texts that are in no file;
            - translations that are empty, that are longer than the catalog allows, or whose source text is not \
            translatable;
            - in gettext, a line feed at an end of a text that the source text does not have;
            - files whose locale differs from their name.

            A missing translation is counted, but is not odd. With --fail-on-missing each is listed at the place of \
            its key, and the exit status is 1. --locale limits this to the locales that have to be complete.

            Examples:
              galley catalog
              galley catalog app/src/main/res --locale de
              galley catalog locales --source-locale en --format json
              galley catalog --strict
              galley catalog --fail-on-missing --locale de --locale fr

            Exit status: 0 clean, 1 anything odd with --strict or a missing translation with --fail-on-missing, 2 \
            wrong usage or configuration, 3 a file cannot be read, or has no texts for one of its locales; the others \
            are listed all the same.
            """)

    @Argument(
        help: "Catalogs, or folders of catalogs. (default: those of galley.yml, or this folder)", completion: .file())
    var paths: [String] = []

    @Option(help: "Only these locales: de, or de,fr. May be given several times.")
    var locale: [ArgumentList<String>] = []

    @OptionGroup var source: SourceLocaleOptions
    @OptionGroup var allowed: AllowedPathOptions

    @Flag(help: "List everything that is odd, not only the first 20.")
    var all = false

    @Flag(help: "Exit with 1 if anything is odd.")
    var strict = false

    @Flag(help: "List every missing translation, and exit with 1 if there is one.")
    var failOnMissing = false

    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, or json.")
    var format = ReportFormat.text

    func run() throws {
        var inventory = try CatalogInventory(
            of: paths, sourceLocale: source.sourceLocale, listsMissing: failOnMissing, allowing: allowed.allowRead)
        if !locale.isEmpty { inventory = try inventory.limited(to: locale.flatMap(\.values).map(LocaleName.canonical)) }
        switch format {
        case .text: try output.write(CatalogText.render(inventory, limit: all ? nil : Self.shownOddities))
        case .json: try output.write(CatalogJSON.render(inventory))
        }
        if !inventory.failures.isEmpty { throw ExitStatus.unreadable }
        if inventory.lacksTranslations { throw ExitStatus.findings }
        if strict, !(inventory.oddities + inventory.unread + inventory.failures).isEmpty { throw ExitStatus.findings }
    }

    private static let shownOddities = 20
}
