internal import Basics
import Frames

extension ReportIndex {
    /// The room that text `index` was offered, and what it needs; nil where it has no limit: it is offered any width,
    /// or may take any number of lines.
    package func room(of index: Int) -> TextRoom? {
        guard let text = views[index].text, let width = text.budget.width, width.isFinite,
            let limit = lineLimit(of: text)
        else { return nil }
        let scale = text.scale > 0 ? text.scale : 1
        let need = text.need(onLines: limit)
        return TextRoom(
            scene: scene, view: ViewReference(views[index]), text: TextReference(text), locale: environment.locale,
            foundIn: text.locale, cell: Cell(environment), width: Number.rounded(width / scale), lines: limit,
            lineHeight: text.lines.first.map { Number.rounded($0.height / scale) } ?? text.ideal.height,
            need: Number.rounded(need.width / need.scale), spareLines: need.spareLines,
            breaksTooOften: text.truncated && text.fittingWidth == nil && need.hasOwnBreaks,
            font: TextRoom.FontFacts(
                family: text.fonts.first.map(Self.family) ?? "", size: text.fontSize, weight: text.fontWeight),
            tolerance: slack / scale)
    }

    /// The most lines that a text may take: its line limit, or as many as fit its height, but at least one.
    private func lineLimit(of text: TextFacts) -> Int? {
        let byHeight = text.budget.height.flatMap { height -> Int? in
            guard height.isFinite, let line = text.lines.first?.height, line > 0 else { return nil }
            return max(1, Int(min((height + slack) / line, 1e6)))
        }
        return [text.budget.lines, byHeight].compactMap(\.self).min()
    }

    /// The name of a font without the version after it: "Inter" of "Inter 4.0".
    private static func family(_ font: String) -> String {
        let words = font.split(separator: " ")
        guard words.count > 1, words[words.count - 1].first?.isNumber == true else { return font }
        return words.dropLast().joined(separator: " ")
    }
}

extension TextFacts {
    /// What a text needs, at the size to which it was shrunk.
    fileprivate struct Need {
        var width: Double
        var scale: Double = 1
        var spareLines = 0
        var hasOwnBreaks = false
    }

    /// The smallest width at which nothing is cut.
    fileprivate func need(onLines limit: Int) -> Need {
        let hasOwnBreaks = string.contains(where: \.isNewline)
        if limit == 1 || fittingWidth == nil && truncated {
            return Need(width: ideal.width, hasOwnBreaks: hasOwnBreaks)
        }
        if let fittingWidth { return Need(width: fittingWidth, scale: scale > 0 ? scale : 1) }
        return Need(
            width: lines.map(\.width).max() ?? 0, scale: scale > 0 ? scale : 1, spareLines: max(0, limit - lines.count))
    }
}
