internal import Basics
internal import Checks
internal import Foundation
internal import Reports
internal import Scenes

/// Writes the allowed values as a JSON Schema of draft 7, which the YAML language server of editors supports best.
///
/// A schema has no order, so it cannot require that the name of a view comes first; nor can it allow a text that is a
/// number in quotes. Keeps the named parts that it has written while one schema is written.
struct SchemaWriter {
    private var definitions: [String: JSONSchema] = [:]

    /// The whole schema of files of a shape, as text.
    static func document(_ shape: ValueShape, title: String, about: String) throws -> String {
        var writer = SchemaWriter()
        let root = writer.schema(of: shape)
        return try JSONText.render(
            root.with([
                "$schema": "http://json-schema.org/draft-07/schema#", "title": .text(title),
                "description": .text(about), "definitions": .object(writer.definitions),
            ]))
    }

    mutating func schema(of shape: ValueShape) -> JSONSchema {
        switch shape {
        case .text: ["type": ["string", "number", "boolean"]]
        case .pattern(let pattern, words: _): ["type": "string", "pattern": .text(pattern)]
        case .number(let least, let above, let most):
            bounded("number", ["minimum": least, "exclusiveMinimum": above, "maximum": most])
        case .integer(let least, let most):
            bounded("integer", ["minimum": least.map(Double.init), "maximum": most.map(Double.init)])
        case .bool: ["type": "boolean"]
        case .isTrue: ["enum": [true]]
        case .nothing: ["type": "null"]
        case .choice(let names, let anyCase): Self.choice(names, anyCase: anyCase)
        case .list(let items, let least):
            JSONSchema.object(["type": "array", "items": schema(of: items)])
                .with(least > 0 ? ["minItems": .number(Double(least))] : [:])
        case .mapping(let keys): mapping(keys)
        case .names(of: let names, let value):
            JSONSchema.object([
                "type": "object", "additionalProperties": schema(of: value),
                "description": .text("The names are those of \(names)."),
            ])
        case .either(let shapes): .either(shapes.map { schema(of: $0) })
        case .named(let name, let about, let shape):
            defined(name) { $0.schema(of: shape).with(["description": .text(about)]) }
        case .view: defined("view") { $0.view() }
        case .viewMapping: defined("viewMapping") { $0.viewMapping() }
        case .rule: defined("rule") { _ in ["enum": .list(RuleSet.identifiers.map { .text($0) })] }
        case .rules(to: let value):
            ["type": "object", "propertyNames": schema(of: .rule), "additionalProperties": schema(of: value)]
        case .ruleSettings: defined("ruleSettings") { $0.ruleSettings() }
        }
    }

    /// A reference to a part, which is written when it is first asked for.
    private mutating func defined(_ name: String, write: (inout SchemaWriter) -> JSONSchema) -> JSONSchema {
        if definitions[name] == nil {
            definitions[name] = true
            definitions[name] = write(&self)
        }
        return ["$ref": .text("#/definitions/\(name)")]
    }

    private func bounded(_ type: String, _ bounds: [String: Double?]) -> JSONSchema {
        JSONSchema.object(["type": .text(type)]).with(bounds.compactMapValues { $0.map { .number($0) } })
    }

    private static func choice(_ names: [String], anyCase: Bool) -> JSONSchema {
        let words: JSONSchema = ["enum": .list(names.map { .text($0) })]
        guard anyCase else { return words }
        return .either([words, ["type": "string", "pattern": .text("^\(ValueShape.anyCase(of: names))$")]])
    }

    private mutating func mapping(_ keys: [KeyShape]) -> JSONSchema {
        var properties: [String: JSONSchema] = [:]
        for key in keys {
            properties[key.name] = schema(of: key.shape)
                .with(["description": .text(key.about)]).with(key.usual.map { ["default": Self.literal($0)] } ?? [:])
        }
        let required = keys.filter(\.isRequired).map { JSONSchema.text($0.name) }
        return JSONSchema.object(["type": "object", "properties": .object(properties), "additionalProperties": false])
            .with(required.isEmpty ? [:] : ["required": .list(required)])
    }

    /// A value as YAML takes it.
    private static func literal(_ text: String) -> JSONSchema {
        if text == "true" || text == "false" { return .bool(text == "true") }
        return Double(text).map { .number($0) } ?? .text(text)
    }
}
