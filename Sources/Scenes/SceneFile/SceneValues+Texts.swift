internal import Basics
internal import Labels
internal import ViewLayout

extension SceneValues {
    /// A text of a catalog, by its key, or a verbatim one.
    static let text = ValueForm<Making<Text>>(.text) { value, name in
        let key = try catalogKey.read(value, name)
        return { $0.localized(key.name, arguments: [], at: key.position) }
    }.orMapping(
        .mapping(
            MappingKey("key", catalogKey, "A key of the catalogs."),
            MappingKey("arguments", argument.list, "Values for the placeholders, in order."),
            MappingKey("verbatim", .text, "A text that is in no catalog; it allows no other key.")
        ) { value, key, arguments, verbatim in
            if let verbatim {
                guard key == nil, arguments == nil else {
                    throw value.wrong("Text", "verbatim without other keys")
                }
                return { _ in Text(verbatim: verbatim) }
            }
            guard let key else { throw value.wrong("Text", "a key or a verbatim text") }
            return { $0.localized(key.name, arguments: arguments ?? [], at: key.position) }
        }
    ).named("text", "A key of the catalogs, or a mapping with a key and its arguments or a verbatim text.")

    private static let catalogKey = ValueForm.text.map { SceneReferences.Name($0, at: $1.position) }

    /// A view.
    static let view = ValueForm<Making<AnyView>>(.view) { value, _ in { try $0.view(value) } }

    /// A label of a control: a text, or any view.
    static let label = ValueForm<Making<AnyView>>(.either([text.shape, .viewMapping])) { value, name in
        if try startsWithView(value, name) { return { try $0.view(value) } }
        let words = try SceneValues.text.read(value, name)
        return { AnyView(try words($0)) }
    }

    /// The content of a button: a label, or a mapping with the views of one.
    static let controlContent = ValueForm<Making<AnyView>>(.either([label.shape, labelMapping.shape])) { value, name in
        let isMapping = try value.isMapping && value.entries(name).contains { $0.name == "label" }
        return try (isMapping ? labelMapping : label).read(value, name)
    }

    private static let labelMapping = ValueForm<Making<AnyView>>.mapping(
        MappingKey("label", labels, required: "a key \"label\"", "A text, a view, or views beside each other.")
    ) { _, label in label }

    private static let labels = ValueForm<Making<AnyView>>(.either([label.shape, .list(.view)])) { value, name in
        guard value.isList else { return try label.read(value, name) }
        return { AnyView(try $0.views(value, of: name)) }
    }

    private static func startsWithView(_ value: YAMLValue, _ name: String) throws -> Bool {
        guard value.isMapping, let first = try value.entries(name).first else { return false }
        return SceneViews.all[first.name] != nil
    }

    private static let argument = ValueForm<TextArgument>(.text) { value, _ in
        switch try SampleArgument(yaml: value) {
        case .integer(let integer): TextArgument(.integer(Int64(integer)), specifier: "%lld")
        case .real(let number): TextArgument(.double(number), specifier: "%lf")
        case .text(let text): TextArgument(.string(text), specifier: "%@")
        }
    }
}

extension ViewReader {
    /// A text of a catalog; its key is noted.
    fileprivate func localized(_ key: String, arguments: [TextArgument], at position: SourcePosition) -> Text {
        note(key, as: \.keys, at: position)
        return Text(content: TextContent(runs: [.init(source: .localized(key: key, arguments: arguments))]))
    }
}
