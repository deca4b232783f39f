internal import ArgumentParser
internal import Foundation
internal import Galley
internal import GalleyOptions

/// `galley layout`: the frame report of one scene.
struct Layout: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay a scene out and report every frame.",
        discussion: """
            Prints the tree of views with their frames in points, from the top left of the space that the scene is \
            proposed, after right-to-left mirroring.

            With --transition it prints what becomes of each view when the scene changes into another state: its \
            frame before, its frame after, and where it is at a fraction in between. Views keep their identity when \
            an AnyLayout changes its layout.

            Examples:
              galley layout Settings.yml --locale de --width 320 --text-size AX3
              galley layout Settings.yml --locale ar --width 393 --format json
              galley layout Settings.yml --locale he --font Brand.ttf --font BrandHebrew.ttf
              galley layout Settings.yml --locale ar --width 393 --format svg -o Settings.svg
              galley layout Ranks.yml --transition Tie.yml --fraction 0.25 --width 393
            """)

    @Argument(help: "The scene file.")
    var scene: String

    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Environment") var safeArea: SafeAreaOptions
    @OptionGroup(title: "Font") var fonts: FontFileOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, json or svg, a picture with what is wrong in red.")
    var format = LayoutFormat.text

    @Option(help: ArgumentHelp("The scene file of the state that the scene changes into.", valueName: "scene"))
    var transition: String?

    @Option(help: "How far the transition has come, from 0 to 1. (default: 0.5)")
    var fraction: Double?

    func validate() throws {
        if let fraction {
            guard transition != nil else { throw ValidationError("--fraction goes with --transition") }
            guard (0...1).contains(fraction) else {
                throw ValidationError("--fraction expects a number from 0 to 1, not \(Number.text(fraction))")
            }
        }
        if transition != nil, format == .svg {
            throw ValidationError("--format svg draws one state; give text or json with --transition")
        }
    }

    func run() throws {
        let scene = try LayoutScene(file: scene)
        let environment = safeArea.applied(to: environment.environment)
        guard let transition else {
            return try output.write(format.render(try scene.report(in: environment, fonts: library(for: scene))))
        }
        let after = try LayoutScene(file: transition)
        let change = try scene.transition(
            to: after, in: environment, at: fraction ?? 0.5, fonts: (library(for: scene), library(for: after)))
        try output.write(format == .json ? TransitionJSON.render(change) : TransitionTree.render(change))
    }

    private func library(for scene: LayoutScene) throws -> FontLibrary {
        try fonts.library(with: scene.fonts, modelsSystemFont: !systemFont.noSystemFontModel)
    }
}
