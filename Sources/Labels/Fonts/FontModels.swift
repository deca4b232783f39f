package import Frames
internal import TextLayout
internal import Typography

/// The font models of the texts of a report, where these are set in a font that may not be shipped.
package struct FontModels: Sendable {
    private let platform: Frames.Platform
    private var models: [SystemFontPart: FontModel] = [:]

    package init(_ platform: Frames.Platform) { self.platform = platform }

    /// Notes the fonts of a text that have the system font's widths.
    package mutating func add(_ text: ResolvedText) {
        guard models.count < SystemFontPart.allCases.count else { return }
        for (font, part) in text.modelledFonts where models[part] == nil {
            models[part] = FontModel(part, font: font.name, platform: platform)
        }
    }

    /// Adds the models of other texts. Of two models of one part of the system font, the first stays.
    package mutating func merge(_ others: FontModels) { models.merge(others.models) { own, _ in own } }

    /// San Francisco's, and that of Chinese and Japanese, where there is such text.
    package var all: [FontModel] { [models[.latin], models[.han]].compactMap(\.self) }

    /// What to say about every model.
    package var notes: [String] { all.map(\.note) }
}

extension FontModel {
    fileprivate init(_ part: SystemFontPart, font: String, platform: Frames.Platform) {
        let name = "the iOS system font"
        let error = SystemFontModel.error(of: part)
        self.init(
            font: font, of: part == .latin ? name : "\(name) in Chinese and Japanese", meanError: error.mean,
            error95: error.within95)
    }
}
