internal import ArgumentParser
internal import Foundation
internal import Galley

/// `galley inspect`: how a text is itemized and shaped.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Show the parts of a text: scripts, levels, fonts, glyphs, break opportunities.",
        discussion: """
            Offsets count Unicode scalars from 0; advances are font units. Without an argument, every line of standard \
            input is a text.

            Examples:
              galley inspect "שלום, world" --locale he
              galley inspect "שלום (3)" --font Brand.ttf --font "Noto Sans Hebrew" --platform web
              galley inspect --format json < labels.txt
              echo "0061 0308" | galley inspect --code-points
            """)

    @Argument(help: "The texts; without any, the lines of standard input.")
    var text: [String] = []

    @Flag(
        help: """
            Texts are hexadecimal Unicode scalars, separated by spaces: 0061 0308. Lines then end by the rules of \
            UAX #14 alone, as in Unicode's own test files, and not by those of the platform.
            """)
    var codePoints = false

    @Option(help: "The direction of the text itself: ltr, rtl, or auto, that of its first strong character.")
    var direction = TextDirection.auto

    @Option(help: "The language and region, as a BCP 47 tag: de, pt-BR, zh-Hans.")
    var locale = "en"

    @Option(help: "Whose fonts are used: ios, macos, android or web.")
    var platform = Platform.ios

    @OptionGroup var fonts: FontFileOptions

    @Option(help: "text, or json: one object a line.")
    var format = ReportFormat.text

    func run() throws {
        let inspector = TextInspector(fonts: try fonts.library(), platform: platform)
        let output = try StreamedOutput(nil)
        func show(_ text: String) throws {
            let inspection = inspector.inspect(
                text, locale: locale, direction: direction, hasPlatformBreaks: !codePoints)
            try inspector.throwFault()
            try output.write(format == .json ? inspection.json : TerminalText.visible(inspection.table))
        }
        for text in text { try show(try codePoints ? CodePoints.text(text, at: nil) : text) }
        if text.isEmpty {
            var input = try TextInput(nil)
            while let line = try input.next() {
                try show(try codePoints ? CodePoints.text(line, at: input.position) : line)
            }
            if input.line == 0 { throw ValidationError("nothing was inspected: there is no text") }
        }
        try output.finish()
    }
}

/// Texts that are written as code points, as in Unicode's test files.
enum CodePoints {
    /// The text of hexadecimal scalars, with or without `U+`.
    static func text(_ line: String, at position: SourcePosition?) throws -> String {
        var scalars = String.UnicodeScalarView()
        for word in line.split(whereSeparator: \.isWhitespace) {
            let digits = word.uppercased().hasPrefix("U+") ? word.dropFirst(2) : word
            guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
                throw InputError(
                    .unreadable, "\"\(word)\" is not a Unicode scalar in hexadecimal, such as 0061 or 1F600",
                    at: position)
            }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
