internal import ArgumentParser
internal import Foundation
internal import Galley

/// `galley measure`: sizes of labels.
struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell how wide and how tall labels are.",
        discussion: """
            Labels are given as arguments, on standard input (a line each), or as the keys of a catalog, in all its \
            locales. With --width, --height or --line-limit the result tells what shows.

            Sizes are sums of the fonts' own advances and line heights: no advance is rounded to pixels, and no glyph \
            is hinted. On iOS, where no font is named, Inter stands in for the system font, with that font's spacing \
            and line height; --no-system-font-model measures Inter as it is. A scene rounds the size of each text up \
            to whole pixels of its display scale (galley layout).
            The platform decides the default font (ios, macos, web: Inter; android: Roboto), the sizes of text styles and \
            how they follow the text size, and the height of lines: ios and macos take the fonts' hhea table, android \
            and web OS/2 typo where the font asks for it. On android a text style has Material 3's line height and \
            letter spacing, a plain --size neither; on web ascent and descent are rounded to pixels, as Blink does.
            Lines end on ios and macos as in labels, Hangul kept together and no last line of a single word; on web as \
            Blink breaks them; on android as UAX #14 does.

            Examples:
              galley measure "Einstellungen" --locale de --text-size AX3
              galley measure "Save" "Delete" --width 60 --line-limit 1
              galley measure "12:30" "11:11" --feature tnum --weight semibold
              galley measure "변경 사항을 저장" --locale ko --width 80 --keep-words
              galley measure --catalog Localizable.xcstrings --key "toolbar.*"
              galley measure --from labels.tsv --tsv --format json
            """)

    @Argument(help: "The labels; without any, and without --catalog, the lines of standard input.")
    var text: [String] = []

    @Option(
        help: "A catalog (.xcstrings, .strings) whose keys are measured, in all its locales or in that of --locale.")
    var catalog: String?

    @OptionGroup var source: SourceLocaleOptions

    @Option(help: "A file with a label a line; - is standard input.")
    var from: String?

    @Flag(help: "Lines are tab-separated: a locale, then a text.")
    var tsv = false

    @Option(help: "Which keys of the catalog: * stands for any characters, ? for one.")
    var key: String?

    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Font") var font: FontOptions
    @OptionGroup(title: "Lines and limits") var paragraph: ParagraphOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, or json: one object a line.")
    var format = ReportFormat.text

    func validate() throws {
        guard [catalog != nil, from != nil, !text.isEmpty].count(where: \.self) <= 1 else {
            throw ValidationError("give labels, --from or --catalog, one of them")
        }
        if tsv, catalog != nil || !text.isEmpty { throw ValidationError("--tsv goes with --from or standard input") }
        if key != nil, catalog == nil { throw ValidationError("--key needs --catalog") }
    }

    func run() throws {
        let fonts = try font.library()
        let environment = environment.environment
        let style = paragraph.apply(to: font.style)
        var result = try LabelOutput(format: format, output: output)
        let notes: [String]
        if let catalog {
            let catalog = try Catalog(file: catalog, sourceLocale: source.stated(for: catalog))
            notes = try catalog.measure(
                keys: key, locales: try locales(of: catalog), style: style, in: environment, fonts: fonts
            ) {
                try result.add($0)
            }
        } else {
            let measurer = LabelMeasurer(fonts: fonts, platform: environment.platform)
            func add(_ text: String, in environment: LayoutEnvironment) throws {
                let facts = measurer.measure(text, style: style, in: environment)
                try measurer.throwFault()
                try result.add(facts)
            }
            for text in text { try add(text, in: environment) }
            if text.isEmpty {
                var input = try TextInput(from)
                defer { input.close() }
                while let line = try input.next() {
                    let (text, environment) = try label(line, in: environment, input)
                    try add(text, in: environment)
                }
            }
            notes = measurer.notes
        }
        try result.finish()
        // Beside the result, which other programs read line by line.
        for note in notes { StandardError.write("note: \(note)\n") }
    }

    /// The locale of `--locale`, where the catalog has it or one that serves it; nil for all of the catalog.
    private func locales(of catalog: Catalog) throws -> [String]? {
        guard let locale = environment.locale else { return nil }
        guard LocaleRules(locale).fallbacks.contains(where: catalog.locales.contains) else {
            throw InputError.unknown("locale in \(catalog.name)", locale, expected: catalog.locales, at: nil)
        }
        return [locale]
    }

    /// The text of a line and what it is measured in: with `--tsv` in the locale of its first column.
    private func label(
        _ line: String, in environment: LayoutEnvironment, _ input: TextInput
    ) throws -> (text: String, environment: LayoutEnvironment) {
        guard tsv else { return (line, environment) }
        let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard columns.count == 2 else { throw input.error("expected a locale, a tab and a text") }
        let locale = String(columns[0])
        guard LocaleName.isWellFormed(locale) else {
            throw input.error("expected a BCP 47 tag such as de or pt-BR, found \"\(locale.prefix(40))\"")
        }
        return (String(columns[1]), environment.with(locale: locale))
    }
}

/// Writes labels as they are measured.
struct LabelOutput {
    private let format: ReportFormat
    private let output: StreamedOutput
    private var count = 0

    init(format: ReportFormat, output: OutputOptions) throws {
        self.format = format
        self.output = try StreamedOutput(output.output)
    }

    mutating func add(_ text: TextFacts) throws {
        try output.write(format == .json ? try LabelJSON.render(text) : LabelText.render(text) + "\n")
        count += 1
    }

    /// Writes the rest; that nothing was measured is an error.
    func finish() throws {
        guard count > 0 else { throw ValidationError("nothing was measured: there is no label") }
        try output.finish()
    }
}
