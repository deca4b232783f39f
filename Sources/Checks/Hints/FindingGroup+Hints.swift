internal import Frames

extension FindingGroup {
    /// Further remarks from the reports, the most specific first.
    func remarks(extent: Extent) -> [Remark] {
        let evidence = worst.evidence
        let clean = extent.allScreens.filter { !extent.screens.contains($0) }
        let begins = worst.cell == first.cell ? nil : first.evidence.shortage
        return [
            room.flatMap { evidence.dependsOnRoom && $0.grade != .layout ? .room($0.grade) : nil },
            room.flatMap {
                evidence.dependsOnRoom && $0.grade == .neighbours && !$0.neighbours.isEmpty
                    ? .beside($0.neighbours) : nil
            },
            begins.map { .begins($0) }, plurals.isEmpty ? nil : .plurals(plurals.sorted()), hides,
            evidence.isOfScriptWithoutFont ? .scriptWithoutFont : nil,
            evidence.widestText.map { .widestText($0) },
            evidence.dependsOnRoom && !clean.isEmpty ? .fitsOn(clean) : nil,
            room.flatMap { $0.others > 0 ? .others($0.others) : nil },
        ].compactMap(\.self)
    }

    /// A room that is a guess is worth a warning, and so is a font that is not here.
    func severity(_ usual: Severity) -> Severity {
        worst.evidence.isOfScriptWithoutFont
            || (room?.grade == .bounds || room?.grade == .neighbours) && worst.evidence.dependsOnRoom
            ? min(usual, .warning) : usual
    }

    /// What fixes the fault in every cell, as far as it was tried; of several factors the largest first.
    func hints() -> [Hint] {
        var hints: [Hint] = []
        if fixes.covers(cells, with: .unlimitedLines) { hints.append(.unlimitedLines(atMost: fixes.lines)) }
        if fixes.covers(cells, with: .stack) { hints.append(.stack) }
        for percent in Remedy.percents where fixes.covers(cells, with: .scale(percent: percent)) {
            hints.append(.minimumScaleFactor(Double(percent) / 100))
        }
        if let string = worst.text?.string, let surplus = fixes.surplus(of: string, in: worst.cell) {
            hints.append(.shorter(by: surplus, of: string.count))
        }
        return hints
    }

    /// The hidden part of the text, where it is more than the end of a single word.
    private var hides: Remark? {
        guard case .truncatedText(let truncation) = worst.evidence,
            truncation.hidden.contains(where: { $0.contains(where: \.isWhitespace) })
        else { return nil }
        return .hides(truncation.hidden)
    }
}

extension Evidence {
    /// Whether more room can fix it.
    var dependsOnRoom: Bool {
        switch self {
        case .truncatedText, .clippedText, .overflow, .overlap, .nothingFits, .brokenWord, .tooManyLines,
            .tinyText, .tightText:
            true
        case .missingGlyph, .missingTranslation, .emptyTranslation, .unfilledPlaceholder, .smallTarget, .difference,
            .tooManyCharacters:
            false
        }
    }

    /// Whether every character without a glyph is of a script of which devices have fonts, and Galley ships none.
    fileprivate var isOfScriptWithoutFont: Bool {
        guard case .missingGlyph(let characters) = self else { return false }
        return characters.allSatisfy(MissingGlyph.isOfScriptWithoutFont)
    }

    /// The widest text in a view that leaves its enclosure.
    fileprivate var widestText: TextReference? {
        guard case .overflow(let excess) = self else { return nil }
        return excess.widest
    }
}
