/// A part of a JSON Schema: a value of JSON.
package indirect enum JSONSchema: Encodable, Hashable, Sendable {
    case text(String)
    case number(Double)
    case bool(Bool)
    case list([JSONSchema])
    case object([String: JSONSchema])

    /// One of several types; those of one kind are joined, and a single one is used alone.
    package static func either(_ schemas: [JSONSchema]) -> JSONSchema {
        var words: [JSONSchema] = []
        var others: [JSONSchema] = []
        for schema in schemas {
            if case .object(let members) = schema, members.count == 1, case .list(let choices)? = members["enum"] {
                words += choices.filter { !words.contains($0) }
            } else if case .object(let members) = schema, members.count == 1, case .list(let inner)? = members["anyOf"]
            {
                others += inner.filter { !others.contains($0) }
            } else if !others.contains(schema) {
                others.append(schema)
            }
        }
        let all = (words.isEmpty ? [] : [.object(["enum": .list(words)])]) + others
        return all.count == 1 ? all[0] : .object(["anyOf": .list(all)])
    }

    /// With more keywords; those that are already there stay.
    package func with(_ keywords: [String: JSONSchema]) -> JSONSchema {
        guard case .object(let members) = self else { return self }
        return .object(members.merging(keywords) { first, _ in first })
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .bool(let bool): try container.encode(bool)
        case .list(let items): try container.encode(items)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONSchema: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .text(text) }
    package init(booleanLiteral bool: Bool) { self = .bool(bool) }
    package init(integerLiteral number: Int) { self = .number(Double(number)) }
    package init(arrayLiteral items: JSONSchema...) { self = .list(items) }
    package init(dictionaryLiteral members: (String, JSONSchema)...) {
        self = .object(Dictionary(members, uniquingKeysWith: { first, _ in first }))
    }
}
