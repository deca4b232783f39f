internal import ArgumentParser
internal import Foundation
internal import Galley

/// `galley measure`: sizes of labels.
struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Show how wide and how tall labels are.",
        discussion: """
            Labels are given as arguments, on standard input (one per line), or as the keys of a catalog, in all its \
            locales. With --width, --height or --line-limit the result shows what is left of a text that is cut off. \
            As in every \
            command, a label that lacks at most half a device pixel is not cut off: --display-scale sets the size of a pixel.

            Sizes are sums of the advances and line heights of the fonts: no advance is rounded to pixels, and no \
            glyph is hinted. On iOS Inter replaces the system font if no font is named, with the spacing and line \
            height of the system font; --no-system-font-model measures Inter as it is. A scene rounds the size of each \
            text up to whole pixels of its display scale (galley layout).

            The platform decides:
            - the default font: Inter on ios, macos and web, Roboto on android;
            - the sizes of text styles, and how they follow the text size;
            - the height of lines: ios and macos use the hhea table of the font, android and web OS/2 typo if the font \
            asks for it. On android a text style has Material 3's line height and letter spacing, and a plain --size \
            has neither. On web ascent and descent are rounded to pixels, as Blink does;
            - where lines end: on ios and macos as in labels, with words of Hangul kept together and no last line of a \
            single word; on web as in Blink; on android as in Minikin, without hyphenation.

            The labels of a catalog are listed as a table, or as lines of JSON: key, locale, form (the plural \
            category), width, height, lines, text. With --max-width or --max-lines only the labels without enough room \
            are listed. Standard error names the worst of them, and the exit status is 1.

            Examples:
              galley measure "Einstellungen" --locale de --text-size AX3
              galley measure "Save" "Delete" --width 60 --line-limit 1
              galley measure "12:30" "11:11" --feature tnum --weight semibold
              galley measure "변경 사항을 저장" --locale ko --width 80 --keep-words
              galley measure --catalog Localizable.xcstrings --key "toolbar.*" --sort width
              galley measure --catalog Localizable.xcstrings --format json > labels.ndjson
              galley measure --catalog Localizable.xcstrings --key "tab.*" --max-width 72
              galley measure --catalog Localizable.xcstrings --max-width 320 --max-lines 2 --text-size AX3
              galley measure --from labels.tsv --tsv --format json
              galley measure "Einstellungen" "Zurücksetzen" --locale de --width 90 --line-limit 1 --format png -o labels.png
              galley measure --catalog Localizable.xcstrings --key "tab.*" --max-width 72 --format svg -o tabs.svg
            """)

    @Argument(help: "The labels; without any, and without --catalog, the lines of standard input.")
    var text: [String] = []

    @Option(help: "A file with one label per line; - is standard input.", completion: .file())
    var from: String?

    @Flag(help: "Lines are tab-separated: a locale, then a text.")
    var tsv = false

    @OptionGroup(title: "Labels of a catalog") var labels: CatalogLabelOptions
    @OptionGroup(title: "Labels of a catalog") var source: SourceLocaleOptions
    @OptionGroup(title: "Labels of a catalog") var allowed: AllowedPathOptions
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Font") var font: FontOptions
    @OptionGroup(title: "Lines and limits") var paragraph: ParagraphOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Output") var picture: PictureOptions

    @Option(help: "text, json: one object a line, or a picture with what does not fit in red: svg or png.")
    var format = LabelFormat.text

    func validate() throws {
        try environment.checkSingle()
        try paragraph.check(on: environment.platform ?? .ios)
        try picture.check(format.picture, to: output)
        guard [labels.catalog != nil, from != nil, !text.isEmpty].count(where: \.self) <= 1 else {
            throw ValidationError("give either labels, --from or --catalog")
        }
        if tsv, labels.catalog != nil || !text.isEmpty {
            throw ValidationError("--tsv goes with --from or standard input")
        }
        if labels.maxLines != nil, paragraph.lineLimit != nil {
            throw ValidationError("give --max-lines or --line-limit: what is cut off has no more lines")
        }
    }

    func run() throws {
        let fonts = try font.library()
        let style = paragraph.apply(to: font.style)
        guard labels.catalog == nil else { return try measureCatalog(style: style, fonts: fonts) }
        let measurer = LabelMeasurer(fonts: fonts, platform: environment.platform ?? .ios)
        if let format = format.picture {
            var rows: [[ScenePicture]] = []
            try forEachLabel { text, environment in
                rows.append([measurer.picture(of: text, style: style, in: environment)])
                try measurer.throwFault()
                try Self.checkCount(rows.count)
            }
            try draw(rows, as: format)
        } else {
            var result = try LabelOutput(format: format.list, output: output)
            try forEachLabel { text, environment in
                let facts = measurer.measure(text, style: style, in: environment)
                try measurer.throwFault()
                try result.add(facts)
            }
            try result.finish()
        }
        Self.write(notes: measurer.notes)
    }

    /// Calls `body` with every label that is given as an argument or a line.
    private func forEachLabel(_ body: (String, LayoutEnvironment) throws -> Void) throws {
        let environment = environment.environment
        for text in text { try body(text, environment) }
        guard text.isEmpty else { return }
        var input = try TextInput(from)
        defer { input.close() }
        while let line = try input.next() {
            let (text, environment) = try label(line, in: environment, input)
            try body(text, environment)
        }
    }

    /// Writes notes to standard error, as other programs read the result line by line.
    static func write(notes: [String]) {
        for note in notes { StandardError.write("note: \(note)\n") }
    }

    /// The text of a line and its environment: with `--tsv` in the locale of its first column.
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
        return (String(columns[1]), environment.with(locale: LocaleName.canonical(locale)))
    }
}
