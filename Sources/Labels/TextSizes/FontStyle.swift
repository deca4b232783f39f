internal import Frames

/// The named styles of text, as in SwiftUI's `Font.TextStyle`.
public enum FontStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// A text style of the platform, under SwiftUI's name.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

extension FontStyle {
    /// The values of a style on a platform, at the default text size.
    struct Design {
        /// Points (iOS, macOS), sp (Android) or CSS pixels (web).
        var size: Double
        /// On the scale of CSS, 100…900.
        var weight = 400.0
        /// The height of a line, in the unit of the size; nil for that of the fonts.
        var lineHeight: Double?
        /// The letter spacing after every grapheme, in the unit of the size.
        var tracking = 0.0
    }

    /// The style's design on a platform.
    ///
    /// iOS and macOS: Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes and macOS built-in text
    /// styles. Android: the role of Material 3's type scale with the same purpose. Web: the user agent style sheet of
    /// the HTML Standard, whose headings and `small` are factors of a root size of 16. The last two mappings are
    /// Galley's choice.
    func design(on platform: Platform) -> Design {
        switch platform {
        case .ios: Design(size: DynamicType.size(of: self, at: .large) ?? 17, weight: self == .headline ? 600 : 400)
        case .macos: macOS
        case .android: MaterialTypeScale.design(of: self)
        case .web: html
        }
    }

    private var macOS: Design {
        switch self {
        case .largeTitle: Design(size: 26)
        case .title: Design(size: 22)
        case .title2: Design(size: 17)
        case .title3: Design(size: 15)
        case .headline: Design(size: 13, weight: 700)
        case .body: Design(size: 13)
        case .callout: Design(size: 12)
        case .subheadline: Design(size: 11)
        case .footnote, .caption: Design(size: 10)
        case .caption2: Design(size: 10, weight: 500)
        }
    }

    private var html: Design {
        switch self {
        case .largeTitle: Design(size: 32, weight: 700)  // h1
        case .title: Design(size: 24, weight: 700)  // h2
        case .title2: Design(size: 18.72, weight: 700)  // h3
        case .title3: Design(size: 16, weight: 700)  // h4
        case .headline: Design(size: 16, weight: 700)  // b
        case .subheadline, .body, .callout: Design(size: 16)
        case .footnote, .caption: Design(size: 16 / 1.2)  // small
        case .caption2: Design(size: 16 / 1.44)  // small small
        }
    }
}
