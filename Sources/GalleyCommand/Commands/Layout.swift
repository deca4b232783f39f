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

            Examples:
              galley layout Settings.yml --locale de --width 320 --text-size AX3
              galley layout Settings.yml --locale ar --width 393 --format json
              galley layout Settings.yml --locale ar --width 393 --format svg -o Settings.svg
            """)

    @Argument(help: "The scene file.")
    var scene: String

    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, json or svg, a picture with what is wrong in red.")
    var format = LayoutFormat.text

    func run() throws {
        let report = try LayoutScene(file: scene).report(in: environment.environment)
        try output.write(format.render(report))
    }
}
