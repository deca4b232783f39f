internal import Frames
internal import Labels
internal import ViewLayout

extension ViewMakers {
    /// Lists, forms and tabs, and what stands in them.
    static var lists: [String: ViewMaker] {
        [
            "List": { reader, content, _ in
                let options = try reader.options(content, of: "List", keys: ["style"])
                let list = List { options.content }
                return try options["style"].map { try SceneValues.listStyle($0, list) } ?? AnyView(list)
            },
            "Form": { reader, content, _ in
                let options = try reader.options(content, of: "Form", keys: ["style"])
                let form = Form { options.content }
                return try options["style"].map { try SceneValues.formStyle($0, form) } ?? AnyView(form)
            },
            "Section": { reader, content, _ in
                let options = try reader.options(content, of: "Section", keys: ["header", "footer"])
                let header = try reader.title(options["header"], of: "header")
                let footer = try reader.title(options["footer"], of: "footer")
                return AnyView(Section(header: header, footer: footer) { options.content })
            },
            "LabeledContent": { reader, content, position in
                guard let content else {
                    throw InputError(.configuration, "LabeledContent needs a label and a value", at: position)
                }
                let entries = try content.entries("LabeledContent", keys: ["label", "value"])
                guard let label = entries["label"], let value = entries["value"] else {
                    throw content.wrong("LabeledContent", "the keys \"label\" and \"value\"")
                }
                let (title, text) = (
                    try reader.label(label, of: "label", at: label.position),
                    try reader.label(value, of: "value", at: value.position)
                )
                return AnyView(LabeledContent(content: { text }, label: { title }))
            },
            "GroupBox": { reader, content, _ in
                let options = try reader.options(content, of: "GroupBox", keys: ["label"])
                let label = try reader.title(options["label"], of: "label")
                return AnyView(GroupBox(content: { options.content }, label: { label }))
            },
            "DisclosureGroup": { reader, content, position in
                let options = try reader.options(content, of: "DisclosureGroup", keys: ["label", "isExpanded"])
                guard let label = options["label"] else {
                    throw InputError(.configuration, "DisclosureGroup needs a label", at: position)
                }
                let isExpanded = try options["isExpanded"]?.bool("isExpanded") ?? false
                let title = try reader.label(label, of: "label", at: label.position)
                return AnyView(
                    DisclosureGroup(isExpanded: .constant(isExpanded), content: { options.content }, label: { title }))
            },
            "TabView": { reader, content, _ in
                let tabs = try reader.views(content, of: "TabView")
                return AnyView(TabView { tabs })
            },
            "Tab": { reader, content, position in
                guard let content else { throw InputError(.configuration, "Tab needs a title", at: position) }
                let entries = try content.entries("Tab", keys: ["title", "systemImage", "content"])
                guard let title = entries["title"] else { throw content.wrong("Tab", "a key \"title\"") }
                let text = try reader.text(title, of: "title", at: title.position)
                let icon = Image(systemName: try entries["systemImage"]?.string("systemImage") ?? "")
                let views = try reader.views(entries["content"], of: "content")
                return AnyView(VStack { views }.tabItem { Label(title: { text }, icon: { icon }) })
            },
        ]
    }
}

extension ViewReader {
    /// A header, a footer or a label: a text, any view, or nothing.
    fileprivate func title(_ value: YAMLValue?, of name: String) throws -> AnyView? {
        try value.map { try label($0, of: name, at: $0.position) }
    }
}

extension SceneValues {
    fileprivate static func listStyle(_ value: YAMLValue, _ list: some View) throws -> AnyView {
        let styles: KeyValuePairs<String, any ListStyle> = [
            "automatic": .automatic, "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
            "inset": .inset, "sidebar": .sidebar,
        ]
        func styled(_ style: some ListStyle) -> AnyView { AnyView(list.listStyle(style)) }
        return styled(try value.choice("style", of: styles))
    }

    fileprivate static func formStyle(_ value: YAMLValue, _ form: some View) throws -> AnyView {
        let styles: KeyValuePairs<String, any FormStyle> = [
            "automatic": .automatic, "grouped": .grouped, "columns": .columns,
        ]
        func styled(_ style: some FormStyle) -> AnyView { AnyView(form.formStyle(style)) }
        return styled(try value.choice("style", of: styles))
    }
}
