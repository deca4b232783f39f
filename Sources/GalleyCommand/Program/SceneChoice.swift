internal import ArgumentParser
internal import Foundation
internal import Galley

/// The options with which `layout` chooses a scene.
protocol SceneChoice: ParsableArguments {
    /// The scene that was chosen, with what its project gives to it.
    func scene<P: Program>(of program: P.Type) throws -> LayoutScene
    /// The scene of that name.
    func scene<P: Program>(named name: String, of program: P.Type) throws -> LayoutScene
    /// The rules that its project has for it.
    func rules<P: Program>(of scene: LayoutScene, in program: P.Type) throws -> RuleSet
    /// How help calls the name of a scene.
    static var nameHelp: String { get }
    /// What shells complete it with.
    static var completion: CompletionKind { get }
    /// How users name the scene "Settings".
    static func example(_ name: String) -> String
}

/// A scene file.
struct SceneFileArgument: SceneChoice {
    @Argument(help: "The scene file.", completion: completion)
    var scene: String

    @OptionGroup var source: SourceLocaleOptions
    @OptionGroup var allowed: AllowedPathOptions

    func scene<P: Program>(of program: P.Type) throws -> LayoutScene { try scene(named: scene, of: program) }

    func scene<P: Program>(named name: String, of program: P.Type) throws -> LayoutScene {
        try LayoutScene(inProject: name, sourceLocale: source.sourceLocale, allowing: allowed.allowRead)
    }

    func rules<P: Program>(of scene: LayoutScene, in program: P.Type) throws -> RuleSet { try scene.projectRules() }

    static let nameHelp = "The scene file"
    static var completion: CompletionKind { Completions.sceneFile }
    static func example(_ name: String) -> String { "\(name).yml" }
}

/// A scene of a program by its name.
struct SceneNameArgument: SceneChoice {
    @Argument(help: "The name of a window, a preview or a LayoutScene, or a scene file. (default: the first window)")
    var scene: String?

    @Option(
        parsing: .singleValue,
        help: "A catalog of any format, or a folder, with the texts, instead of the project's.")
    var strings: [String] = []

    @OptionGroup var source: SourceLocaleOptions
    @OptionGroup var allowed: AllowedPathOptions

    func scene<P: Program>(of program: P.Type) throws -> LayoutScene {
        if let scene { return try self.scene(named: scene, of: program) }
        let (project, scenes) = try scenes(of: program)
        guard let first = scenes.first(where: { $0.origin == .window }) ?? scenes.first else {
            throw InputError(.configuration, "\(P.name) has no window to lay out", file: project.file)
        }
        return first
    }

    func scene<P: Program>(named name: String, of program: P.Type) throws -> LayoutScene {
        let (_, scenes) = try scenes(of: program)
        if let scene = scenes.first(where: { $0.name == name || $0.qualifiedName == name }) { return scene }
        if FileManager.default.fileExists(atPath: name) {
            return try LayoutScene(inProject: name, sourceLocale: source.sourceLocale, allowing: allowed.allowRead)
        }
        throw UnknownName(name, kind: "scene", expected: scenes.map(\.name))
    }

    func rules<P: Program>(of scene: LayoutScene, in program: P.Type) throws -> RuleSet {
        scene.file == nil
            ? try Project.find(at: [], for: P.scenes(), allowing: allowed.allowRead)[0].rules : try scene.projectRules()
    }

    /// All scenes of the program, those too that its project does not check.
    private func scenes<P: Program>(of program: P.Type) throws -> (project: Project, scenes: [LayoutScene]) {
        let own = try P.scenes()
        var project = try Project.find(at: [], for: own, allowing: allowed.allowRead)[0]
        if !strings.isEmpty {
            project.catalogs = try strings.map {
                try Catalog(file: $0, sourceLocale: source.stated(for: $0), allowing: allowed.allowRead)
            }
            try project.catalogs.refuseForeignSourceLocale(at: source.place(for: strings[0]))
        }
        return (project, (own?.scenes ?? []).map(project.furnished))
    }

    static let nameHelp = "The scene"
    static var completion: CompletionKind { .default }
    static func example(_ name: String) -> String { name }
}
