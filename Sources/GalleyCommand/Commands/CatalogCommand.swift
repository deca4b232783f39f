internal import ArgumentParser
internal import Galley

/// `galley catalog`: what catalogs hold.
struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Tell what catalogs hold, how far their translations have come, and what is odd in them.",
        discussion: """
            Finds the catalogs of every format that galley reads, each with the files of all its locales: below the \
            folders given, or those of galley.yml (strings:), or else below this folder. For each locale it counts the \
            keys that are translated, those that fall back to another locale of the same language (inherited), those that \
            still need review, and those without a text.

            Odd are: keys that come twice, escapes without a meaning, placeholders that differ from those of the source \
            text, plural forms that the language needs or that no number takes, empty translations, and those that are \
            longer than the catalog allows.

            Examples:
              galley catalog
              galley catalog app/src/main/res --locale de
              galley catalog locales --source-locale en --format json
              galley catalog --strict

            Exit status: 0, with --strict 1 where anything is odd, 2 wrong usage or configuration, 3 a file that cannot be \
            read; the others are listed all the same.
            """)

    @Argument(
        help: "Catalogs, or folders of catalogs. (default: those of galley.yml, or this folder)", completion: .file())
    var paths: [String] = []

    @Option(help: "Only this locale; may be repeated.")
    var locale: [String] = []

    @OptionGroup var source: SourceLocaleOptions
    @OptionGroup var allowed: AllowedPathOptions

    @Flag(help: "List everything that is odd, not only the first 20.")
    var all = false

    @Flag(help: "Exit with 1 where anything is odd.")
    var strict = false

    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, or json.")
    var format = ReportFormat.text

    func run() throws {
        var inventory = try CatalogInventory(
            of: paths, sourceLocale: source.sourceLocale, allowing: allowed.allowRead)
        if !locale.isEmpty { inventory = try inventory.limited(to: locale) }
        switch format {
        case .text: try output.write(CatalogText.render(inventory, limit: all ? nil : Self.shownOddities))
        case .json: try output.write(CatalogJSON.render(inventory))
        }
        if !inventory.failures.isEmpty { throw ExitStatus.unreadable }
        if strict, !(inventory.oddities + inventory.unread + inventory.failures).isEmpty { throw ExitStatus.findings }
    }

    private static let shownOddities = 20
}
