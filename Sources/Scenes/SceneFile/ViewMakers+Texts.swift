internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

extension ViewMakers {
    /// Texts: `Text: key`, `Text: { key: items.count, arguments: [3] }`, `Text: { verbatim: "42" }`.
    static var texts: [String: ViewMaker] {
        ["Text": { reader, content, position in AnyView(try reader.text(content, of: "Text", at: position)) }]
    }

    /// Controls, which a person touches.
    static var controls: [String: ViewMaker] {
        [
            "Button": { reader, content, position in
                let label = try reader.label(content, of: "Button", at: position)
                return AnyView(Button(action: {}, label: { label }))
            },
            "Label": { reader, content, position in try reader.titleAndIcon(content, at: position) },
            "Toggle": { reader, content, position in
                let label = try reader.label(content, of: "Toggle", at: position)
                return AnyView(Toggle(isOn: .constant(true)) { label })
            },
            "TextField": { reader, content, position in
                let prompt = try reader.text(content, of: "TextField", at: position)
                return AnyView(TextField("", text: .constant(""), prompt: prompt))
            },
            "ProgressView": { reader, content, position in try reader.progress(content, at: position) },
        ]
    }
}

extension ViewReader {
    /// A text of a catalog, by its key, or a verbatim one.
    func text(_ content: YAMLValue?, of name: String, at position: SourcePosition) throws -> Text {
        guard let content else {
            throw InputError.wrongValue(of: name, expected: "a key of a catalog", found: "nothing", at: position)
        }
        guard content.isMapping else {
            return localized(try content.string(name), arguments: [], at: content.position)
        }
        let entries = try content.entries(name, keys: ["key", "arguments", "verbatim"])
        if let verbatim = entries["verbatim"] {
            guard entries.count == 1 else { throw content.wrong(name, "verbatim without other keys") }
            return Text(verbatim: try verbatim.string("verbatim"))
        }
        guard let key = entries["key"] else { throw content.wrong(name, "a key or a verbatim text") }
        let arguments = try entries["arguments"]?.list("arguments").map(Self.argument) ?? []
        return localized(try key.string("key"), arguments: arguments, at: key.position)
    }

    /// A label of a control: a text, or any view.
    func label(_ content: YAMLValue?, of name: String, at position: SourcePosition) throws -> AnyView {
        if let content, content.isMapping, let first = try content.entries(name).first,
            ViewMakers.all[first.name] != nil
        {
            return try view(content)
        }
        return AnyView(try text(content, of: name, at: position))
    }

    /// `Label: key`, or `Label: { title: key, systemImage: trash }`; a title may be a mapping as of a text.
    func titleAndIcon(_ content: YAMLValue?, at position: SourcePosition) throws -> AnyView {
        var icon = Image(systemName: "")
        var title = content
        if let content, content.isMapping {
            let entries = try content.entries("Label", keys: ["title", "systemImage", "image"])
            guard let value = entries["title"] else { throw content.wrong("Label", "a key \"title\"") }
            title = value
            if let name = try entries["image"]?.string("image") { icon = Image(name) }
            if let name = try entries["systemImage"]?.string("systemImage") { icon = Image(systemName: name) }
        }
        let text = try text(title, of: "Label", at: position)
        return AnyView(Label(title: { text }, icon: { icon }))
    }

    /// A spinner; or a bar, with `ProgressView: { value: 0.4, label: key }`.
    func progress(_ content: YAMLValue?, at position: SourcePosition) throws -> AnyView {
        guard let content else { return AnyView(ProgressView()) }
        let entries = try content.entries("ProgressView", keys: ["value", "label"])
        let value = try entries["value"]?.number("value", from: 0)
        guard let label = entries["label"] else {
            return value == nil ? AnyView(ProgressView()) : AnyView(ProgressView(value: value))
        }
        let text = try text(label, of: "label", at: position)
        return value == nil
            ? AnyView(ProgressView { text }) : AnyView(ProgressView(value: value) { text })
    }

    private func localized(_ key: String, arguments: [TextArgument], at position: SourcePosition) -> Text {
        note(key, as: \.keys, at: position)
        return Text(content: TextContent(runs: [.init(source: .localized(key: key, arguments: arguments))]))
    }

    private static func argument(_ value: YAMLValue) throws -> TextArgument {
        switch try SampleArgument(yaml: value) {
        case .integer(let integer): TextArgument(.integer(Int64(integer)), specifier: "%lld")
        case .real(let number): TextArgument(.double(number), specifier: "%lf")
        case .text(let text): TextArgument(.string(text), specifier: "%@")
        }
    }
}
