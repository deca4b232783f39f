internal import Frames
internal import Labels
internal import ViewLayout

/// The contents of a scene file, before the files that it names are read and its views made.
package struct SceneParts {
    let name: String?
    let strings: YAMLValue?
    let fonts: FontFile.Search?
    let rules: [RuleSetting]?
    let safeArea: SafeAreaInsets?
    let system: AppleSystem?
    let view: Making<AnyView>

    /// A whole scene file.
    package static let form = ValueForm<SceneParts>.mapping(
        MappingKey("scene", .text, "The name of the scene; by default that of the file."),
        MappingKey("strings", paths, "Catalogs: files, patterns or folders, relative to this file."),
        MappingKey("fonts", FontFile.form, "Fonts that come before the bundled ones, relative to this file."),
        MappingKey("rules", RuleSetting.form, "Which rules are off, warnings or errors in this scene."),
        MappingKey("safeArea", SafeAreaInsets.form, "What the device covers of the scene."),
        MappingKey("system", AppleSystem.form, "Which iOS or iPadOS the scene is laid out for."),
        MappingKey("view", SceneValues.view, required: "a key \"view\"", "The view that the scene shows.")
    ) { SceneParts(name: $1, strings: $2, fonts: $3, rules: $4, safeArea: $5, system: $6, view: $7) }

    /// Files, patterns or folders, which are searched once their folder is known.
    package static let paths = ValueForm.later(.either([.text, .list(.text)]))
}
