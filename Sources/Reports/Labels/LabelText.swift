internal import Basics
public import Frames

/// The facts of a label in one line for people.
///
///     107.341 × 20.574  "Einstellungen"  Inter 3.019, 17 pt
public enum LabelText {
    /// The line, without a line feed. Control characters are shown as escapes.
    public static func render(_ text: TextFacts) -> String {
        var parts = ["\(Number.text(text.ideal.width)) × \(Number.text(text.ideal.height))"]
        if let key = text.key {
            let origin = [text.locale, key, text.plural].compactMap(\.self).joined(separator: " ")
            parts.append(FrameTreeLine.oneLine(origin))
        }
        parts.append("\"\(FrameTreeLine.oneLine(text.string))\"")
        parts.append((fits(text) + ink(text) + fonts(text)).joined(separator: ", "))
        return parts.joined(separator: "  ")
    }

    /// How the text fits its room.
    private static func fits(_ text: TextFacts) -> [String] {
        var facts: [String] = []
        if text.lines.count > 1 { facts.append("\(text.lines.count) lines") }
        if let size = text.size, size != text.ideal {
            facts.append("takes \(Number.text(size.width)) × \(Number.text(size.height))")
        }
        if text.scale < 1 { facts.append("scaled to \(Number.text(text.scale))") }
        if text.truncated { facts.append("cut: shows \"\(FrameTreeLine.oneLine(text.visible))\"") }
        for word in text.brokenWords { facts.append("breaks \"\(FrameTreeLine.oneLine(word))\"") }
        return facts
    }

    /// The ink that leaves the line of the text's font; to the sides, nearly every letter does so slightly.
    private static func ink(_ text: TextFacts) -> [String] {
        let sides = [(text.inkOverflow?.above ?? 0, "above"), (text.inkOverflow?.below ?? 0, "below")]
            .map { (amount: Number.text($0), side: $1) }
            .filter { $0.amount != "0" }
        guard !sides.isEmpty else { return [] }
        return ["ink " + sides.map { "\($0.amount) \($0.side)" }.joined(separator: " and ") + " the line"]
    }

    private static func fonts(_ text: TextFacts) -> [String] {
        let missing = text.missing.map { "missing \($0.scalar) \($0.name)" }
        let names = text.fonts.isEmpty ? [] : [FrameTreeLine.oneLine(text.fonts.joined(separator: " + "))]
        return names + ["\(Number.text(text.fontSize)) pt"] + missing
    }
}

/// The facts of a label as one line of JSON: the `text` object of a frame report.
public enum LabelJSON {
    /// The object on one line, with a line feed.
    public static func render(_ text: TextFacts) throws -> String { try JSONText.render(text, isPretty: false) }
}
