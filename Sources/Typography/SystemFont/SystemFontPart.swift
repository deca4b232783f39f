/// Which part of the modelled system font a font replaces.
package enum SystemFontPart: Hashable, CaseIterable {
    /// San Francisco itself.
    case latin
    /// The system's Chinese, Japanese and Korean fonts, which leave lines as high as San Francisco makes them.
    case han

    /// Nil for a font that is measured as it is: nothing is known about the system's fonts for other scripts.
    init?(family: String) {
        switch family {
        case "Inter": self = .latin
        case _ where family.hasPrefix("Noto Sans CJK"): self = .han
        default: return nil
        }
    }

    /// The factor on the advances of a run of a script in a locale; 1 where nothing is known.
    func widthFactor(script: Script, locale: TextLocale) -> Double {
        guard self == .han else { return 1 }
        switch (script, locale.language) {
        case (.hiragana, _), (.katakana, _), (.han, "ja"): return SystemFontModel.japaneseWidth
        case (.han, "ko"): return 1
        case (.han, _), (.bopomofo, _): return SystemFontModel.chineseWidth
        default: return 1
        }
    }
}

extension SystemFontModel {
    /// The width of Chinese characters in the system font, as a factor of Noto Sans CJK's.
    static let chineseWidth = 1.018
    /// The width of kana and kanji in the system font, as a factor of Noto Sans CJK's.
    static let japaneseWidth = 0.9375

    /// How far widths are off, as fractions of them: the mean absolute error, and what 95 % of the known widths are
    /// within. A test computes them again.
    package static func error(of part: SystemFontPart) -> (mean: Double, within95: Double) {
        switch part {
        case .latin: (0.008, 0.019)
        case .han: (0.0065, 0.0344)
        }
    }
}
