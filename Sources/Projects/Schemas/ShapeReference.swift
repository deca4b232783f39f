internal import Scenes

/// Pages about everything that scene files and configurations may contain, as Markdown, from the tables that read them.
enum ShapeReference {
    /// The reference of scene files.
    static func scenes() -> String {
        let views = SceneViews.sections.map { section in
            "### \(section.title)\n\n" + section.views.map(view).joined(separator: "\n")
        }
        let modifiers = SceneModifiers.sections.map { section in
            let rows = section.modifiers.map { "| `\($0.name)` | \(ShapeWords.text($0.value)) | \($0.about) |" }
            let keys = section.modifiers.filter { !$0.value.isNamed && !$0.value.keys.isEmpty }
                .map { "\n#### \($0.name)\n\n\(mapping($0.value))" }
            return "### \(section.title)\n\n" + table(["Modifier", "Value", "What it does"], rows) + keys.joined()
        }
        return """
            # Scene files

            Every view, modifier and value of a scene file. A view is a mapping whose first key names the view and \
            whose value is its content; the keys after it are modifiers, applied in the order written, as in SwiftUI. \
            A view without content may be written as its name alone.

            ```yaml
            # yaml-language-server: $schema=scene.schema.json
            scene: Toolbar
            strings: Localizable.xcstrings
            view:
              HStack:
                - Button: toolbar.add
                - Spacer
                - Text: { key: toolbar.count, arguments: [3] }
                  lineLimit: 1
              padding: 16
            ```

            \(editors(file: "scene"))

            ## The file

            \(mapping(SceneParts.form.shape))
            ## Views

            \(views.joined(separator: "\n"))
            ## Modifiers

            \(modifiers.joined(separator: "\n"))
            ## Values

            \(values(in: sceneShapes))
            """
    }

    /// The reference of `galley.yml`.
    static func configuration() -> String {
        let inner = ProjectParts.form.shape.keys.filter { !$0.shape.keys.isEmpty && !$0.shape.isNamed }
        return """
            # galley.yml

            Every key of a configuration. Paths are relative to its folder. The cells of a check are all of its locales \
            × text sizes × widths × heights; their order does not matter, and a value that is repeated counts once.

            The files have to be in the project: in the repository or the Swift package of the configuration, or in its \
            folder where there is neither. A file elsewhere is an error, and so is a symbolic link that leads elsewhere, a \
            device or a pipe, unless the command line allows it, as with `galley check --allow-read ../Shared`. What the \
            command line names itself may be anywhere. Nothing is written through symbolic links of the project. Catalogs, \
            fonts, baselines, recordings and shares have at most 256 MB, configurations and scenes 8 MB.

            \(editors(file: "configuration"))

            ## The file

            \(mapping(ProjectParts.form.shape))
            \(inner.map { "## \($0.name)\n\n\($0.about)\n\n\(mapping($0.shape))" }.joined(separator: "\n"))
            ## Values

            \(values(in: [ProjectParts.form.shape]))
            ## Presets and shared files

            `extends: galley:android` begins with a preset that is shipped with galley, and `extends: ../galley-base.yml` with \
            another file of the project, which may extend a further one. In a list, later ones win over earlier ones, and the \
            keys of the file itself win over all. `rules` and `metrics` are joined one by one; of every other key the whole value \
            counts, so that a list replaces a list. `textSizes` and `scales` replace each other. Paths in a file are relative to \
            that file. `galley explain galley:android` prints a preset.

            \(ConfigurationPreset.allCases.map(preset).joined(separator: "\n"))
            """
    }

    private static func preset(_ preset: ConfigurationPreset) -> String {
        "### \(preset.rawValue)\n\n\(preset.about)\n\n```yaml\n\(preset.text)```\n"
    }

    /// How editors take the schema.
    private static func editors(file: String) -> String {
        """
        Editors that use the YAML language server (VS Code with the YAML extension, Neovim, Helix, Zed, and others) \
        complete and check the file as you write once they know its schema. Write the schema into the project with \
        `galley schema \(file) -o \(file).schema.json`, and name it in the first line of the file, by its path from \
        there: `# yaml-language-server: $schema=\(file).schema.json`.
        """
    }

    private static func view(_ view: ViewForm) -> String {
        let options = view.content.isNamed ? "" : mapping(view.content)
        let content = "\(view.about) Content: \(ShapeWords.content(view.content)).\n"
        return "#### \(view.name)\n\n\(content)" + (options.isEmpty ? "" : "\n\(options)")
    }

    private static func mapping(_ shape: ValueShape) -> String {
        table(shape.keys.map(row), under: ["Key", "Value", "Default", "Meaning"])
    }

    private static func row(_ key: KeyShape) -> String {
        let usual = key.usual.map { "`\($0)`" } ?? (key.isRequired ? "required" : "")
        return "| `\(key.name)` | \(ShapeWords.text(key.shape)) | \(usual) | \(key.about) |"
    }

    private static func table(_ rows: [String], under heads: [String]) -> String {
        rows.isEmpty ? "" : table(heads, rows)
    }

    private static func table(_ heads: [String], _ rows: [String]) -> String {
        let line = heads.map { _ in "| --- " }.joined() + "|"
        return (["| \(heads.joined(separator: " | ")) |", line] + rows).joined(separator: "\n") + "\n"
    }

    /// The named values, each under a heading to which the descriptions of values link.
    private static func values(in shapes: [ValueShape]) -> String {
        var seen: Set<String> = []
        var parts: [String] = []
        for shape in shapes {
            shape.walk { part in
                guard case .named(let name, let about, let inner) = part, seen.insert(name).inserted else { return }
                let keys = mapping(inner)
                let words = "\(about) It is \(ShapeWords.text(inner)).\n"
                parts.append("### \(name)\n\n\(words)" + (keys.isEmpty ? "" : "\n\(keys)"))
            }
        }
        return parts.sorted().joined(separator: "\n")
    }

    private static var sceneShapes: [ValueShape] {
        [SceneParts.form.shape] + SceneViews.sections.flatMap(\.views).map(\.content)
            + SceneModifiers.sections.flatMap(\.modifiers).map(\.value)
    }
}
