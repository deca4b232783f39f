import Foundation

/// Projects to check, made up in a temporary folder.
struct Projects {
    let folder: TemporaryFolder
    let corpus: Corpus

    /// The root of this repository.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL

    private static let textSizes = "[xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]"
    private static let widths = "[320, 375, 393, 744]"
    /// Of every script that costs otherwise than others.
    private static let locales = ["en", "de", "fi", "ru", "ar", "hi", "th", "ja"]

    /// A project and the number of its cells.
    struct Made {
        let folder: URL
        let cells: Int
    }

    /// The scene of `Samples/PetVote` many times, under other names: 13 locales, 12 text sizes, 4 widths.
    func petVote(copies: Int) throws -> Made {
        let sample = Self.repository.appending(path: "Samples/PetVote")
        let scene = try String(contentsOf: sample.appending(path: "PetVote.yml"), encoding: .utf8)
        let catalog = try Data(contentsOf: sample.appending(path: "Localizable.xcstrings"))
        try folder.write(catalog, to: "PetVote\(copies)/Localizable.xcstrings")
        return try project(
            "PetVote\(copies)", locales: 13,
            scenes: (1...copies).map { copy in scene.replacingOccurrences(of: "Pet vote", with: "Pet vote \(copy)") })
    }

    /// A flow of tags.
    func tags(_ count: Int) throws -> Made {
        let tags = texts(count, indent: 12) { _ in "\n              padding: { horizontal: 6, vertical: 3 }" }
        return try project(
            "Tags", keys: count,
            view: "  ScrollView:\n    content:\n      - FlowLayout:\n          spacing: 8\n          content:\n\(tags)")
    }

    /// A grid of texts.
    func grid(rows: Int, columns: Int) throws -> Made {
        let rows = (0..<rows).map { row in
            "      - GridRow:\n\(texts(columns, from: row * columns, indent: 10) { _ in "" })"
        }
        return try project(
            "Grid", keys: rows.count * columns, view: "  Grid:\n    content:\n\(rows.joined(separator: "\n"))")
    }

    /// A form of a hundred views: sections of five toggles and five labelled values.
    func form(views: Int) throws -> Made {
        let rows = (0..<views).map { view in
            let key = StringCatalog.key(view)
            return view % 2 == 0
                ? "      - Toggle: \(key)" : "      - LabeledContent: { label: \(key), value: { Text: \(key) } }"
        }
        return try project("Form", keys: views, view: "  Form:\n    content:\n\(rows.joined(separator: "\n"))")
    }

    /// Scenes that each name the same catalog, and show three of its keys.
    func sharedCatalog(scenes: Int, keys: Int) throws -> Made {
        let catalog = StringCatalog(corpus, keys: keys, locales: ["en", "de"])
        try folder.write(catalog.json, to: "Shared/Localizable.xcstrings")
        return try project(
            "Shared", locales: 2, textSizes: 1, widths: 1,
            scenes: (0..<scenes).map { scene in
                let texts = texts(3, from: scene * 3, indent: 6) { _ in "" }
                return
                    "scene: Scene \(scene)\nstrings: Localizable.xcstrings\nview:\n  VStack:\n    content:\n\(texts)\n"
            })
    }

    /// Budgets of labels alone.
    ///
    /// - Parameters:
    ///   - locales: nil takes all of the corpus.
    ///   - budget: What the labels have to fit.
    func labels(_ name: String, keys: Int, locales: [String]?, matrix: String, budget: String) throws -> URL {
        let catalog = StringCatalog(corpus, keys: keys, locales: locales)
        try folder.write(catalog.json, to: "\(name)/Localizable.xcstrings")
        return try folder.write(
            "strings: [Localizable.xcstrings]\n\(matrix)\nlabels: [{ keys: \"*\"\(budget) }]\n",
            to: "\(name)/galley.yml"
        ).deletingLastPathComponent()
    }

    /// The matrix of a whole check: 12 text sizes and 3 widths.
    static let fullMatrix = "textSizes: \(textSizes)\nwidths: [320, 393, 744]"

    // MARK: Scenes

    private func texts(
        _ count: Int, from first: Int = 0, indent: Int, modifiers: (Int) -> String
    ) -> String {
        let space = String(repeating: " ", count: indent)
        return (first..<first + count).map { "\(space)- Text: \(StringCatalog.key($0))\(modifiers($0))" }
            .joined(separator: "\n")
    }

    /// One scene in eight locales, with a catalog of its own.
    private func project(_ name: String, keys: Int, view: String) throws -> Made {
        let catalog = StringCatalog(corpus, keys: keys, locales: Self.locales)
        try folder.write(catalog.json, to: "\(name)/Localizable.xcstrings")
        return try project(
            name, locales: Self.locales.count,
            scenes: ["scene: \(name)\nstrings: Localizable.xcstrings\nview:\n\(view)\n"])
    }

    private func project(
        _ name: String, locales: Int, textSizes: Int = 12, widths: Int = 4, scenes: [String]
    ) throws -> Made {
        for (number, scene) in scenes.enumerated() { try folder.write(scene, to: "\(name)/Scene\(number).yml") }
        let names = scenes.indices.map { "Scene\($0).yml" }.joined(separator: ", ")
        try folder.write(
            """
            scenes: [\(names)]
            locales: all
            textSizes: \(textSizes == 12 ? Self.textSizes : "[large]")
            widths: \(widths == 4 ? Self.widths : "[375]")

            """, to: "\(name)/galley.yml")
        return Made(
            folder: folder.url.appending(path: name), cells: scenes.count * locales * textSizes * widths)
    }
}
