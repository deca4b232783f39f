internal import Basics
internal import Reports

/// A parameter of an operation: both what requests are checked against and the schema that clients read are made from it.
struct Parameter: Sendable {
    indirect enum Kind: Sendable {
        /// Of at most ``longestText`` bytes.
        case text
        case boolean
        /// - Parameter above: The number that it has to be above; nil for any.
        case number(above: Double?)
        case integer(from: Int, to: Int)
        case choice([String])
        case list(Kind, most: Int)
        case object([Parameter])
        /// One of several; the first that matches the kind of the value counts.
        case either(Kind, Kind)
    }

    /// In bytes of UTF-8: more than any text of an interface, and little enough for any time limit.
    static let longestText = 1 << 16
    /// Greater lengths are mistakes.
    static let largestNumber = 1_000_000.0

    let name: String
    /// One sentence, for people and models.
    let about: String
    let kind: Kind
    let isRequired: Bool

    static func required(_ name: String, _ kind: Kind, _ about: String) -> Parameter {
        Parameter(name: name, about: about, kind: kind, isRequired: true)
    }

    static func optional(_ name: String, _ kind: Kind, _ about: String) -> Parameter {
        Parameter(name: name, about: about, kind: kind, isRequired: false)
    }
}

extension [Parameter] {
    /// The JSON Schema of an object with these members and no others.
    var schema: JSONSchema {
        let properties = Dictionary(map { ($0.name, $0.kind.schema.with(["description": .text($0.about)])) }) { $1 }
        let required = filter(\.isRequired).map { JSONSchema.text($0.name) }
        return JSONSchema.object([
            "type": "object", "additionalProperties": false, "properties": .object(properties),
        ]).with(required.isEmpty ? [:] : ["required": .list(required)])
    }

    /// Checks an object against them.
    ///
    /// - Parameter place: Where it is in the request: "texts[2]".
    /// - Throws: The first fault: an unknown name, a missing one, another kind of value than expected.
    func check(_ value: JSONValue, at place: String = "") throws(ServiceError) {
        guard case .object(let members) = value else {
            throw .parameters("\(place.isEmpty ? "params" : place): expected an object, found \(value.kind)")
        }
        let prefix = place.isEmpty ? "" : "\(place)."
        for name in members.keys.sorted() where !contains(where: { $0.name == name }) {
            let hint = NearestName.hint(for: name, among: map(\.name))
            throw .parameters("there is no parameter \"\(prefix)\(name.excerpt)\"; \(hint)")
        }
        for parameter in self {
            guard let value = members[parameter.name] else {
                guard parameter.isRequired else { continue }
                throw .parameters("\(prefix)\(parameter.name) is missing: \(parameter.kind.words)")
            }
            try parameter.kind.check(value, at: prefix + parameter.name)
        }
    }
}

extension Parameter.Kind {
    /// What is expected, for messages.
    var words: String {
        switch self {
        case .text: "a text"
        case .boolean: "true or false"
        case .number(nil): "a number"
        case .number(let least?): "a number above \(Number.text(least))"
        case .integer(let least, let most): "a whole number from \(least) to \(most)"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .list(let kind, _): "a list, each \(kind.words)"
        case .object(let parameters):
            "an object with \(parameters.filter(\.isRequired).map(\.name).joined(separator: ", "))"
        case .either(let first, let second): "\(first.words), or \(second.words)"
        }
    }

    fileprivate var schema: JSONSchema {
        switch self {
        case .text: .string
        case .boolean: .boolean
        case .number(nil): ["type": "number"]
        case .number(let least?): ["type": "number", "exclusiveMinimum": .number(least)]
        case .integer(let least, let most):
            ["type": "integer", "minimum": .number(Double(least)), "maximum": .number(Double(most))]
        case .choice(let names): .oneOf(names).with(["type": "string"])
        case .list(let kind, let most):
            ["type": "array", "items": kind.schema, "minItems": 1, "maxItems": .number(Double(most))]
        case .object(let parameters): parameters.schema
        case .either(let first, let second): ["anyOf": [first.schema, second.schema]]
        }
    }

    fileprivate func check(_ value: JSONValue, at place: String) throws(ServiceError) {
        switch (self, value) {
        case (.text, .text(let text)):
            guard text.utf8.count > Parameter.longestText else { return }
            throw .parameters("\(place) has \(text.utf8.count) bytes, and may have \(Parameter.longestText)")
        case (.boolean, .bool): return
        case (.number(let least), .number(let number)) where number > least ?? -.infinity:
            guard abs(number) > Parameter.largestNumber else { return }
            throw .parameters("\(place): expected a number up to \(Number.text(Parameter.largestNumber))")
        case (.integer(let least, let most), .number(let number))
        where number >= Double(least) && number <= Double(most) && number == number.rounded(): return
        case (.choice(let names), .text(let name)):
            guard !names.contains(name) else { return }
            throw .parameters("\(place): \(UnknownName(name, kind: "such value", expected: names))")
        case (.list(let kind, let most), .list(let items)):
            guard !items.isEmpty else { throw .parameters("\(place): expected at least one") }
            guard items.count <= most else {
                throw .parameters("\(place) has \(items.count) items, and may have \(most); send several requests")
            }
            for (index, item) in items.enumerated() { try kind.check(item, at: "\(place)[\(index)]") }
        case (.object(let parameters), .object): try parameters.check(value, at: place)
        case (.either(let first, let second), _):
            let kind = first.accepts(value) ? first : second
            guard kind.accepts(value) else { fallthrough }
            try kind.check(value, at: place)
        default: throw .parameters("\(place): expected \(words), found \(value.kind)")
        }
    }

    /// Whether it is a value of this kind, whatever is in it.
    private func accepts(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.text, .text), (.choice, .text), (.boolean, .bool), (.number, .number), (.integer, .number),
            (.list, .list), (.object, .object):
            true
        case (.either(let first, let second), _): first.accepts(value) || second.accepts(value)
        default: false
        }
    }
}
