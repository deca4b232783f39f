internal import Frames

/// The named styles of text, as in SwiftUI's `Font.TextStyle`.
public enum FontStyle: String, CaseIterable, Codable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

extension FontStyle {
    /// The size in points (iOS, macOS), sp (Android) or CSS pixels (web) at the default text size, and the weight.
    ///
    /// iOS and macOS: Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes and macOS built-in text
    /// styles. Android: the role of Material 3's
    /// type scale that serves the same purpose. Web: the user agent style sheet of the HTML Standard, whose headings
    /// and `small` are factors of a root size of 16. The last two pairings are Galley's choice.
    func design(on platform: Platform) -> (size: Double, weight: Double) {
        switch platform {
        case .ios: (DynamicType.size(of: self, at: .large) ?? 17, self == .headline ? 600 : 400)
        case .macos: macOS
        case .android: material
        case .web: html
        }
    }

    private var macOS: (size: Double, weight: Double) {
        switch self {
        case .largeTitle: (26, 400)
        case .title: (22, 400)
        case .title2: (17, 400)
        case .title3: (15, 400)
        case .headline: (13, 700)
        case .body: (13, 400)
        case .callout: (12, 400)
        case .subheadline: (11, 400)
        case .footnote, .caption: (10, 400)
        case .caption2: (10, 500)
        }
    }

    private var material: (size: Double, weight: Double) {
        switch self {
        case .largeTitle: (32, 400)  // headlineLarge
        case .title: (28, 400)  // headlineMedium
        case .title2: (24, 400)  // headlineSmall
        case .title3: (22, 400)  // titleLarge
        case .headline: (16, 500)  // titleMedium
        case .subheadline: (14, 500)  // titleSmall
        case .body: (16, 400)  // bodyLarge
        case .callout: (14, 400)  // bodyMedium
        case .footnote: (12, 400)  // bodySmall
        case .caption: (12, 500)  // labelMedium
        case .caption2: (11, 500)  // labelSmall
        }
    }

    private var html: (size: Double, weight: Double) {
        switch self {
        case .largeTitle: (32, 700)  // h1
        case .title: (24, 700)  // h2
        case .title2: (18.72, 700)  // h3
        case .title3: (16, 700)  // h4
        case .headline: (16, 700)  // b
        case .subheadline, .body, .callout: (16, 400)
        case .footnote, .caption: (16 / 1.2, 400)  // small
        case .caption2: (16 / 1.44, 400)  // small small
        }
    }
}
