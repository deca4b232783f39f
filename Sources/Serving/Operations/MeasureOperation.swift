internal import Basics
internal import Frames
internal import Labels

/// `measure`: how large texts are, and what of them shows in a room.
struct MeasureOperation: Operation {
    let name = "measure"
    let title = "Measure a text"
    let about = """
        Measures texts with real fonts, without a project: width and height in points, lines, and with a width or a line limit \
        what of each shows. Use it for a text that has no key yet, or to compare wordings. For the texts of a project use fits, \
        which knows where each key is shown.
        """
    let parameters: [Parameter] =
        [.required("texts", .list(.text, most: FitsOperation.mostTexts), "The texts.")] + EnvironmentParameters.all + [
            .optional(
                "fontStyle", .choice(FontStyle.allCases.map(\.rawValue)), "A text style of SwiftUI; body by default."),
            .optional(
                "size", .number(above: 0),
                "A font size in points that does not follow the text size, instead of fontStyle."),
            .optional("weight", .choice(LabelFont.Weight.named.map(\.key)), "A weight that differs from the style's."),
            .optional("family", .text, "A font family of the project, instead of the platform's."),
            .optional("lineLimit", .integer(from: 1, to: 1000), "The most lines."),
            .optional(
                "minimumScaleFactor", .number(above: 0),
                "The smallest factor that a text may be scaled by to fit, up to 1."),
            .optional("tracking", .number(above: nil), "Points after every character."),
        ]

    func run(_ arguments: Arguments, at desk: ProjectDesk, before deadline: Deadline) throws -> Answer {
        let environment = try EnvironmentParameters.environment(arguments)
        let fonts = try desk.labelFonts
        let measurer = LabelMeasurer(fonts: fonts, platform: environment.platform)
        let style = try style(arguments, fonts)
        var texts: [TextFacts] = []
        for (index, text) in arguments.texts("texts").enumerated() {
            try deadline.refuse("\(index) of \(arguments.list("texts").count) texts are done")
            texts.append(measurer.measure(text, style: style, in: environment))
            try measurer.throwFault()
        }
        return Answer(MeasuredRecord(texts: texts, notes: measurer.notes))
    }

    private func style(_ arguments: Arguments, _ fonts: FontLibrary) throws -> LabelTypesetting {
        var font: LabelFont =
            arguments.number("size").map { .system(size: $0) }
            ?? .system(arguments.text("fontStyle").flatMap(FontStyle.init) ?? .body)
        if let weight = arguments.text("weight").flatMap(LabelFont.Weight.init(named:)) { font = font.weight(weight) }
        var style = LabelTypesetting(font: font, tracking: arguments.number("tracking") ?? 0)
        if let family = arguments.text("family") {
            guard fonts.contains(family: family) else {
                throw UnknownName(family, kind: "font family", expected: fonts.families)
            }
            style.family = family
        }
        style.lineLimit = arguments.integer("lineLimit")
        let factor = arguments.number("minimumScaleFactor") ?? 1
        guard factor <= 1 else {
            throw ServiceError.parameters("minimumScaleFactor: expected a number up to 1, found \(Number.text(factor))")
        }
        style.minimumScaleFactor = factor
        return style
    }
}

private struct MeasuredRecord: Encodable {
    var texts: [TextFacts]
    var notes: [String]
}
