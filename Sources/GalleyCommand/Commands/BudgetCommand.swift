internal import ArgumentParser
internal import Foundation
internal import Galley

/// `budget`: the room that layouts leave for translations.
struct BudgetCommand<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "budget",
            abstract: "Show how much room every text has, so that translators know in advance.",
            discussion: """
                Shows every key of the scenes and label budgets of \(P.configurationHelp), the tightest first. For \
                each it has the room where that is tightest, the longest translation, and the headroom: what is left, \
                in points.

                The room is the width that the layout offers the text when the text asks for more than there is, while \
                its neighbours stay as they are in the same locale.
                - Of all text sizes and widths, the one counts where the room is the smallest in units of the font's \
                size.
                - A text of several lines has that width on each line, and a text with a height has as many lines as \
                fit into it. A text that may shrink has accordingly more room.
                - Each locale has its own room, because neighbours differ in length. The table shows the locale in \
                which the text is closest to being cut off, and names the smallest room if another locale has less. \
                The formats for translation tools have the smallest of all locales, or of those of --locale.
                - A text has no budget (—) if it is offered any width, may have any number of lines, or is in a layout \
                that grows with its texts. For such texts check reports whether they leave the screen.

                Formats: text, for people; csv (RFC 4180), the same, with an apostrophe before a text that a \
                spreadsheet would run as a formula (--check removes it); json, with every locale; xliff, 1.2 with \
                maxwidth, maxheight, size-unit and font, or with --unit characters in characters; xliff2, 2.1 with the \
                Size and Length Restriction Module, in code points; weblate, a JSON object of keys and flags (max-size, \
                max-length, font-family, font-size, font-weight); xcstrings and arb, the project's catalog with the \
                budget as the last line of each comment or description, arb with x-max-length, and nothing else \
                changed; android, the project's strings.xml with maxLength for Crowdin; gettext, a PO file or template \
                with comments MAX_LENGTH for Pontoon; xcloc, Xcode's localization \
                catalogs, de.xcloc and so on: the texts of each language with their budgets, and pictures of the \
                screens that show each text, which Xcode shows beside it. -o is the folder for them, or the only one if \
                its name ends with .xcloc.

                How many characters fit is measured with the characters and words of each language: surely, whatever \
                they are, and usually, in about 95 of 100 texts. Of several languages, services get the least.

                --check measures translations before they are merged, in the same layouts. It takes a catalog of any \
                format that \(P.name) reads, or the csv of this command with new translations in it. A translation \
                without visible characters is a fault too, even if no scene shows its key. With --format jsonl or csv it \
                writes a verdict for each text, fits, tooLong, empty, notShown or unknownKey, and how many characters \
                fewer would do, so that a program can ask its translator again. It reads lines of JSON too: key, locale, translation, plural.

                Examples:
                  \(P.name) budget
                  \(P.name) budget --locale de --format csv -o budget.csv
                  \(P.name) budget --format xliff -o Toolbar.xliff
                  \(P.name) budget --format xcloc -o Translators
                  \(P.name) budget --format xcstrings -o Translators/Localizable.xcstrings
                  \(P.name) budget --check Returned/de.csv
                  \(P.name) budget --check Returned/de.jsonl --format jsonl

                Exit status: 0 clean, 1 a translation of --check is empty or has too little room, 2 wrong usage or \
                configuration, or nothing was measured, 3 an input that cannot be read, an output that cannot be \
                written, or a check that did not finish.
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>
    @OptionGroup var time: TimeLimitOptions

    @OptionGroup(title: "Filters") var filters: FilterOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(
        help:
            "text, csv, json, xliff, xliff2, weblate, xcstrings, arb, android, gettext or xcloc; with --check text, csv or jsonl."
    )
    var format = BudgetFormat.text

    @Option(help: ArgumentHelp("Measure the translations of this file.", valueName: "file"), completion: .file())
    var check: String?

    @Option(
        help: ArgumentHelp(
            "The catalog that xcstrings, arb, android and gettext write into, where the project has several.",
            valueName: "file")
    )
    var catalog: String?

    @Option(help: "What --format xliff limits texts in: points or characters.")
    var unit = BudgetUnit.points

    @Option(
        help: ArgumentHelp(
            "Which number of characters a translation service gets: usually, which fits in about 95 of 100 texts, or surely.",
            valueName: "usually|surely"))
    var characters = BudgetPromise.usually

    @Flag(help: "Let --output be the catalog itself.")
    var overwrite = false

    var written: WrittenPaths { output.written }

    func validate() throws {
        if check != nil, ![.text, .csv, .jsonl].contains(format) {
            throw ValidationError("--check reports as text, csv or jsonl, not \(format.rawValue)")
        }
        if check == nil, format == .jsonl { throw ValidationError("--format jsonl goes with --check") }
        if format == .xcloc, output.output?.isEmpty ?? true {
            throw ValidationError("--format xcloc needs a folder, as in -o Translators")
        }
        if catalog != nil || overwrite, !format.isCatalog {
            throw ValidationError("--catalog and --overwrite go with --format xcstrings, arb, android or gettext")
        }
        if unit == .characters, format != .xliff { throw ValidationError("--unit goes with --format xliff") }
        if characters == .surely, !format.hasCharacterLimit {
            throw ValidationError("--characters goes with --format xliff, xliff2, weblate, arb, android or gettext")
        }
    }

    func run() throws {
        let projects = try projects.projects()
        if let check {
            let returned = try ReturnedTranslations(file: check, sourceLanguage: projects[0].sourceLanguage)
            return format == .text
                ? try hold(returned, against: projects)
                : try tell(returned, of: projects, as: format == .csv ? .csv : .jsonLines)
        }
        if format == .xcloc { return try writeCatalogs(of: projects) }
        let results = try projects.map(budget)
        try write(results.count == 1 ? results[0] : BudgetResult(merging: results))
    }

    func budget(_ project: Project) throws -> BudgetResult {
        let progress = ProgressBar()
        defer { progress.clear() }
        let result = try systemFont.applied(to: project).budget(filters.options) { progress.show($0) }
        guard !result.budgets.isEmpty else {
            throw InputError(
                .configuration, "nothing was measured: no scene and no label shows a key of a catalog",
                file: project.file)
        }
        return result
    }

    private func write(_ result: BudgetResult) throws {
        let text =
            switch format {
            case .text: BudgetTable.render(result)
            case .csv: BudgetCSV.render(result)
            case .json: try BudgetJSON.render(result, version: galleyVersion, engine: .current)
            case .xliff:
                BudgetXLIFF.render(
                    result, targetLanguage: filters.locales.count == 1 ? filters.locales[0] : nil,
                    characters: unit == .characters ? characters.promise : nil)
            case .weblate: try WeblateFlags.render(result, promise: characters.promise)
            case .xliff2:
                BudgetXLIFF2.render(
                    result, targetLanguage: filters.locales.count == 1 ? filters.locales[0] : nil,
                    promise: characters.promise)
            case .xcstrings: try copy(result, .xcstrings)
            case .arb: try copy(result, .arb)
            case .android: try copy(result, .android)
            case .gettext: try copy(result, .gettext)
            case .jsonl, .xcloc: ""
            }
        try output.write(text)
    }

    /// A copy of the catalog with comments. It replaces the catalog itself only on request.
    private func copy(_ result: BudgetResult, _ format: BudgetComments.Format) throws -> String {
        let comments = try BudgetComments(result, format: format, file: catalog, promise: characters.promise)
        let place = WholeFile.place(of: comments.file)
        if !overwrite, let place, output.output.flatMap(WholeFile.place) == place {
            throw ValidationError(
                "--output is the catalog \(comments.file) itself; give another file, or --overwrite as well")
        }
        return comments.text
    }
}
