internal import Catalogs
package import Checking
package import Checks
internal import Labels
package import Projects

/// Whether translations fit wherever a project shows their keys, asked one after the other.
///
/// The answer is that of a check of the project with the translation in its catalogs, but only what shows the key is laid out.
@MainActor
package final class TranslationFits {
    private let project: Project
    private let check: KeyCheck

    /// - Throws: `InputError` for a font that cannot be used.
    package init(_ project: Project, options: CheckOptions = CheckOptions()) throws {
        self.project = project
        check = try KeyCheck(project, options: options)
    }

    /// Whether a translation fits everywhere.
    ///
    /// - Parameter counts: Whether a text that is too long is made shorter until it fits, to say by how many characters.
    /// - Throws: `InputError` for a key that no catalog has, and for a text that cannot be measured. O(cells that show the key).
    package func answer(to translation: Translation, counts: Bool = true) throws -> FitAnswer {
        let catalogs = project.everyCatalog
        guard catalogs.contains(where: { $0[translation.key] != nil }) else {
            throw InputError.unknown(
                "key", translation.key, expected: catalogs.flatMap(\.keys), listedBy: InputError.keyList, at: nil)
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
        /// Somewhere it is cut off, covers something, or takes more lines than it may.
        case tooLong
        /// No scene, label or room shows the key, so nothing can be said.
        case notShown
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

    init(_ translation: Translation, _ found: KeyFindings) {
        self.translation = translation
        (findings, others, places) = (found.findings, found.others, found.places)
        (cells, widthNames) = (found.cells, found.widthNames)
        let lacksRoom = (findings + others).contains { Self.rulesAboutRoom.contains($0.rule) }
        verdict = found.cells == 0 ? .notShown : lacksRoom ? .tooLong : .fits
    }

    /// How many characters fewer, at its end, would do at the worst place; nil where none are too many, or no number is enough.
    package var fewerCharacters: Int? {
        findings.flatMap(\.hints).compactMap { hint in
            if case .shorter(let count, of: _) = hint { count } else { nil }
        }.max()
    }

    /// The rules that a shorter text keeps. Others are about what the text says, or how it is written.
    private static let rulesAboutRoom: Set<String> = [
        TruncatedText().identifier, ClippedText().identifier, Overflow().identifier, Overlapping().identifier,
        NothingFits().identifier, BrokenWord().identifier, TooManyLines().identifier, TinyText().identifier,
    ]
}
