package import Frames
internal import TextLayout
internal import Typography

/// The font models of the texts of a report, where these are set in a font that may not be shipped.
package struct FontModels: Sendable {
    private var models: [ModelledScript: FontModel] = [:]
    private var guesses: [String] = []

    package init() {}

    /// Notes the fonts of a text that have the system font's widths, and those that replace it without.
    package mutating func add(_ text: ResolvedText) {
        for (font, script) in text.modelledFonts where models[script] == nil {
            models[script] = FontModel(script, font: font.name)
        }
        for (font, script) in text.guessedFonts { note(Self.guess(font.name, in: script)) }
    }

    /// Adds the models of other texts; of two models of one script the first stays.
    package mutating func merge(_ others: FontModels) {
        models.merge(others.models) { own, _ in own }
        for guess in others.guesses { note(guess) }
    }

    private mutating func note(_ guess: String) {
        if !guesses.contains(guess) { guesses.append(guess) }
    }

    /// San Francisco's, and those of Chinese and Japanese, where there is such text.
    package var all: [FontModel] { ModelledScript.allCases.compactMap { models[$0] } }

    /// What to say of every model, and of every script without one.
    package var notes: [String] { all.map(\.note) + guesses }

    private static func guess(_ font: String, in script: Script) -> String {
        let model: String? =
            switch script {
            case .greek: "with the measures of the iOS system font in Greek"
            case .cyrillic: "with the measures of the iOS system font in Cyrillic"
            default: nil
            }
        return "\(font) \(model ?? "replaces a font of iOS"): how far its widths are off is not known"
    }
}

extension FontModel {
    fileprivate init(_ script: ModelledScript, font: String) {
        let language: String? =
            switch script {
            case .latin: nil
            case .chinese: "Chinese"
            case .japanese: "Japanese"
            }
        let name = "the iOS system font"
        self.init(
            font: font, of: language.map { "\(name) in \($0)" } ?? name, meanError: script.error.mean,
            error95: script.error.within95)
    }
}
