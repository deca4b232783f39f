import Scenes

@testable import Galley
@testable import Projects

/// Values in YAML that try a shape: some that it takes, and some that it may not.
enum ShapeExamples {
    /// What few shapes take.
    static let odd = ["misspelt", "-1", "3", "0.5", "true", "~", "[]", "[misspelt]", "{ misspelt: 1 }"]

    /// Values for a shape: each of its alternatives, and each of its keys alone with those that it needs, with good
    /// values and with odd ones.
    static func values(of shape: ValueShape) -> [String] {
        Array(Set(good(shape) + odd + mappings(shape))).sorted()
    }

    private static func mappings(_ shape: ValueShape) -> [String] {
        let keys = shape.keys
        return keys.flatMap { key -> [String] in
            (good(key.shape) + odd).map { mapping(keys, with: key.name, as: $0) }
        }
    }

    private static func mapping(_ keys: [KeyShape], with name: String, as value: String) -> String {
        var entries = keys.filter { $0.isRequired && $0.name != name }.map { "\($0.name): \(good($0.shape)[0])" }
        entries.append("\(name): \(value)")
        return "{ \(entries.joined(separator: ", ")) }"
    }

    private static func good(_ shape: ValueShape) -> [String] {
        switch shape {
        case .text: ["words"]
        case .pattern: ["..AX2", "large..", "AX3..AX1"]
        case .number(let least, let above, let most): ["\(most ?? least ?? above ?? 1)"]
        case .integer(let least, _): ["\(least ?? 1)"]
        case .bool: ["true", "false"]
        case .isTrue: ["true"]
        case .nothing: ["~"]
        case .choice(let names, let anyCase): names + (anyCase ? names.map { $0.lowercased() } : [])
        case .list(let items, _): good(items).map { "[\($0)]" }
        case .mapping(let keys):
            keys.first { $0.isRequired }.map { [mapping(keys, with: $0.name, as: good($0.shape)[0])] } ?? ["{}"]
        case .names(_, let value): good(value).map { "{ words: \($0) }" }
        case .either(let shapes): shapes.flatMap(good)
        case .named(_, _, let shape): good(shape)
        case .view: ["Spacer", "{ Text: words }"]
        case .viewMapping: ["{ Text: words }"]
        case .rule: ["overflow"]
        case .rules(to: let value): good(value).map { "{ overflow: \($0) }" }
        case .ruleSettings: ["{ overflow: error }", "{ tight-text: { severity: warning, margin: 5 % } }"]
        }
    }
}
