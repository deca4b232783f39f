public import Basics

/// A configuration that is shipped with the command, for `extends:`.
public enum ConfigurationPreset: String, CaseIterable, Sendable {
    /// iPhones, with the text sizes of Dynamic Type.
    case ios = "galley:ios"
    /// Phones with Android.
    case android = "galley:android"
    /// Web pages with text of twice its size.
    case web200 = "galley:web-200"

    /// The names.
    public static var names: [String] { allCases.map(\.rawValue) }

    /// Whether a value of `extends:` is meant to be a preset.
    package static func isName(_ text: String) -> Bool { text.hasPrefix("galley:") }

    /// The preset of that name; throws an error that names the nearest.
    public static func find(_ name: String) throws(UnknownName) -> ConfigurationPreset {
        guard let preset = ConfigurationPreset(rawValue: name) else {
            throw UnknownName(name, kind: "preset", expected: names)
        }
        return preset
    }

    /// What it is for, in a sentence.
    public var about: String {
        switch self {
        case .ios: "iPhones from the narrowest to the widest, at three text sizes of Dynamic Type."
        case .android: "Phones with Android, with texts up to twice as large."
        case .web200: "WCAG 2.2, 1.4.4 Resize Text: no loss of content where texts are twice as large."
        }
    }

    /// The configuration, as YAML.
    public var text: String {
        switch self {
        case .ios:
            """
            platform: ios
            # The default, the largest of the usual sizes, and one with body text of 40 pt, which is 235 % of the default's 17
            # (Apple, Human Interface Guidelines, Typography: Dynamic Type sizes).
            textSizes: [large, xxxLarge, AX3]
            # In points. 320 is also an iPhone with Display Zoom.
            widths: { iPhone SE: 320, iPhone SE 3: 375, iPhone 16: 393, iPhone 16 Pro Max: 440 }

            """
        case .android:
            """
            platform: android
            # 2 is the largest setting since Android 14, where larger texts grow less; 1.3 was the largest before.
            scales: [1, 1.3, 2]
            # In dp.
            widths: { small phone: 320, usual phone: 360, large phone: 412 }

            """
        case .web200:
            """
            platform: web
            # WCAG 2.2, 1.4.4 Resize Text (AA): up to 200 % without loss of content or functionality.
            scales: [1, 2]
            # In CSS px. 320 is the width of 1.4.10 Reflow (AA), and 1280 the one that it starts from.
            widths: { phone: 320, desktop: 1280 }
            # What is lost is an error. 24 × 24 px is 2.5.8 Target Size (AA).
            rules:
              truncated-text: error
              clipped-text: error
              overflow: error
              overlap: error
              nothing-fits: error
              small-target: error

            """
        }
    }
}
