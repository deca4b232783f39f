#if canImport(FoundationEssentials)
internal import FoundationEssentials
internal import FoundationInternationalization
#else
internal import Foundation
#endif

/// Which translations serve a person who asks for a locale that a catalog does not have.
package enum LocaleFallback {
    /// A name with hyphens and in the case of BCP 47, also for folders that are named `pt_BR`, `zh-hans` or `German`.
    package static func tag(_ name: String) -> String { oldNames[name] ?? LocaleTag.cased(name) }

    /// The names to look under, best first: the tag, other spellings of it (`zh-CN` is `zh-Hans`, with the likely script
    /// of CLDR), then those of each of its parents. Parents are Apple's, through Foundation (`es-MX` → `es-419` → `es`,
    /// `en-AU` → `en-GB` → `en`); a parent is never in another script (`zh-TW` does not end at `zh`).
    package static func names(for tag: String) -> [String] {
        var names = [tag]
        var next: Locale.Language? = Locale.Language(identifier: tag)
        for _ in 0..<longestChain {
            guard let language = next else { break }
            let shortest = language.minimalIdentifier
            guard !["", "root", "und"].contains(shortest) else { break }
            addSpellings(of: language, shortest, to: &names)
            next = parent(of: language, shortest)
        }
        // The macrolanguage `no` is written in its commonest form.
        if names.contains("no") { names.append("nb") }
        return names
    }

    /// More parents than any locale has; Foundation gives some locales, such as `zh-TW`, themselves as a parent.
    private static let longestChain = 8

    /// The locale that Foundation falls back to. The three names of Norwegian have theirs here: the ICU of Swift 6.3 for Linux
    /// never returns from the question for the parent of `no-NO`, depending on what it was asked before (seen in ures_open).
    private static func parent(of language: Locale.Language, _ shortest: String) -> Locale.Language? {
        guard let code = language.languageCode?.identifier, ["no", "nb", "nn"].contains(code) else {
            return language.parent
        }
        if shortest != code { return Locale.Language(identifier: code) }
        return code == "no" ? nil : Locale.Language(identifier: "no")
    }

    /// Adds the tags that name the same language, script and region, as likely subtags complete them.
    private static func addSpellings(of language: Locale.Language, _ shortest: String, to names: inout [String]) {
        let full = language.maximalIdentifier
        let subtags = full.split(separator: "-").map(String.init)
        guard subtags.count == 3 else {
            if !names.contains(shortest) { names.append(shortest) }
            return
        }
        for name in [shortest, subtags[0], "\(subtags[0])-\(subtags[1])", "\(subtags[0])-\(subtags[2])", full]
        where !names.contains(name) {
            // Asking ICU for likely subtags is the most expensive step here.
            if name == full || Locale.Language(identifier: name).maximalIdentifier == full { names.append(name) }
        }
    }

    /// Names of folders from before language tags, which old projects still have (Apple documentation).
    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Korean": "ko", "Portuguese": "pt",
    ]
}
