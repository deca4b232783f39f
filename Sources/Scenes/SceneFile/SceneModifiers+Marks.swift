internal import Basics
internal import ViewLayout

extension SceneModifiers {
    /// Modifiers that change only what a report says.
    static let marks = ModifierSection("Modifiers of the report") { marks in
        marks.modifier("id", "A name for the view in reports and recordings.", .text) { AnyView($0.id($1)) }
        marks.modifier("allow", "Rules whose findings are intended, with reasons if you like.", allowed) {
            reader, view, allowed in
            allowed.reduce(view) { view, rule in
                reader.note(rule.name, as: \.allowances, at: rule.position)
                return AnyView(view.allow(rule.name, reason: rule.reason))
            }
        }
    }

    private struct AllowedRule {
        let name: String
        let position: SourcePosition
        var reason: String?
    }

    /// A rule, a list of rules, or a mapping from rules to reasons.
    private static let allowed = ValueForm<AllowedRule>(.rule) { value, name in
        AllowedRule(name: try value.string(name), position: value.position)
    }.listOrOne.orMapping(
        ValueForm(.rules(to: .text)) { value, name in
            try value.entries(name).map { entry in
                AllowedRule(
                    name: entry.name, position: entry.position, reason: try entry.value.string(entry.name))
            }
        })
}
