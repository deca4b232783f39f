internal import CICU

/// A locale as fonts, shaping and line breaking see it.
public struct TextLocale: Hashable, Sendable, CustomStringConvertible {
    // It is one reference, since every text has a copy of its locale.
    private let facts: Facts

    private final class Facts: Sendable {
        let identifier: String
        let language: String
        let script: String
        let isRightToLeft: Bool
        let icuName: String
        let slot: Int

        init(identifier: String, language: String, script: String, isRightToLeft: Bool) {
            self.identifier = identifier
            self.language = language
            self.script = script
            self.isRightToLeft = isRightToLeft
            // Extensions such as `-u-nu-arab` say nothing about text.
            let parts = identifier.split { $0 == "-" }.prefix { $0.utf8.count > 1 }
            icuName = parts.isEmpty ? "en" : parts.joined(separator: "_")
            let hash = identifier.utf8.reduce(UInt64(0)) { ($0 ^ UInt64($1)) &* 0x9e37_79b9_7f4a_7c15 }
            slot = Int(hash >> 48)
        }
    }

    /// The BCP 47 name as given, such as `zh-Hant-TW`; empty for none.
    public var identifier: String { facts.identifier }
    /// The language with likely subtags added, such as `zh`.
    public var language: String { facts.language }
    /// ISO 15924 code of the script that the locale is written in, such as `Hant`.
    public var script: String { facts.script }
    /// Whether the locale's script runs from right to left.
    public var isRightToLeft: Bool { facts.isRightToLeft }

    /// The locale of a BCP 47 tag.
    public init(_ identifier: String) {
        let name = identifier.split(separator: "_").joined(separator: "-")
        var buffer = [CChar](repeating: 0, count: 160)
        let length = Int(galley_maximized_locale(name, &buffer, 160))
        let full = String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
        let parts = full.prefix { $0 != "@" }.split(separator: "_").map(String.init)
        let language = parts.first ?? name.split(separator: "-").first.map(String.init) ?? ""
        facts = Facts(
            identifier: name, language: language, script: parts.dropFirst().first { $0.utf8.count == 4 } ?? "",
            isRightToLeft: galley_locale_is_right_to_left(name))
    }

    /// Whether it is Chinese, Japanese or Korean.
    var isEastAsian: Bool { ["ja", "ko", "zh"].contains(language) }

    /// ICU's name, without extensions.
    var icuName: String { facts.icuName }

    /// A small number that few locales share.
    var slot: Int { facts.slot }

    public var description: String { identifier }

    public static func == (left: TextLocale, right: TextLocale) -> Bool {
        left.facts === right.facts || left.identifier == right.identifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Whether the locale is the other one, or one of the other's regions: `zh-TW` matches `zh-Hant` and `zh`.
    func matches(_ other: String) -> Bool {
        let wanted = other.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let own = (identifier.split(separator: "-") + [language[...], script[...]]).map { $0.lowercased() }
        return wanted.first == language.lowercased() && wanted.allSatisfy(own.contains)
    }
}
