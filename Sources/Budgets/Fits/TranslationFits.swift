internal import Basics
internal import Catalogs
package import Checking
package import Checks
internal import Frames
internal import Labels
package import Projects

/// Whether translations fit wherever a project shows their keys, asked one after the other.
///
/// The answer is that of a check of the project with the translation in its catalogs, but only what shows the key is laid out.
@MainActor
package final class TranslationFits {
    private let check: KeyCheck
    private let keys: Set<String>

    /// - Parameter before: The project with the texts that are taken to be right; nil for the same.
    /// - Throws: `InputError` for a font that cannot be used.
    package init(_ project: Project, before: Project? = nil, options: CheckOptions = CheckOptions()) throws {
        check = try KeyCheck(project, before: before, options: options)
        keys = Set(project.everyCatalog.flatMap(\.keys))
    }

    /// Whether a translation fits everywhere.
    ///
    /// - Parameter counts: Whether a text that is too long is made shorter until it fits, to say by how many characters.
    /// - Throws: `InputError` for a text that cannot be measured. O(cells that show the key).
    package func answer(to translation: Translation, counts: Bool = true) throws -> FitAnswer {
        guard keys.contains(translation.key) else {
            return FitAnswer(
                translation,
                unknownKey:
                    "\(UnknownName(translation.key, kind: "key", expected: keys.sorted(), listedBy: InputError.keyList))"
            )
        }
        let found = try check.findings(
            about: translation.key, in: LocaleName.canonical(translation.locale), trials: counts ? .shorterText : .none,
            entry: translation.replacing)
        return FitAnswer(translation, found)
    }
}

/// Whether a translation fits everywhere.
package struct FitAnswer: Sendable {
    /// What is known.
    package enum Verdict: String, Sendable, CaseIterable {
        /// It shows whole in every cell.
        case fits
        /// Somewhere it is cut off, covers something, or takes more lines than it may; or it has more characters than its
        /// catalog allows.
        case tooLong
        /// Nothing of it shows.
        case empty
        /// No scene, label or room shows the key, so nothing can be said.
        case notShown
        /// No catalog has the key.
        case unknownKey
    }

    package let translation: Translation
    package let verdict: Verdict
    /// Everything that a check would report about the text, whether or not it is about room.
    package let findings: [Finding]
    /// What a check would report about other texts because of it.
    package let others: [Finding]
    /// The scenes, labels and rooms that show the key.
    package let places: [String]
    /// How many environments it was laid out in.
    package let cells: Int
    /// The names of screens by their width.
    package let widthNames: [Double: String]
    /// Of a key that no catalog has: the nearest one, in a sentence.
    package let hint: String?

    init(_ translation: Translation, _ found: KeyFindings) {
        self.translation = translation
        let plural = translation.plural?.rawValue
        // Of several forms, the findings about others are theirs.
        findings = found.findings.filter { finding in
            plural.map { finding.plurals.isEmpty || finding.plurals.contains($0) } ?? true
        }
        (others, places, hint) = (found.others, found.places, nil)
        (cells, widthNames) = (found.cells, found.widthNames)
        let lacksRoom = (findings + others).contains { Self.rulesAboutRoom.contains($0.rule) }
        let isEmpty = findings.contains { $0.rule == EmptyTranslation().identifier }
        verdict = found.cells == 0 ? .notShown : lacksRoom ? .tooLong : isEmpty ? .empty : .fits
    }

    init(_ translation: Translation, unknownKey hint: String) {
        (self.translation, self.hint, verdict) = (translation, hint, .unknownKey)
        (findings, others, places, cells, widthNames) = ([], [], [], 0, [:])
    }

    /// How many characters fewer, at its end, would do at the worst place; nil where none are too many or no number is enough,
    /// and for a text with placeholders, of which a count would be one of their sample values.
    package var fewerCharacters: Int? {
        let length = translation.text.count
        let surplus = findings.compactMap { finding -> Int? in
            guard case .tooManyCharacters(let length) = finding.evidence, length.unit == .characters else { return nil }
            return length.length - length.limit
        }
        return
            (findings.flatMap(\.hints).compactMap { hint in
                if case .shorter(let count, of: length) = hint { count } else { nil }
            } + surplus).max()
    }

    /// The rules that a shorter text keeps. Others are about what the text says, or how it is written.
    private static let rulesAboutRoom: Set<String> = [
        TruncatedText().identifier, ClippedText().identifier, Overflow().identifier, Overlapping().identifier,
        NothingFits().identifier, BrokenWord().identifier, TooManyLines().identifier, TinyText().identifier,
        TooManyCharacters().identifier,
    ]
}
