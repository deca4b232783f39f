package import Basics
internal import Foundation
package import Labels
internal import Yams

/// A value of a YAML file, with its place. It is read strictly: unknown content is an error.
package struct YAMLValue {
    let node: Yams.Node
    /// The file, as messages name it.
    package let file: String

    /// The value of a file's text.
    ///
    /// - Parameters:
    ///   - kind: The kind of error for a file that is not YAML.
    ///   - cure: What to do if a key appears twice in one mapping.
    /// - Throws: `InputError` with the place of the first fault. O(n).
    package static func parse(
        _ text: String, file: String, syntaxErrors kind: InputError.Kind,
        repeatedKey cure: (String) -> String? = { _ in nil }
    ) throws -> YAMLValue {
        do {
            try YAMLAliasGuard.refuseAliases(in: text, file: file, kind: kind)
            // Values count as texts, as they are written: no tags are resolved for them, nor for the keys that are
            // compared.
            guard let node = try Yams.compose(yaml: text, .basic) else {
                throw InputError(kind, "the file is empty", file: file)
            }
            return YAMLValue(node: node, file: file)
        } catch let error as YamlError {
            throw InputError(yaml: error, kind: kind, file: file, repeatedKey: cure)
        }
    }

    /// A text that is in no file.
    init(text: String) { self.init(node: .scalar(Node.Scalar(text)), file: "") }

    init(node: Yams.Node, file: String) {
        self.node = node
        self.file = file
    }

    /// Where the value begins.
    package var position: SourcePosition {
        SourcePosition(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    /// The value in words, for messages.
    var summary: String {
        switch node {
        case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "\"\(scalar.string.excerpt)\""
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        }
    }

    package var isMapping: Bool { node.mapping != nil }
    var isList: Bool { node.sequence != nil }
    /// Whether nothing is after the colon.
    package var isNull: Bool { node.null != nil }
    /// The text as it is written, where the value is not a list or mapping.
    package var scalar: String? { node.scalar?.string }

    /// The text; an empty value is an error unless it is quoted.
    package func string(_ name: String) throws -> String {
        guard let scalar, !isNull else { throw wrong(name, "text") }
        return scalar
    }

    /// A number for lengths, sizes and factors: a number above a million is a mistake.
    package func number(_ name: String) throws -> Double {
        guard let text = scalar, let number = Double(text), abs(number) <= 1_000_000 else {
            throw wrong(name, "a number")
        }
        return number
    }

    /// A length of at least 0, or `infinity`.
    package func length(_ name: String) throws -> Double {
        if scalar == "infinity" || scalar == ".inf" { return .infinity }
        return try number(name, from: 0)
    }

    /// A number that is not below `bound`.
    package func number(_ name: String, from bound: Double) throws -> Double {
        let number = try number(name)
        guard number >= bound else { throw wrong(name, "a number of at least \(Number.text(bound))") }
        return number
    }

    package func integer(_ name: String, from bound: Int = .min) throws -> Int {
        guard let text = scalar, let number = Int(text), number >= bound else {
            throw wrong(name, bound == .min ? "a whole number" : "a whole number of at least \(bound)")
        }
        return number
    }

    package func bool(_ name: String) throws -> Bool {
        guard let bool = node.bool else { throw wrong(name, "true or false") }
        return bool
    }

    /// One of the names of an enumeration, with the nearest name for a misspelt one.
    package func choice<Choice>(_ name: String, of choices: KeyValuePairs<String, Choice>) throws -> Choice {
        let text = try string(name)
        guard let choice = choices.first(where: { $0.key == text })?.value else {
            throw InputError.unknown(name, text, expected: choices.map(\.key), at: position)
        }
        return choice
    }

    /// The values of a list.
    package func list(_ name: String) throws -> [YAMLValue] {
        guard let sequence = node.sequence else { throw wrong(name, "a list") }
        return sequence.map { YAMLValue(node: $0, file: file) }
    }

    /// The values of a list, or the single value in its place.
    package func listOrOne() -> [YAMLValue] {
        node.sequence.map { $0.map { YAMLValue(node: $0, file: file) } } ?? [self]
    }

    package func wrong(_ name: String, _ expected: String) -> InputError {
        .wrongValue(of: name, expected: expected, found: summary, at: position)
    }
}

extension InputError {
    /// The error of Yams, with its place where Yams gives one.
    fileprivate init(yaml error: YamlError, kind: Kind, file: String, repeatedKey cure: (String) -> String?) {
        func at(_ mark: Mark?) -> SourcePosition? {
            mark.map { SourcePosition(file: file, line: $0.line, column: $0.column) }
        }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(kind, "not valid YAML: \(problem)", at: at(mark))
        case .reader(let problem, let offset, _, _):
            self.init(kind, "not valid YAML: \(problem)\(offset.map { " at byte \($0)" } ?? "")", file: file)
        case .duplicatedKeysInMapping(let duplicates, let context):
            // The position is that of the first.
            let key = duplicates.first ?? ""
            let hint = cure(key).map { "; \($0)" } ?? ""
            self.init(kind, "the key \"\(key.excerpt)\" appears twice in one mapping\(hint)", at: at(context.mark))
        default:
            self.init(kind, "not valid YAML: \(error)", file: file)
        }
        self.file = file
    }
}
