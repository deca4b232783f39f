/// What text in the modelled system font is known to be off by.
package enum ModelledScript: Hashable, CaseIterable, Sendable {
    case latin, chinese, japanese

    /// How far widths are off, as fractions of them.
    package struct Error: Equatable, Sendable {
        /// The mean absolute error of known texts that the fit has not seen.
        package let mean: Double
        /// What 95 % of texts are within: twice as much as of the known texts that the fit has not seen, and no less than of
        /// 115 texts that others measured before this model, where those were more (Latin, 3.2 to 4 %).
        package let within95: Double
    }

    /// A test computes them again, each known text left out of the fit that it is held against.
    package var error: Error {
        switch self {
        case .latin: Error(mean: 0.007, within95: 0.04)
        case .chinese: Error(mean: 0.01, within95: 0.06)
        case .japanese: Error(mean: 0.003, within95: 0.02)
        }
    }
}

extension ShapedRun {
    /// The model that the run is measured by; nil where its font is measured as it is.
    package func modelledScript(locale: TextLocale) -> ModelledScript? {
        guard isModelled, let part = font.part else { return nil }
        if part == .latin { return .latin }
        return script == .hiragana || script == .katakana || locale.language == "ja" ? .japanese : .chinese
    }

    /// Whether the run is in letters of which no width in the system font is known; symbols and emoji are none.
    package var isGuessed: Bool {
        guard font.part == .latin else { return !isModelled && !script.isNeutral }
        return script == .greek || script == .cyrillic
    }
}
