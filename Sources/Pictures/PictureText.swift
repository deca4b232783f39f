import Frames

/// A text whose fonts are not available, line by line on its baselines, each with its measured width in whatever font
/// draws it.
struct PictureText {
    let facts: TextFacts
    let frame: Frame
    let environment: LayoutEnvironment
    private let scalars: [Unicode.Scalar]

    init(_ facts: TextFacts, in frame: Frame, environment: LayoutEnvironment) {
        self.facts = facts
        self.frame = frame
        self.environment = environment
        scalars = Array(facts.string.unicodeScalars)
    }

    var typeface: PictureElement.Typeface {
        PictureElement.Typeface(
            families: families, size: facts.fontSize * facts.scale, weight: facts.fontWeight)
    }

    /// All lines that show anything.
    var lines: [PictureElement.Line] { facts.lines.indices.compactMap(line) }

    private func line(_ index: Int) -> PictureElement.Line? {
        let line = facts.lines[index]
        let string = visible(index)
        let box = Frame(x: frame.x + line.x, y: frame.y + line.baseline, width: line.width, height: 0)
        guard box.isDrawable, line.width > 0, !string.isEmpty else { return nil }
        let isRightToLeft = isRightToLeft(index)
        return PictureElement.Line(
            text: string, isRightToLeft: isRightToLeft, x: isRightToLeft ? box.maxX : box.x, y: box.y,
            width: box.width)
    }

    /// What the line shows: without the white space at its end, with the ellipsis where the text is cut, and with a
    /// hyphen where it ends at a soft hyphen.
    private func visible(_ index: Int) -> String {
        var line =
            facts.truncated && index == facts.lines.count - 1
            ? Array(facts.visible.unicodeScalars.dropFirst(start(index)))
            : Array(scalars[min(start(index), scalars.count)..<max(start(index), end(index))])
        while line.last?.properties.isWhitespace == true { line.removeLast() }
        if line.last == "\u{AD}" { line[line.count - 1] = "\u{2010}" }
        return String(String.UnicodeScalarView(line))
    }

    private func start(_ index: Int) -> Int { min(max(0, facts.lines[index].range.first ?? 0), scalars.count) }
    private func end(_ index: Int) -> Int { min(facts.lines[index].range.last ?? 0, scalars.count) }

    /// The direction of the line's paragraph: that of its first strong character (UAX #9, P2), decided by the
    /// character's block; or else the interface's direction.
    private func isRightToLeft(_ index: Int) -> Bool {
        let start = scalars[..<start(index)].lastIndex(where: Self.isSeparator).map { $0 + 1 } ?? 0
        for scalar in scalars[start...] where !Self.isSeparator(scalar) {
            if Self.rightToLeft.contains(where: { $0.contains(scalar.value) }) { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return environment.layoutDirection == .rightToLeft
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{85}"
    }

    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x590...0x8FF, 0x200F...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// The fonts without their versions, and fallbacks for machines that do not have them.
    private var families: [String] {
        let names = facts.fonts.map { font in
            let words = font.split(separator: " ")
            let family = words.last?.first?.isNumber == true ? words.dropLast() : words[...]
            return "'" + family.joined(separator: " ").filter { $0 != "'" && $0 != "\\" } + "'"
        }
        return names + ["system-ui", "sans-serif"]
    }
}
