internal import ViewLayout

/// A modifier of scene files: its name, what its value may be, and what it does to a view.
package struct ModifierForm: Sendable {
    package let name: String
    /// One line of documentation.
    package let about: String
    package let value: ValueShape
    let change: ViewChange
}

/// Changes a view according to the value.
typealias ViewChange = @Sendable (ViewReader, AnyView, YAMLValue) throws -> AnyView

/// A group of modifiers under a heading of the reference.
package struct ModifierSection: Sendable {
    package let title: String
    package private(set) var modifiers: [ModifierForm] = []

    init(_ title: String, _ fill: (inout ModifierSection) -> Void) {
        self.title = title
        fill(&self)
    }

    /// A modifier with a value.
    mutating func modifier<Value>(
        _ name: String, _ about: String, _ form: ValueForm<Value>,
        change: @escaping @Sendable (AnyView, Value) throws -> AnyView
    ) {
        modifier(name, about, form) { _, view, value in try change(view, value) }
    }

    /// A modifier whose value contains views, or names that are noted.
    mutating func modifier<Value>(
        _ name: String, _ about: String, _ form: ValueForm<Value>,
        change: @escaping @Sendable (ViewReader, AnyView, Value) throws -> AnyView
    ) {
        modifiers.append(
            ModifierForm(name: name, about: about, value: form.shape) { reader, view, value in
                try change(reader, view, try form.read(value, name))
            })
    }
}

/// The modifiers of scene files.
package enum SceneModifiers {
    /// All of them, under the headings of the reference.
    package static let sections: [ModifierSection] = [text, layout, places, space, marks]

    /// All of them, by name.
    static let all: [String: ModifierForm] = Dictionary(
        sections.flatMap(\.modifiers).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// How to apply one modifier twice: a mapping has each key once.
    static func cure(ofRepeated name: String) -> String? {
        guard all[name] != nil else { return nil }
        return "to modify a view twice, put it with the first \(name) into a Group: and the second \(name) after that"
    }
}
