#if canImport(FoundationEssentials)
internal import FoundationEssentials
internal import FoundationInternationalization
#else
internal import Foundation
#endif

/// What catalogs need to know about one locale: where to look when it has no text, its plural rules, its digits.
///
/// Opening one takes about a tenth of a millisecond: make one for each locale and keep it.
public struct LocaleRules: Sendable {
    /// BCP 47 tag, as given, with hyphens.
    public let identifier: String
    /// The names under which a catalog may have a text for this locale, best first, without the source language.
    public let fallbacks: [String]
    /// Which plural category a number has.
    public let plurals: PluralRules
    /// The rules for ordinal numbers: "2nd".
    public let ordinals: PluralRules

    let locale: Locale
    /// The same locale with ASCII digits.
    let localeWithLatinDigits: Locale
    /// Ways of writing numbers and dates, opened when a text asks for them.
    let formats: LocaleFormats

    /// Opens the rules of a locale, such as `pt-BR` or `zh_Hant_HK`. An unknown one has the rules of no language.
    public init(_ identifier: String) {
        self.identifier = LocaleFallback.tag(identifier)
        fallbacks = LocaleFallback.names(for: self.identifier)
        plurals = PluralRules(locale: self.identifier)
        ordinals = PluralRules(locale: self.identifier, type: .ordinal)
        locale = Locale(identifier: self.identifier)
        var components = Locale.Components(locale: locale)
        components.numberingSystem = Locale.NumberingSystem("latn")
        localeWithLatinDigits = Locale(components: components)
        formats = LocaleFormats(locale: self.identifier)
    }
}
