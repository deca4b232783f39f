internal import Basics

/// An example of a scene, which shows texts of the catalogs. No screen of an app is known to look like it.
struct FirstScene {
    /// The file.
    let text: String

    /// Makes a title, a text and two buttons: of the texts that are suitable, those with the longest translations.
    init(_ inventory: CatalogInventory) {
        var texts = SceneTexts(inventory)
        let title =
            texts.take { $0.role == .title && $0.longest.count <= Self.longestTitle }
            ?? texts.take { $0.isLabel && $0.role == nil }
        var buttons = [SceneTexts.Candidate]()
        for _ in 0..<2 {
            let next = texts.take { $0.isLabel && $0.role == .button } ?? texts.take { $0.isLabel && $0.role == nil }
            buttons += [next].compactMap(\.self)
        }
        let body = texts.take { !$0.isLabel } ?? texts.take { $0.role == nil || $0.role == .other }
        var views: [String] = []
        if let title { views += Self.view("Text", title) + ["        font: title"] }
        if let body { views += Self.view("Text", body) }
        for button in buttons { views += Self.view("Button", button) + ["        lineLimit: 1"] }
        let isEmpty = views.isEmpty
        if isEmpty {
            views = [
                "      - Text: { verbatim: Settings }", "        font: title",
                "      - Button: { label: { verbatim: Save } }", "        lineLimit: 1",
            ]
        }
        text = """
            # An example of a scene\(isEmpty ? "" : ", with texts of the catalogs"): no check reads it. Put the views of a \
            screen of your app
            # in their place, name the file First.yml, and name it in galley.yml: scenes: [Scenes/*.yml]
            # galley schema scene --markdown describes every view and modifier;
            # galley layout Scenes/First.yml --format svg -o First.svg draws the scene.
            scene: First
            view:
              VStack:
                spacing: 16
                content:
            \(views.joined(separator: "\n"))
              padding: 16

            """
    }

    /// In characters: three lines of a phone.
    private static let longestTitle = 60

    /// A view, with the longest translation beside it.
    private static func view(_ name: String, _ text: SceneTexts.Candidate) -> [String] {
        let setting = "      - \(name): \(YAMLText.scalar(text.key))"
        return [ProjectTemplate.line(setting, comment: "\(text.longest.excerpt) (\(text.locale))")]
    }
}
