internal import Frames
internal import Labels

/// What the reports of one scene in one locale and text size say about their fonts.
///
/// The texts of a scene are mostly the same in all widths, so the latest result is kept, as long as the views of the
/// scene are.
final class LatestFonts {
    /// The fonts of a report.
    struct Fonts {
        /// In order of first use.
        var names: [String] = []
        var models: [FontModel] = []
        var notes: [String] = []
    }

    private var latest: (texts: [ResolvedText], missingFamilies: Int, fonts: Fonts)?

    /// The fonts of texts, with the notes that readers need.
    func fonts(of texts: [ResolvedText], measurer: SceneTextMeasurer, environment: LayoutEnvironment) -> Fonts {
        let missing = measurer.missingFamilies
        if let latest, latest.missingFamilies == missing.count, latest.texts.count == texts.count,
            zip(latest.texts, texts).allSatisfy({ $0 === $1 })
        {
            return latest.fonts
        }
        var fonts = Fonts()
        var models = FontModels()
        for text in texts {
            for font in text.fonts where !fonts.names.contains(font) { fonts.names.append(font) }
            models.add(text)
        }
        fonts.models = models.all
        fonts.notes = notes(fonts, models.notes, missingFamilies: missing, environment)
        latest = (texts, missing.count, fonts)
        return fonts
    }

    private func notes(
        _ fonts: Fonts, _ models: [String], missingFamilies: Set<String>, _ environment: LayoutEnvironment
    ) -> [String] {
        var notes = models
        let inter = fonts.names.first { $0.hasPrefix("Inter ") }
        if fonts.models.isEmpty, let system = environment.platform.systemFont, let inter {
            notes.append("\(inter) replaces the \(system), which may not be redistributed; its widths differ")
        }
        if environment.platform.textSizing == .fixed, !environment.textSize.isDefault {
            notes.append("macOS has no Dynamic Type: the text size \(environment.textSize.name) has no effect")
        }
        for family in missingFamilies.sorted() {
            notes.append("there is no font of the family \"\(family)\"; another was used")
        }
        return notes
    }
}

extension Frames.Platform {
    /// The system font that Inter replaces; nil where the platform's own font is bundled.
    fileprivate var systemFont: String? {
        switch self {
        case .ios: "iOS system font"
        case .macos: "macOS system font"
        case .android, .web: nil
        }
    }
}
