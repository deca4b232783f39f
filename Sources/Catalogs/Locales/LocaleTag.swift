internal import FoundationEssentials
internal import FoundationInternationalization

/// Locales as files and folders name them: by BCP 47, by POSIX, by Java.
enum LocaleTag {
    /// The BCP 47 tag of a name such as `de`, `pt_BR`, `zh-Hans-CN`, `es_419`, `sr@latin`, `ca_ES.UTF-8@valencia`; nil for
    /// a name that is none.
    ///
    /// A language of three letters must be one that ICU has a locale of, as most words of three letters are the name of a
    /// language too (`app` is spoken in Vanuatu; a choice).
    static func tag(_ name: String) -> String? {
        let (base, modifier) = parts(ofPOSIX: name)
        let subtags = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = subtags.first?.lowercased(), isLanguage(language) else { return nil }
        var tag = LanguageTag(language: language)
        for subtag in subtags.dropFirst() {
            guard tag.take(subtag) else { return nil }
        }
        if let modifier { tag.take(modifier: modifier) }
        return tag.text
    }

    /// `language_REGION` and what stands after `@`; a codeset between them says nothing of the language (POSIX, 8.2).
    private static func parts(ofPOSIX name: String) -> (base: String, modifier: String?) {
        let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let base = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
        return (String(base), halves.count == 2 ? String(halves[1]) : nil)
    }

    private static func isLanguage(_ subtag: String) -> Bool {
        guard (2...3).contains(subtag.utf8.count), subtag.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return false
        }
        if subtag.utf8.count == 3 { return longLanguages.contains(subtag) }
        return Locale.Language(identifier: subtag).maximalIdentifier.contains("-")
    }

    private static let longLanguages = Set(
        Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) }.filter { $0.utf8.count == 3 })
}

/// The subtags of a language tag (RFC 5646, 2.1), in their order.
private struct LanguageTag {
    let language: String
    private var script: String?
    private var region: String?
    private var variants: [String] = []

    init(language: String) {
        self.language = language
    }

    var text: String {
        ([language, script, region].compactMap(\.self) + variants).joined(separator: "-")
    }

    /// Adds a subtag; false where none of its form may stand here.
    mutating func take(_ subtag: String) -> Bool {
        let bytes = subtag.utf8
        let hasOnlyLetters = bytes.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
        let hasOnlyDigits = bytes.allSatisfy { (0x30...0x39).contains($0) }
        switch bytes.count {
        case 4 where hasOnlyLetters && script == nil && region == nil && variants.isEmpty:
            script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
        case 2 where hasOnlyLetters && region == nil && variants.isEmpty: region = subtag.uppercased()
        case 3 where hasOnlyDigits && region == nil && variants.isEmpty: region = subtag
        case 5...8 where bytes.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }:
            variants.append(subtag.lowercased())
        default: return false
        }
        return true
    }

    /// Adds what glibc's locales have after `@`: a script, or a variant; `@euro` is a currency, and nothing of a language.
    mutating func take(modifier: String) {
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
        let name = modifier.lowercased()
        if let known = scripts[name] {
            script = known
        } else if (5...8).contains(name.utf8.count) {
            _ = take(name)
        }
    }
}
