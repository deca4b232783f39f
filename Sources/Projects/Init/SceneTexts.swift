internal import Catalogs

/// Texts of catalogs that suit a first scene.
struct SceneTexts {
    /// What kind of text it is, by the name of its key.
    enum Role: Hashable {
        case title, button
        /// In a place that is neither.
        case other
    }

    struct Candidate: Hashable {
        var key: String
        /// nil where the key does not show it.
        var role: Role?
        /// Whether it is as short as a label in the source language.
        var isLabel: Bool
        /// The longest translation, and its locale.
        var longest: String
        /// How many characters that has.
        var length: Int
        var locale: String
    }

    /// Those with the longest translations first.
    private var candidates: [Candidate] = []

    /// O(n) in the length of the catalogs, and O(k log k) in their keys.
    init(_ inventory: CatalogInventory) {
        var seen: Set<String> = []
        for catalog in inventory.catalogs.compactMap(\.catalog) {
            for entry in catalog.entries where seen.insert(entry.key).inserted {
                guard let candidate = Candidate(entry, of: catalog) else { continue }
                candidates.append(candidate)
            }
        }
        candidates.sort { ($1.length, $0.key) < ($0.length, $1.key) }
    }

    /// Removes and returns the longest that is suitable.
    mutating func take(where fits: (Candidate) -> Bool) -> Candidate? {
        candidates.firstIndex(where: fits).map { candidates.remove(at: $0) }
    }
}

extension SceneTexts.Candidate {
    /// nil for what needs more than its key to be shown, such as plural forms, arguments and markup; and for hidden and
    /// long texts.
    fileprivate init?(_ entry: Catalog.Entry, of catalog: Catalog) {
        guard entry.shouldTranslate, !entry.isPart, entry.extractionState != .stale, Self.isPlain(entry.key),
            !entry.key.isEmpty
        else { return nil }
        var texts: [(text: String, locale: String)] = []
        for localization in entry.localizations {
            guard case .unit(let unit) = localization.value, localization.substitutions.isEmpty, Self.isPlain(unit.text)
            else { return nil }
            if !unit.text.isEmpty { texts.append((unit.text, localization.locale)) }
        }
        let source = texts.first { $0.locale == catalog.sourceLanguage }?.text ?? entry.key
        guard source.count <= Self.longestText, source.contains(where: \.isLetter),
            let longest = texts.max(by: { $0.text.count < $1.text.count })
                ?? Optional((source, catalog.sourceLanguage)),
            case let length = longest.text.count, length <= 2 * Self.longestText
        else { return nil }
        let words = source.split(separator: " ")
        let isLabel =
            source.count <= Self.longestLabel && words.count <= 4 && !(source.last.map { ".!?:…".contains($0) } ?? true)
        self.init(
            key: entry.key, role: Self.role(of: entry.key), isLabel: isLabel, longest: longest.text,
            length: length, locale: longest.locale)
    }

    /// In characters: longer labels, of two lines on a phone, do not suit a button.
    private static let longestLabel = 30
    private static let longestText = 160

    /// Whether a text is shown as it is.
    private static func isPlain(_ text: String) -> Bool {
        !text.unicodeScalars.contains { "%{}<>$&@\\\n\r\t".unicodeScalars.contains($0) }
    }

    private static func role(of key: String) -> SceneTexts.Role? {
        let name = KeyName(key)
        if name.word(among: ["title", "header", "heading", "navtitle"]) != nil { return .title }
        if name.word(among: ["button", "btn", "cta", "action"]) != nil { return .button }
        let others: Set = [
            "tab", "placeholder", "hint", "error", "message", "accessibility", "a11y", "description", "desc",
            "subtitle",
            "footer", "tooltip", "unit", "plist", "permission", "usage",
        ]
        return name.word(among: others) == nil ? nil : .other
    }
}
