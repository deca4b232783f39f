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
        guard self == .han else { return SystemFontModel.letterWidth }
        return switch (script, locale.language) {
        case (.hangul, _): 1
        case (.hiragana, _), (.katakana, _), (_, "ja"): SystemFontModel.japaneseWidth
        case (_, "ko"): 1
        case (.han, _), (.bopomofo, _), (_, "zh"): SystemFontModel.chineseWidth
        default: 1
        }
    }
}

extension SystemFontModel {
    /// The width of Chinese characters in the system font, as a factor of Noto Sans CJK's.
    package static let chineseWidth = 1.02
    /// The width of kana, kanji and East Asian symbols in the system font, as a factor of Noto Sans CJK's.
    package static let japaneseWidth = 0.937
}
