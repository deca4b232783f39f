internal import Basics

/// A key of Galley's output for programs: a row of the tables that schemas are made from.
package struct JSONField {
    let name: String
    let schema: JSONSchema
    /// Whether the key is always there; others are left out where they have no value.
    let isRequired: Bool

    /// A key that is always there.
    package static func always(_ name: String, _ about: String, _ schema: JSONSchema) -> JSONField {
        JSONField(name: name, schema: schema.described(about), isRequired: true)
    }
    static func always(_ name: String, _ schema: JSONSchema) -> JSONField {
        JSONField(name: name, schema: schema, isRequired: true)
    }

    /// A key that is left out where it has no value.
    package static func maybe(_ name: String, _ about: String, _ schema: JSONSchema) -> JSONField {
        JSONField(name: name, schema: schema.described(about), isRequired: false)
    }
    static func maybe(_ name: String, _ schema: JSONSchema) -> JSONField {
        JSONField(name: name, schema: schema, isRequired: false)
    }
}

extension JSONSchema {
    /// The whole schema of a document, draft 2020-12, as text with a line feed at its end.
    ///
    /// - Parameter parts: The parts that fields refer to by `ref` and `allOf`.
    /// - Throws: Nothing; every schema can be written.
    package static func document(
        title: String, _ about: String, _ fields: [JSONField], parts: [String: JSONSchema]
    ) throws -> String {
        let schema = record(about, fields).with([
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text(title), "$defs": .object(parts),
        ])
        return try JSONText.render(schema)
    }

    /// An object with these keys and no others.
    static func record(_ fields: [JSONField]) -> JSONSchema {
        let properties = Dictionary(fields.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })
        let required = fields.filter(\.isRequired).map { JSONSchema.text($0.name) }
        return JSONSchema.object(["type": "object", "additionalProperties": false, "properties": .object(properties)])
            .with(required.isEmpty ? [:] : ["required": .list(required)])
    }
    package static func record(_ about: String, _ fields: [JSONField]) -> JSONSchema { record(fields).described(about) }

    func described(_ about: String) -> JSONSchema { with(["description": .text(about)]) }
}

/// The type of the value of a field.
extension JSONSchema {
    package static let string: JSONSchema = ["type": "string"]
    static let nonempty: JSONSchema = ["type": "string", "minLength": 1]
    package static let boolean: JSONSchema = ["type": "boolean"]
    /// The index of the first and that after the last.
    static let range = list(of: .integer(from: 0), atLeast: 2).with(["maxItems": 2])

    /// A text that matches a regular expression of ECMA 262.
    static func string(like pattern: String) -> JSONSchema { ["type": "string", "pattern": .text(pattern)] }
    static func oneOf(_ words: String...) -> JSONSchema { oneOf(words) }
    package static func oneOf(_ words: [String]) -> JSONSchema { ["enum": .list(words.map { .text($0) })] }

    static func number(from least: Int? = nil, above: Int? = nil, to most: Int? = nil) -> JSONSchema {
        let bounds = ["minimum": least, "exclusiveMinimum": above, "maximum": most]
        return JSONSchema.object(["type": "number"]).with(bounds.compactMapValues { $0.map { .number(Double($0)) } })
    }
    package static func integer(from least: Int) -> JSONSchema {
        ["type": "integer", "minimum": .number(Double(least))]
    }

    package static func list(of items: JSONSchema, atLeast least: Int = 0) -> JSONSchema {
        JSONSchema.object(["type": "array", "items": items])
            .with(least > 0 ? ["minItems": .number(Double(least))] : [:])
    }
    /// An object with any keys.
    static func map(to values: JSONSchema) -> JSONSchema { ["type": "object", "additionalProperties": values] }

    /// A part of the document, by its name.
    package static func ref(_ name: String) -> JSONSchema { ["$ref": .text("#/$defs/\(name)")] }
    /// The same for readers that do not support `$ref` beside other keywords, as before draft 2019-09.
    static func allOf(_ name: String) -> JSONSchema { ["allOf": [ref(name)]] }
    static func orNull(_ name: String) -> JSONSchema { ["anyOf": [ref(name), ["type": "null"]]] }
}
