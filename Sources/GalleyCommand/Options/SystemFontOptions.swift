internal import ArgumentParser
internal import Galley

/// Whether the system font of Apple's platforms is modelled.
struct SystemFontOptions: ParsableArguments {
    @Flag(
        help: """
            Measure Inter as it is. By default it gets the measures of the iOS system font, which it replaces where no \
            font is named.
            """)
    var noSystemFontModel = false

    init() {}

    /// The project with the choice of these options.
    func applied(to project: Project) -> Project {
        var project = project
        if noSystemFontModel { project.modelsSystemFont = false }
        return project
    }
}
