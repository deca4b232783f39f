internal import Frames
internal import Labels
internal import ViewLayout

/// What a scene file says, before its files are read and its views made.
package struct SceneParts {
    let view: Making<AnyView>
    let name: String?
    let strings: YAMLValue?
    let fonts: FontFile.Search?
    let rules: [RuleSetting]?
    let safeArea: SafeAreaInsets?

    /// A whole scene file.
    package static let form = ValueForm<SceneParts>.mapping(
        MappingKey("view", SceneValues.view, required: "a key \"view\"", "The view that the scene shows."),
        MappingKey("scene", .text, "The name of the scene; that of the file without."),
        MappingKey("strings", paths, "Catalogs: files, patterns or folders, relative to this file."),
        MappingKey("fonts", FontFile.form, "Fonts that come before the bundled ones, relative to this file."),
        MappingKey("rules", RuleSetting.form, "How much rules count in this scene."),
        MappingKey("safeArea", SafeAreaInsets.form, "What the device covers of the scene.")
    ) { SceneParts(view: $1, name: $2, strings: $3, fonts: $4, rules: $5, safeArea: $6) }

    /// Files, patterns or folders, which are looked for once their folder is known.
    package static let paths = ValueForm.later(.either([.text, .list(.text)]))
}
