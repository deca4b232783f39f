#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Which library the texts of a JSON file are for.
///
/// No file names its dialect, so the texts decide, by the first of these that one of them has (a choice):
///
/// 1. `{name, plural,` `{name, select,` `{name, selectordinal,`: messages of ICU;
/// 2. `{{` or `$t(`, or a key that ends like those of plural forms, `_other` or `_plural`: i18next;
/// 3. `@:` or `@.`, `{'`, or a pipe beside `{n}` or `{count}`: vue-i18n;
/// 4. `%s`, `%d`, `%1$s`, and in no text `{name}`: C's printf, as i18n-node has it;
/// 5. otherwise messages of ICU, whose `{name}` is that of vue-i18n.
///
/// The file that the user names decides for those of the other locales.
enum WebDialect {
    case icu, i18next, vue, printf

    /// How much of a file is looked at.
    private static let length = 1 << 20

    /// The dialect of a file; nil for a file that is not named like a locale's, or is no object of texts. O(n).
    static func of(_ source: CatalogSource) -> WebDialect? {
        guard source.pathExtension == "json", isNamedLikeTexts(source), !isReportOfSlang(source) else { return nil }
        let text = source.beginning(length)
        var scanner = JSONStringScanner(text)
        guard scanner.beginsWithMember else { return nil }
        var found = Set<WebDialect>()
        var hasArgument = false
        while let string = scanner.next() {
            if string.isName {
                if string.ends(with: "_other") || string.ends(with: "_plural") { found.insert(.i18next) }
                continue
            }
            hasArgument = hasArgument || string.hasArgument
            if let dialect = string.dialect {
                found.insert(dialect)
                if dialect == .icu { return .icu }
            }
        }
        if hasArgument { found.remove(.printf) }
        return [.i18next, .vue, .printf].first(where: found.contains) ?? .icu
    }

    var reader: any CatalogReader.Type {
        switch self {
        case .icu: ICUJSONReader.self
        case .i18next: I18NextReader.self
        case .vue: VueReader.self
        case .printf: PrintfJSONReader.self
        }
    }

    private static func isNamedLikeTexts(_ source: CatalogSource) -> Bool {
        place(of: source.url.path).locale != nil || ["messages", "translation", "translations"].contains(source.name)
    }

    /// Whether it is what slang's analysis writes beside the texts: `_missing_translations_de.json`.
    private static func isReportOfSlang(_ source: CatalogSource) -> Bool {
        ["_missing_translations", "_unused_translations"].contains { source.name.hasPrefix($0) }
    }

    /// `locales/de/common.json`, `messages/de.json`, `common.de.json`, `de.common.json`.
    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(
            of: path, shapes: [.folder(), .fileName, .suffix(after: [".", "_", "-"]), .prefix(before: ["."])])
    }
}
