internal import ArgumentParser
internal import Galley

/// Completions for options whose values depend on the project.
enum Completions {
    /// A scene file.
    static var sceneFile: CompletionKind { .file(extensions: ["yml", "yaml"]) }

    /// A font file.
    static var font: CompletionKind { .file(extensions: ["ttf", "otf", "ttc", "otc", "woff", "woff2"]) }

    /// The locales of the project of the current folder; none where there is no project, or it has an error.
    static var locales: CompletionKind {
        .custom { _, _, _ in
            guard let project else { return [] }
            let all = project.matrix.locales?.map(\.value) ?? catalogs(of: project).flatMap(\.locales)
            return Set(all).sorted()
        }
    }

    /// The scenes of the project of the current folder, by name.
    static var scenes: CompletionKind { .custom { _, _, _ in project?.scenes.map(\.name) ?? [] } }

    private static func catalogs(of project: Project) -> [Catalog] {
        project.catalogs + project.scenes.flatMap(\.catalogs)
    }

    private static var project: Project? { try? Project.find(at: ".") }
}
