internal import Yams

/// The texts below the locale of a Rails file, by their keys, which are joined with points.
///
/// Elements of lists have numbers for keys (`date.day_names.0`). Numbers, booleans, dates, null and symbols are
/// settings and not texts (`number.format.precision`, `date.order`), and are left out.
struct RailsTexts {
    private(set) var entries = EntryTable()
    private let tree: YAMLTree
    private let file: String
    private var locale = ""
    /// How many more nodes there may be: with aliases a short file can have more than fit into memory.
    private var budget: Int

    /// Values inside each other.
    private static let depthLimit = 100

    init(_ tree: YAMLTree, file: String, byteCount: Int) {
        self.tree = tree
        self.file = file
        budget = 10 * byteCount + 10_000
    }

    /// - Throws: `CatalogError` for values that are nested too deep, and for aliases that expand to too much.
    mutating func read(_ node: Node, locale: String) throws(CatalogError) {
        self.locale = locale
        guard case .mapping(let pairs) = node else { return }
        try read(pairs, at: node, path: "", depth: 1)
    }

    private mutating func read(
        _ node: Node, key: Node, path: String, depth: Int
    ) throws(CatalogError) {
        try spend(1, at: key, depth: depth)
        switch node {
        case .scalar(let scalar):
            guard scalar.isText else { return }
            let unit = unit(of: node, scalar, path: path)
            add(.unit(unit), key: key, path: path, argument: nil)
        case .mapping(let pairs):
            if let forms = pluralForms(of: pairs, path: path) {
                add(.plural(forms), key: key, path: path, argument: "count")
            } else {
                try read(pairs, at: node, path: path + ".", depth: depth)
            }
        case .sequence(let items):
            for (index, item) in items.enumerated() {
                try read(item, key: item, path: "\(path).\(index)", depth: depth + 1)
            }
        case .alias: break
        }
    }

    private mutating func read(
        _ pairs: Node.Mapping, at node: Node, path: String, depth: Int
    ) throws(CatalogError) {
        var replaced: [String: Int] = [:]
        for (key, value) in try merged(pairs, at: node, depth: depth) {
            guard case .scalar(let name) = key else { continue }
            if tree.isReplaced(name.string) {
                let name = tree.replacedName(name.string)
                replaced[name] = replaced[name] ?? key.mark?.line ?? 1
                continue
            }
            if let line = replaced[name.string] {
                entries.warnings.append(
                    CatalogError(
                        .duplicateKey(path + name.string, firstLine: line), at: tree.position(of: key, in: file)))
            }
            try read(value, key: key, path: path + name.string, depth: depth + 1)
        }
    }

    /// The pairs of a mapping, with those of the mappings that `<<` merges into it, where it has none of that name
    /// (yaml.org/type/merge).
    private mutating func merged(
        _ pairs: Node.Mapping, at node: Node, depth: Int
    ) throws(CatalogError) -> [(Node, Node)] {
        guard pairs.contains(where: { $0.key.isMerge }) else { return pairs.map { ($0.key, $0.value) } }
        try spend(pairs.count, at: node, depth: depth)
        var result = pairs.filter { !$0.key.isMerge }.map { ($0.key, $0.value) }
        var known = Set(result.compactMap { $0.0.scalar?.string })
        for (key, value) in pairs where key.isMerge {
            let others = value.sequence.map { Array($0) } ?? [value]
            for case .mapping(let other) in others {
                for (key, value) in try merged(other, at: node, depth: depth + 1)
                where known.insert(key.scalar?.string ?? "").inserted {
                    result.append((key, value))
                }
            }
        }
        return result
    }

    /// The forms of a mapping whose keys are plural categories, with `other` or `one` among them; nil for another mapping
    /// (i18n, backend/pluralization.rb).
    private func pluralForms(of pairs: Node.Mapping, path: String) -> [PluralCategory: LocalizedValue]? {
        guard !pairs.isEmpty else { return nil }
        var forms: [PluralCategory: LocalizedValue] = [:]
        for (key, value) in pairs {
            guard let category = key.scalar.flatMap({ PluralCategory(rawValue: $0.string) }),
                case .scalar(let scalar) = value, scalar.isText
            else { return nil }
            forms[category] = .unit(unit(of: value, scalar, path: path))
        }
        return forms[.other] == nil && forms[.one] == nil ? nil : forms
    }

    /// Rails takes keys that end in `_html`, or whose last part is `html`, for HTML (Rails guides, 4.5).
    private func unit(of node: Node, _ scalar: Node.Scalar, path: String) -> StringUnit {
        let isMarkup = path.hasSuffix("_html") || path.hasSuffix(".html") || path == "html"
        return StringUnit(
            text: scalar.string, syntax: isMarkup ? .railsMarkup : .rails, position: tree.position(of: node, in: file))
    }

    private mutating func add(_ value: LocalizedValue, key: Node, path: String, argument: ArgumentName?) {
        guard let first = value.units.first else { return }
        let localization = Localization(
            locale: locale, value: value, pluralArgument: argument, position: first.position)
        entries.put(
            Catalog.Entry(
                key: path, position: tree.position(of: key, in: file),
                localizations: (entries[path]?.localizations.filter { $0.locale != locale } ?? []) + [localization]))
    }

    private mutating func spend(_ count: Int, at node: Node, depth: Int) throws(CatalogError) {
        budget -= count
        guard depth <= Self.depthLimit else {
            throw CatalogError(.tooDeep(limit: Self.depthLimit), at: tree.position(of: node, in: file))
        }
        guard budget >= 0 else {
            throw CatalogError(
                .unexpected(found: "aliases that expand to more than any catalog has", expected: "texts"),
                at: tree.position(of: node, in: file))
        }
    }
}

extension Node {
    fileprivate var isMerge: Bool {
        guard case .scalar(let scalar) = self else { return false }
        return scalar.style == .plain && scalar.string == "<<"
    }
}

extension Node.Scalar {
    /// Whether Psych makes a string of it: all that is quoted, and what is plain and neither empty nor a number, a truth
    /// value, a day, a time or a symbol (scalar_scanner.rb of psych 5).
    fileprivate var isText: Bool {
        guard style == .plain || style == .any else { return true }
        guard let first = string.utf8.first else { return false }
        switch first {
        case UInt8(ascii: ":"): return string.utf8.count == 1
        case UInt8(ascii: "~"): return string.utf8.count > 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            return !PsychNumeral.isNumeral(string)
        default: return !Self.words.contains(string.lowercased())
        }
    }

    private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off"]
}
