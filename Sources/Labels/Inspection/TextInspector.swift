internal import Basics
public import Frames
public import Typography

/// Which way a text runs where its own characters do not decide: as given, or as the first strong character decides.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right, from right to left, or by the first strong character of the text.
    case ltr, rtl, auto
}

/// Inspects texts: levels, scripts, fonts, glyphs, boundaries.
///
/// Use each inspector on one thread at a time.
public final class TextInspector {
    private let session: TextSession

    /// Makes an inspector for a platform's fonts.
    public init(fonts: FontLibrary, platform: Frames.Platform = .ios) {
        session = fonts.session(platform, cachedTexts: 16)
    }

    /// Itemizes and shapes a text. O(n).
    ///
    /// - Parameters:
    ///   - text: The text, as it is shown.
    ///   - locale: BCP 47 tag: fonts, glyphs, words and lines may depend on it.
    ///   - direction: Which way the text runs; by default as its first strong character decides, or else the locale.
    ///   - hasPlatformBreaks: Whether lines may end where the platform allows it; otherwise only by UAX #14.
    public func inspect(
        _ text: String, locale: String = "en", direction: TextDirection = .auto, hasPlatformBreaks: Bool = true
    ) -> TextInspection {
        session.inspect(
            text, locale: TextLocale(locale), direction: BaseDirection(direction), hasPlatformBreaks: hasPlatformBreaks)
    }

    /// Throws where a text so far was too long, or there was not enough memory for it.
    public func throwFault() throws(InputError) { try session.throwFault() }
}

extension FontLibrary {
    /// A script, by its ISO 15924 code, and the families that are tried for it in order.
    public struct Fallback: Hashable, Sendable {
        /// The four letters of ISO 15924.
        public let script: String
        /// The families, in the order that they are tried in.
        public let families: [String]
    }

    /// The families that are tried, script by script, where the font that a text asks for lacks a character.
    public func fallbacks(locale: String, platform: Frames.Platform = .ios) -> [Fallback] {
        collection.fallbackOrders(locale: TextLocale(locale), platform: Typography.Platform(platform)).map {
            Fallback(script: $0.script.description, families: $0.families)
        } + [Fallback(script: "Zsye", families: collection.emojiFamilies)]
    }

    /// A face: its name and version, its family and weight.
    public struct Face: Hashable, Sendable {
        /// The full name.
        public let name: String
        /// The name of its family.
        public let family: String
        /// The axes of a variable font, such as `wght 100–900`.
        public let axes: [String]
    }

    /// Every face, in the order of preference.
    public var faces: [Face] {
        collection.faces.map { face in
            Face(
                name: face.name, family: face.family,
                axes: face.axes.map { "\($0.tag) \(Number.text($0.minimum))–\(Number.text($0.maximum))" })
        }
    }
}
