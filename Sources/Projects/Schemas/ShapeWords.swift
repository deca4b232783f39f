internal import Basics
internal import Scenes

/// What a value may be, in words.
enum ShapeWords {
    /// As in "a number of at least 0, or `none`".
    static func text(_ shape: ValueShape) -> String {
        switch shape {
        case .text: "a text"
        case .pattern(_, let words): words
        case .number(let least, let above, let most): number("a number", above: above, least: least, most: most)
        case .integer(let least, let most):
            number("a whole number", least: least.map(Double.init), most: most.map(Double.init))
        case .bool: "`true` or `false`"
        case .isTrue: "`true`"
        case .nothing: "nothing"
        case .choice(let names, anyCase: _): list(names.map { "`\($0)`" })
        case .list(let items, let least): "a list\(least > 0 ? " of at least \(least)" : "") of values: \(text(items))"
        case .mapping(let keys) where keys.isEmpty: "an empty mapping"
        case .mapping(let keys):
            keys.count > 12 ? "a mapping with the keys below" : "a mapping: \(list(keys.map { "`\($0.name)`" }, "and"))"
        case .names(of: let names, let value): "a mapping from \(names) to values: \(text(value))"
        case .either(let shapes): list(distinct(alternatives(shapes)), separator: "; ", last: "; or ")
        case .named(let name, about: _, _): "[\(name)](#\(name))"
        case .view: "[a view](#Views)"
        case .viewMapping: "[a view](#Views) that is a mapping"
        case .rule: "the name of a rule"
        case .rules(to: let value): "a mapping from rules to values: \(text(value))"
        case .ruleSettings:
            "a mapping from rules to `off`, `warning` or `error`, or to a mapping with `severity` and numbers"
        }
    }

    /// The content of a view, whose keys are shown in a table.
    static func content(_ shape: ValueShape) -> String {
        guard case .either(let shapes) = shape else { return content(.either([shape])) }
        return list(
            distinct(
                shapes.map { part in
                    switch part {
                    case .list(.view, atLeast: _): "a list of views"
                    case .mapping: "a mapping with the keys below"
                    case .either: content(part)
                    default: text(part)
                    }
                }), separator: ", ", last: " or ")
    }

    /// A list of a single kind of value is described like that value.
    private static func alternatives(_ shapes: [ValueShape]) -> [String] {
        var words: [String] = []
        for shape in shapes {
            if case .list(let items, atLeast: 0) = shape, words.contains(text(items)) {
                words.append("a list of them")
            } else {
                words.append(text(shape))
            }
        }
        return words
    }

    private static func number(
        _ kind: String, above: Double? = nil, least: Double? = nil, most: Double? = nil
    ) -> String {
        var bounds: [String] = []
        if let above { bounds.append("above \(Number.text(above))") }
        if let least { bounds.append("of at least \(Number.text(least))") }
        if let most { bounds.append("up to \(Number.text(most))") }
        return ([kind] + (bounds.isEmpty ? [] : [bounds.joined(separator: ", ")])).joined(separator: " ")
    }

    private static func list(_ items: [String], _ conjunction: String = "or") -> String {
        list(items, separator: ", ", last: " \(conjunction) ")
    }

    private static func list(_ items: [String], separator: String, last: String) -> String {
        guard let end = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: separator) + last + end
    }

    private static func distinct(_ items: [String]) -> [String] {
        var seen: Set<String> = []
        return items.filter { seen.insert($0).inserted }
    }
}
