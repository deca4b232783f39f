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

            Odd are: keys that come twice, that only a translation has, or that no source code uses any more; escapes \
            without a meaning; placeholders that differ from those of the source text, or that nothing defines; plural \
            forms that the language needs or that no number takes; references to texts that are in no file; empty \
            translations, those that are longer than the catalog allows, and those of texts that are not to be \
            translated; line feeds at the ends of gettext's texts that the source text does not have; and files of \
            another locale than their name says.

            A missing translation is counted, and is not odd: with --fail-on-missing each is listed, at the place of its \
            key, and the status is 1. --locale limits it to the locales that have to be complete.

            Examples:
              galley catalog
              galley catalog app/src/main/res --locale de
              galley catalog locales --source-locale en --format json
              galley catalog --strict
              galley catalog --fail-on-missing --locale de --locale fr

            Exit status: 0, with --strict 1 where anything is odd, with --fail-on-missing 1 where a translation is \
            missing, 2 wrong usage or configuration, 3 a file that cannot be read, or of which a locale has nothing to \
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

    @Flag(help: "List every missing translation, and exit with 1 where there is one.")
    var failOnMissing = false

    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, or json.")
    var format = ReportFormat.text

    func run() throws {
        var inventory = try CatalogInventory(
            of: paths, sourceLocale: source.sourceLocale, listsMissing: failOnMissing, allowing: allowed.allowRead)
        if !locale.isEmpty { inventory = try inventory.limited(to: locale) }
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
