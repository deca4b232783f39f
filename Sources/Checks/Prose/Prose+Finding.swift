extension Prose {
    /// The finding as one sentence, without its place, severity and rule.
    package static func message(_ finding: Finding, widthNames: [Double: String]) -> String {
        let extent = extent(finding, widthNames: widthNames)
        let place =
            finding.isOfScene ? "(\(extent))" : "in \(finding.scene) \(finding.place.map { "(\($0)) " } ?? "")\(extent)"
        let tail = adds(finding.evidence).map { "; \($0)" } ?? ""
        return oneLine("\(subject(finding)) \(says(finding)) \(place)\(tail)")
    }

    /// What is at fault: the text with its key and locale, or the view.
    package static func subject(_ finding: Finding) -> String {
        if finding.isOfScene { return "\(finding.scene) (\(finding.locale))" }
        guard let text = finding.text else { return "\(name(finding.view)) (\(finding.locale))" }
        let origin = [text.key, finding.locale].compactMap(\.self).joined(separator: ", ")
        return "\(quoted(text.string)) (\(origin))"
    }

    /// What was measured, as the predicate of the sentence.
    package static func says(_ finding: Finding) -> String { says(finding.evidence, locale: finding.locale) }

    /// What was measured in a locale, as the predicate of the sentence.
    package static func says(_ evidence: Evidence, locale: String) -> String {
        switch evidence {
        case .truncatedText(let truncation): TruncatedText.says(truncation)
        case .clippedText(let protrusion): ClippedText.says(protrusion)
        case .overflow(let excess): Overflow.says(excess)
        case .overlap(let overlap): Overlapping.says(overlap)
        case .nothingFits(let alternatives, let shortage): NothingFits.says(alternatives: alternatives, shortage)
        case .missingGlyph(let characters): MissingGlyph.says(characters)
        case .brokenWord(let words): BrokenWord.says(words)
        case .tooManyLines(let lines, let width): TooManyLines.says(lines, width: width)
        case .missingTranslation(let found): MissingTranslation.says(locale: locale, found: found)
        case .unfilledPlaceholder(let placeholders): UnfilledPlaceholder.says(placeholders)
        case .smallTarget(let size, let minimum): SmallTarget.says(size, minimum: minimum)
        case .emptyTranslation: EmptyTranslation.says
        case .tooManyCharacters(let length): TooManyCharacters.says(length)
        case .tinyText(let size, let minimum): TinyText.says(size: size, minimum: minimum)
        case .tightText(let tightness): TightText.says(tightness)
        case .difference(let difference): says(difference)
        }
    }

    private static func adds(_ evidence: Evidence) -> String? {
        switch evidence {
        case .truncatedText(let truncation): TruncatedText.adds(truncation)
        case .difference(let difference): adds(difference)
        default: nil
        }
    }
}

extension Finding {
    /// Whether the scene as a whole is meant, and none of its views.
    fileprivate var isOfScene: Bool {
        if case .difference(let difference) = evidence { difference.isOfScene } else { false }
    }
}
