internal import ArgumentParser
internal import Foundation
internal import Galley
internal import GalleyOptions
public import ViewLayout

extension App {
    /// Lays the first window out and prints its frame report, with the options of `galley layout`.
    ///
    /// Nothing is shown and nothing waits for a person: the program ends when the report is written.
    @MainActor public static func main() {
        signal(SIGPIPE, SIG_IGN)
        do {
            let options = try AppOptions.parse()
            try options.run(name: "\(Self.self)", root: { Self().body.firstRoot })
        } catch {
            exit(ExitStatus.report(error, of: AppOptions.self))
        }
    }
}

/// The options of a program that lays its window out.
struct AppOptions: ParsableArguments {
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Environment") var safeArea: SafeAreaOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, json or svg, a picture with what is wrong in red.")
    var format = LayoutFormat.text

    @Option(parsing: .singleValue, help: "A catalog (.xcstrings, .strings) that the texts come from.")
    var strings: [String] = []

    @MainActor func run(name: String, root: @escaping @MainActor @Sendable () -> AnyView?) throws {
        guard root() != nil else { throw ValidationError("\(name) has no window to lay out") }
        var scene = LayoutScene(name) { root() }
        scene.modelsSystemFont = !systemFont.noSystemFontModel
        scene.catalogs = try strings.map(Catalog.init(file:))
        try output.write(format.render(try scene.report(in: safeArea.applied(to: environment.environment))))
    }
}
