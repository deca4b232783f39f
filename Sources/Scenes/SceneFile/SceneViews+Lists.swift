internal import ViewLayout

extension SceneViews {
    /// Lists, forms and tabs, and what is in them.
    static let lists = ViewSection("Lists, forms and tabs") { lists in
        lists.container(
            "List", "Rows below each other, as the platform draws lists.",
            MappingKey("style", listStyle, "How it is drawn.")
        ) { _, views, style in
            let list = List { views }
            func styled(_ style: some ListStyle) -> AnyView { AnyView(list.listStyle(style)) }
            return style.map { styled($0) } ?? AnyView(list)
        }
        lists.container(
            "Form", "Controls in groups, as the platform draws settings.",
            MappingKey("style", formStyle, "How it is drawn.")
        ) { _, views, style in
            let form = ViewLayout.Form { views }
            func styled(_ style: some FormStyle) -> AnyView { AnyView(form.formStyle(style)) }
            return style.map { styled($0) } ?? AnyView(form)
        }
        lists.container(
            "Section", "A group of rows.", MappingKey("header", SceneValues.label, "What is above the rows."),
            MappingKey("footer", SceneValues.label, "What is below the rows.")
        ) { reader, views, header, footer in
            let (header, footer) = (try header?(reader), try footer?(reader))
            return AnyView(Section(header: header, footer: footer) { views })
        }
        lists.view(
            "LabeledContent", "A label and a value.", labeledContent, absence: .needs("a label and a value")
        ) { reader, content in try content(reader) }
        lists.container(
            "GroupBox", "Views in a box.", MappingKey("label", SceneValues.label, "What is above them.")
        ) { reader, views, label in
            let label = try label?(reader)
            return AnyView(GroupBox(content: { views }, label: { label }))
        }
        lists.container(
            "DisclosureGroup", "Views that a person opens and closes.",
            MappingKey("label", SceneValues.label, required: "a label", "What is pressed."),
            MappingKey("isExpanded", .bool, usual: "false", "Whether it is open.")
        ) { reader, views, label, isExpanded in
            let title = try label(reader)
            return AnyView(
                DisclosureGroup(isExpanded: .constant(isExpanded), content: { views }, label: { title }))
        }
        lists.view(
            "TabView", "Tabs, of which the first is shown; a check names the others as not checked.", optional: views
        ) { reader, views in
            let tabs = try views?(reader) ?? ViewSequence([])
            return AnyView(TabView { tabs })
        }
        lists.view("Tab", "A tab of a TabView.", tab, absence: .needs("a title")) { reader, tab in try tab(reader) }
    }

    private static let listStyle = ValueForm<any ListStyle>.choice([
        "automatic": .automatic, "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        "inset": .inset, "sidebar": .sidebar,
    ])

    private static let formStyle = ValueForm<any FormStyle>.choice([
        "automatic": .automatic, "grouped": .grouped, "columns": .columns,
    ])

    private static let labeledContent = ValueForm<Making<AnyView>>.mapping(
        MappingKey("label", SceneValues.label, required: "the keys \"label\" and \"value\"", "What the value is."),
        MappingKey("value", SceneValues.label, required: "the keys \"label\" and \"value\"", "The value.")
    ) { _, label, value in
        { reader in
            let (title, text) = (try label(reader), try value(reader))
            return AnyView(LabeledContent(content: { text }, label: { title }))
        }
    }

    private static let tab = ValueForm<Making<AnyView>>.mapping(
        MappingKey("title", SceneValues.text, required: "a key \"title\"", "The text in the bar."),
        MappingKey("systemImage", .text, "The symbol in the bar."),
        MappingKey("content", views, "The views of the tab.")
    ) { _, title, symbol, content in
        { reader in
            let (text, icon) = (try title(reader), Image(systemName: symbol ?? ""))
            let views = try content?(reader) ?? ViewSequence([])
            return AnyView(VStack { views }.tabItem { Label(title: { text }, icon: { icon }) })
        }
    }
}
