/// Material 3's type scale, in sp: size, weight, line height and letter spacing.
///
/// Source: `TypeScaleTokens` (v0_103) of androidx.compose.material3, in the Android Open Source Project. The published
/// guidelines have 0.25 for `bodyMedium` and 0.15 for `titleMedium`; the library has the values that are drawn.
enum MaterialTypeScale {
    /// The role with the purpose of a style.
    static func design(of style: FontStyle) -> FontStyle.Design {
        switch style {
        case .largeTitle: FontStyle.Design(size: 32, lineHeight: 40)  // headlineLarge
        case .title: FontStyle.Design(size: 28, lineHeight: 36)  // headlineMedium
        case .title2: FontStyle.Design(size: 24, lineHeight: 32)  // headlineSmall
        case .title3: FontStyle.Design(size: 22, lineHeight: 28)  // titleLarge
        case .headline: FontStyle.Design(size: 16, weight: 500, lineHeight: 24, tracking: 0.2)  // titleMedium
        case .subheadline: FontStyle.Design(size: 14, weight: 500, lineHeight: 20, tracking: 0.1)  // titleSmall
        case .body: FontStyle.Design(size: 16, lineHeight: 24, tracking: 0.5)  // bodyLarge
        case .callout: FontStyle.Design(size: 14, lineHeight: 20, tracking: 0.2)  // bodyMedium
        case .footnote: FontStyle.Design(size: 12, lineHeight: 16, tracking: 0.4)  // bodySmall
        case .caption: FontStyle.Design(size: 12, weight: 500, lineHeight: 16, tracking: 0.5)  // labelMedium
        case .caption2: FontStyle.Design(size: 11, weight: 500, lineHeight: 16, tracking: 0.5)  // labelSmall
        }
    }
}
