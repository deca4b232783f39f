/// A key of slang, a Dart library, without what it says about its text: `hours(plural, param=h).other` is the form `other` of
/// `hours` (slang documentation, "Modifiers").
struct SlangKey {
    /// The names on the way, without modifiers, and without the plural category.
    private(set) var key: String
    /// nil for a text that is not one of several forms.
    private(set) var category: PluralCategory?
    private(set) var isOrdinal = false
    /// What the number of a plural is called.
    private(set) var argument: ArgumentName = "n"
    /// Whether a missing translation is no fault, and whether the source text has changed since it was translated.
    private(set) var mayStayUntranslated = false
    private(set) var isOutdated = false

    /// - Parameter path: The names on the way, joined with points. Returns nil where no name has modifiers. O(length).
    init?(_ path: String) {
        guard path.utf8.contains(UInt8(ascii: "(")) else { return nil }
        var names: [Substring] = []
        var isPlural = false
        var hasModifiers = false
        for name in Self.names(of: path) {
            guard let (base, modifiers) = Self.modifiers(of: name) else {
                names.append(name)
                continue
            }
            hasModifiers = true
            names.append(base)
            isPlural = false
            for (modifier, value) in modifiers {
                switch modifier {
                case "plural", "cardinal": isPlural = true
                case "ordinal": (isPlural, isOrdinal) = (true, true)
                case "param": argument = .name(String(value))
                case "ignoreMissing": mayStayUntranslated = true
                case "OUTDATED": isOutdated = true
                default: break
                }
            }
        }
        guard hasModifiers else { return nil }
        if isPlural, let last = names.last, let category = PluralCategory(rawValue: String(last)) {
            self.category = category
            names.removeLast()
        }
        key = names.joined(separator: ".")
    }

    /// The names of a path; a point between parentheses is part of one.
    private static func names(of path: String) -> [Substring] {
        var names: [Substring] = []
        var (start, depth) = (path.startIndex, 0)
        for index in path.indices {
            switch path[index] {
            case "(": depth += 1
            case ")": depth = max(depth - 1, 0)
            case "." where depth == 0:
                names.append(path[start..<index])
                start = path.index(after: index)
            default: break
            }
        }
        return names + [path[start...]]
    }

    /// A name and what is in parentheses at its end; nil where that is anything but modifiers.
    private static func modifiers(
        of name: Substring
    ) -> (base: Substring, modifiers: [(name: Substring, value: Substring)])? {
        guard name.hasSuffix(")"), let open = name.firstIndex(of: "("), open > name.startIndex else { return nil }
        let list = name[name.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let modifiers = list.map { item in
            let item = item.drop(while: \.isWhitespace)
            let equals = item.firstIndex(of: "=") ?? item.endIndex
            return (name: item[..<equals], value: item[equals...].dropFirst())
        }
        return modifiers.allSatisfy { known.contains(String($0.name)) } ? (name[..<open], modifiers) : nil
    }

    private static let known: Set = [
        "rich", "map", "fallback", "plural", "cardinal", "ordinal", "context", "param", "interface", "singleInterface",
        "ignoreMissing", "ignoreUnused", "OUTDATED",
    ]
}

extension EntryTable {
    /// Adds a text of slang, or a form to those of its key that came before.
    mutating func add(_ unit: StringUnit, as name: SlangKey, at position: Catalog.Position, locale: String) {
        var unit = unit
        if name.isOutdated { unit.state = .needsReview }
        var entry = Catalog.Entry(
            key: name.key, position: position, mayStayUntranslated: name.mayStayUntranslated)
        var localization = Localization(locale: locale, value: .unit(unit), position: unit.position)
        guard let category = name.category else {
            entry.localizations = [localization]
            return add(entry)
        }
        localization.pluralArgument = name.argument
        var forms: [PluralCategory: LocalizedValue] = [:]
        if let known = self[name.key], let first = known.localizations.first {
            switch first.value {
            case .plural(let known), .ordinal(let known): forms = known
            default: break
            }
            (entry, localization) = (known, first)
        }
        forms[category] = .unit(unit)
        localization.value = name.isOrdinal ? .ordinal(forms) : .plural(forms)
        entry.localizations = [localization]
        put(entry)
    }
}
