internal import Checks
internal import Reports
internal import Scenes

/// The content of tables: views, modifiers and rules.
extension SchemaWriter {
    mutating func view() -> JSONSchema {
        let bare = SceneViews.sections.flatMap(\.views).filter(\.content.mayBeNothing)
        return .either([["enum": .list(bare.map { .text($0.name) })], schema(of: .viewMapping)])
            .with(["description": "A view: its name and content, and its modifiers in the order in which they apply."])
    }

    /// A mapping with one view and any modifiers.
    mutating func viewMapping() -> JSONSchema {
        var properties: [String: JSONSchema] = [:]
        let views = SceneViews.sections.flatMap(\.views)
        for view in views {
            properties[view.name] = schema(of: view.content).with(["description": .text(view.about)])
        }
        for modifier in SceneModifiers.sections.flatMap(\.modifiers) {
            properties[modifier.name] = schema(of: modifier.value).with(["description": .text(modifier.about)])
        }
        return [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
            "oneOf": .list(views.map { ["required": [.text($0.name)]] }),
        ]
    }

    /// A mapping from rules to severities, or to a severity and numbers.
    mutating func ruleSettings() -> JSONSchema {
        let severity = schema(of: .choice(Severity.allCases.map(\.rawValue)))
        let number: JSONSchema = .either([
            ["type": "number", "minimum": 0], ["type": "string", "pattern": "^[0-9. ]+%?$"],
        ])
        var properties: [String: JSONSchema] = [:]
        for rule in Rules.all {
            var keys = ["severity": severity]
            for name in rule.numbers { keys[name] = number }
            let isOff = rule.defaultSeverity == .off
            let mapping = JSONSchema.object([
                "type": "object", "properties": .object(keys), "additionalProperties": false,
            ]).with(isOff ? ["required": ["severity"]] : [:])
            properties[rule.identifier] = JSONSchema.either([severity, mapping]).with([
                "description": .text("Fires when \(rule.firesWhen)."), "default": .text(rule.defaultSeverity.rawValue),
            ])
        }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }
}
