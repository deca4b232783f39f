internal import Foundation

/// The Swift names that Xcode 26 makes of the strings of a target's string catalogs: `.cardTitle` of the key “card_title”, and
/// `.cardSent(count:)` where the text has a placeholder.
///
/// Source: Apple, “Code-along: Explore localization with Xcode” (WWDC 2025): keys that were added by hand have a symbol, in a
/// catalog that is not called Localizable within a type of its name, and named placeholders are labels. Of unnamed placeholders
/// nothing is known; here they have no label.
struct StringSymbols {
    private var symbols: [Symbol] = []

    private struct Symbol: Hashable {
        let key: String
        let table: String?
        let identifier: String
        /// The text in the language of the source, divided at its placeholders.
        let parts: [String]
        /// A label for each placeholder, "_" for none, and its type, in the order of the arguments.
        let arguments: [Argument]
        /// The argument of each placeholder.
        let order: [Int]
    }

    private struct Argument: Hashable {
        let label: String
        let type: String
    }

    /// - Parameter words: The words in the files of the target: others have no symbol.
    init(catalogs: [URL], words: Set<String>) {
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
            guard let data = try? Data(contentsOf: catalog), data.count < Self.mostBytes,
                let catalogs = try? JSONDecoder().decode(Catalog.self, from: data)
            else { continue }
            let name = catalog.deletingPathExtension().lastPathComponent
            for (key, entry) in catalogs.strings.sorted(by: { $0.key < $1.key }) {
                guard entry.extractionState == "manual", let identifier = AssetSymbols.identifier(key),
                    words.contains(identifier)
                else { continue }
                let text = entry.localizations?[catalogs.sourceLanguage]?.text ?? key
                symbols.append(
                    Self.symbol(key, identifier, table: name == "Localizable" ? nil : name, text: text))
            }
        }
    }

    var isEmpty: Bool { symbols.isEmpty }

    private struct Catalog: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let extractionState: String?
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        struct Unit: Decodable { let value: String? }
        struct Variations: Decodable { let plural: [String: Localization]? }

        let stringUnit: Unit?
        let variations: Variations?

        /// Its text, or that of the form for other numbers.
        var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.text }
    }

    private static func symbol(_ key: String, _ identifier: String, table: String?, text: String) -> Symbol {
        let placeholder =
            /%%|%(?:(\d)\$)?(?:\(([A-Za-z_][A-Za-z0-9_]*)\))?[-+0#' ]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@diuxXofFeEgGsc])/
        var parts: [String] = []
        var order: [Int] = []
        var arguments: [Int: Argument] = [:]
        var last = text.startIndex
        for match in text.matches(of: placeholder) {
            // %% is a percent sign.
            guard let specifier = match.output.3 else { continue }
            parts.append(String(text[last..<match.range.lowerBound]))
            last = match.range.upperBound
            let place = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? order.count
            let type =
                switch specifier {
                case "d", "i", "u", "x", "X", "o": "Int"
                case "f", "F", "e", "E", "g", "G": "Double"
                default: "String"
                }
            order.append(max(0, place))
            arguments[max(0, place)] = Argument(label: match.output.2.map(String.init) ?? "_", type: type)
        }
        parts.append(String(text[last...]))
        // A text without placeholders is no format.
        if !order.isEmpty { parts = parts.map { $0.replacing("%%", with: "%") } }
        let count = (arguments.keys.max() ?? -1) + 1
        return Symbol(
            key: key, table: table, identifier: identifier, parts: parts,
            arguments: (0..<count).map { arguments[$0] ?? Argument(label: "_", type: "String") }, order: order)
    }

    /// Their declarations, a line each, so that one that does not compile can be left out: as resources, and as keys, which views
    /// take beside resources.
    ///
    /// - Parameters:
    ///   - bundle: Where the catalogs are; nil for the program's own.
    ///   - taken: Names of static members that the app declares itself.
    func source(bundle: String?, without taken: Set<String> = []) -> String {
        var tables: Set<String> = []
        var names: Set<String> = []
        var lines: [String] = []
        for symbol in symbols where !taken.contains(symbol.identifier) {
            guard names.insert("\(symbol.table ?? "").\(symbol.identifier)").inserted else { continue }
            let space = symbol.table.flatMap { AssetSymbols.identifier($0, isType: true) }
            for type in ["LocalizedStringResource", "LocalizedStringKey"] {
                if let space, tables.insert("\(type).\(space)").inserted {
                    lines.append("extension \(type) { enum `\(space)` {} }")
                }
                let value =
                    type == "LocalizedStringKey"
                    ? "\"\\(LocalizedStringResource.\(space.map { "`\($0)`." } ?? "")\(Self.use(of: symbol)))\""
                    : Self.resource(symbol, bundle: bundle)
                let owner = space.map { "\(type).`\($0)`" } ?? type
                lines.append("extension \(owner) { static \(Self.head(of: symbol)) \(type) { \(value) } }")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func head(of symbol: Symbol) -> String {
        guard !symbol.arguments.isEmpty else { return "var `\(symbol.identifier)`:" }
        let list = symbol.arguments.enumerated().map { "\($1.label) a\($0): \($1.type)" }.joined(separator: ", ")
        return "func `\(symbol.identifier)`(\(list)) ->"
    }

    private static func use(of symbol: Symbol) -> String {
        guard !symbol.arguments.isEmpty else { return "`\(symbol.identifier)`" }
        let list = symbol.arguments.enumerated().map { ($1.label == "_" ? "" : "\($1.label): ") + "a\($0)" }
        return "`\(symbol.identifier)`(\(list.joined(separator: ", ")))"
    }

    private static func resource(_ symbol: Symbol, bundle: String?) -> String {
        var text = ""
        for (index, part) in symbol.parts.enumerated() {
            text += SwiftLiteral.string(part).dropFirst().dropLast()
            if index < symbol.order.count { text += "\\(a\(symbol.order[index]))" }
        }
        let table = symbol.table.map { ", table: \(SwiftLiteral.string($0))" } ?? ""
        let place = bundle.map { ", bundle: .atURL(\($0).bundleURL)" } ?? ""
        return "LocalizedStringResource(\(SwiftLiteral.string(symbol.key)), defaultValue: \"\(text)\"\(table)\(place))"
    }

    private static let mostBytes = 100_000_000
}
