internal import Foundation
internal import ViewLayout

extension SceneViews {
    /// Texts: `Text: key`, `Text: { key: items.count, arguments: [3] }`, `Text: { verbatim: "42" }`.
    static let texts = ViewSection("Texts") { texts in
        texts.view("Text", "A text.", SceneValues.text, absence: key) { AnyView(try $1($0)) }
        texts.view("Label", "A text behind an icon.", titleAndIcon, absence: key) { reader, label in try label(reader) }
    }

    /// Controls that users touch.
    static let controls = ViewSection("Controls") { controls in
        controls.view("Button", "A button with a label.", SceneValues.controlContent, absence: key) { reader, content in
            let label = try content(reader)
            return AnyView(Button(action: {}, label: { label }))
        }
        controls.view(
            "Toggle", "A switch with a label, on.", SceneValues.controlContent, absence: key
        ) { reader, content in
            let label = try content(reader)
            return AnyView(Toggle(isOn: .constant(true)) { label })
        }
        controls.view("TextField", "An empty field with a prompt.", SceneValues.text, absence: key) { reader, text in
            AnyView(TextField("", text: .constant(""), prompt: try text(reader)))
        }
        controls.view("ProgressView", "A spinner; or a bar, with a value.", optional: progress) { reader, progress in
            try progress?(reader) ?? AnyView(ProgressView())
        }
    }

    private static let key = ViewSection.Absence.expects("a key of a catalog")

    /// `Label: key`, or `Label: { title: key, systemImage: trash }`; the title may be a mapping like that of a text.
    private static let titleAndIcon = ValueForm<Making<AnyView>>(.text) { value, name in
        let title = try SceneValues.text.read(value, name)
        return { try label($0, title, Image(systemName: "")) }
    }.orMapping(
        .mapping(
            MappingKey("title", SceneValues.text, required: "a key \"title\"", "The text."),
            MappingKey("systemImage", .text, "A symbol of the system before the text."),
            MappingKey("image", .text, "An image of the app before the text.")
        ) { _, title, symbol, image in
            let icon = symbol == nil ? image.map { Image($0) } : nil
            return { try label($0, title, icon ?? Image(systemName: symbol ?? "")) }
        })

    private static func label(_ reader: ViewReader, _ title: Making<Text>, _ icon: Image) throws -> AnyView {
        let text = try title(reader)
        return AnyView(Label(title: { text }, icon: { icon }))
    }

    /// A spinner; or a bar, with `ProgressView: { value: 0.4, label: key }`.
    private static let progress = ValueForm<Making<AnyView>>.mapping(
        MappingKey("value", .number(from: 0), "How much is done, from 0 to 1; without a value there is a spinner."),
        MappingKey("label", SceneValues.text, "A text above the bar, or below the spinner.")
    ) { _, value, label in
        { reader in
            guard let text = try label?(reader) else {
                return value == nil ? AnyView(ProgressView()) : AnyView(ProgressView(value: value))
            }
            return value == nil
                ? AnyView(ProgressView { text }) : AnyView(ProgressView(value: value) { text })
        }
    }
}
