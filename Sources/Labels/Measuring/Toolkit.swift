public import Frames

/// Which of a platform's toolkits draws a text, where that changes its width or its lines.
public enum Toolkit: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI, on iOS: the default.
    case swiftUI = "swiftui"
    /// UIKit, on iOS: it leaves an eighth of an ideograph between Chinese or Japanese and Western letters.
    case uiKit = "uikit"
    /// Jetpack Compose, on Android, where it is the default: letters stand between pixels, and lines are filled one by one.
    case compose
    /// A `TextView`, on Android: advances are whole pixels, and the lines of a paragraph are chosen together.
    case textView = "textview"

    /// The platform that has it.
    public var platform: Platform {
        switch self {
        case .swiftUI, .uiKit: .ios
        case .compose, .textView: .android
        }
    }

    /// The names of a platform's toolkits; none where it makes no difference.
    package static func names(on platform: Platform) -> [String] {
        allCases.filter { $0.platform == platform }.map(\.rawValue)
    }
}

/// How the lines of a paragraph are chosen on Android, by the names of its `breakStrategy`; no word is hyphenated.
public enum BreakStrategy: String, Hashable, Sendable, CaseIterable {
    /// Each line takes as much as has room: Compose's `LineBreak.Simple`.
    case simple
    /// The ends of all lines but the last are as even as can be: the default of a `TextView`.
    case highQuality
    /// The same with the last line.
    case balanced
}
