internal import Basics
public import Foundation
public import Frames
internal import Labels
public import Scenes

/// The scenes of a program or a test in Swift, for a project whose `galley.yml` sets the matrix, catalogs, fonts and
/// rules.
public struct SwiftScenes: Sendable {
    /// The scenes; no two have the same name.
    public let scenes: [LayoutScene]
    /// The program of the scenes, which recordings and messages name; nil for scenes of tests.
    public let program: String?
    /// The source file of the program. Its `galley.yml` is searched beside this file, and above it in the same package.
    public let source: URL?
    /// The platform that the program is for; nil where its folder has to tell.
    public var platform: Platform?

    /// Takes scenes as they are, and numbers equal names: the second `Settings` is `Settings 2`.
    ///
    /// Positions inside the current folder are relative to it, as all others are.
    public init(_ scenes: [LayoutScene], program: String? = nil, source: URL? = nil) {
        var names: Set<String> = []
        self.scenes = scenes.map { scene in
            var scene = scene
            scene.name = Self.unique(scene.name, among: names)
            names.insert(scene.name)
            if let position = scene.position, position.file.hasPrefix("/") {
                scene.position?.file = InputFile.name(of: URL(filePath: position.file))
            }
            return scene
        }
        self.program = program
        self.source = source
    }

    private static func unique(_ name: String, among names: Set<String>) -> String {
        guard names.contains(name) else { return name }
        var number = 2
        while names.contains("\(name) \(number)") { number += 1 }
        return "\(name) \(number)"
    }
}

extension SwiftScenes {
    /// The scenes that a pattern such as `preview:*` matches.
    ///
    /// - Throws: `InputError` for a pattern that matches none, with the nearest name.
    func scenes(fitting value: YAMLValue) throws -> [LayoutScene] {
        let pattern = try value.string("scenes")
        let fitting = scenes.filter { $0.fits(pattern) }
        guard !fitting.isEmpty else {
            let hint =
                scenes.isEmpty ? "there are none" : NearestName.hint(for: pattern, among: scenes.map(\.qualifiedName))
            throw InputError(
                .configuration, "scenes: no scene in Swift fits \"\(pattern.excerpt)\"; \(hint)", at: value.position)
        }
        return fitting
    }

    /// Whether the text is a pattern for scenes in Swift, and not the path of a file.
    package static func isPattern(_ text: String) -> Bool {
        LayoutScene.Origin.allCases.contains { $0 != .file && text.hasPrefix("\($0.rawValue):") }
    }
}

extension LayoutScene {
    /// Whether a pattern matches the scene's name, its file, or its name with its kind (`preview:*`).
    package func fits(_ pattern: String) -> Bool {
        [name, qualifiedName, file ?? position?.file].contains { text in
            text.map { $0 == pattern || Wildcard.matches($0, pattern) } ?? false
        }
    }
}

extension Project {
    /// A scene in Swift with the settings of the project, to be laid out by itself: fonts, platform, safe area and
    /// metrics too.
    package func furnished(_ scene: LayoutScene) -> LayoutScene {
        equipped(scene.adopting(catalogs, samples: arguments))
    }

    /// A scene with the project's texts and settings.
    func equipped(_ scene: LayoutScene) -> LayoutScene {
        var scene = scene
        scene.fonts += fonts
        scene.modelsSystemFont = modelsSystemFont
        scene.safeArea = scene.safeArea ?? safeArea
        scene.system = scene.system ?? system
        (scene.platform, scene.displayScale) = (platform, displayScale)
        scene.metrics.merge(metrics) { own, _ in own }
        return scene
    }
}
