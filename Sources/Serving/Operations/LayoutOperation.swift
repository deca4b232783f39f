internal import Basics
internal import Checks
internal import Frames
internal import Labels
internal import Projects
internal import Raster
internal import Scenes

/// `layout`: the frames of one screen, and a picture of it.
struct LayoutOperation: Operation {
    let name = "layout"
    let title = "Lay out a screen"
    let about = """
        Lays one screen out and reports the frame of every view and the facts of every text, with findings; with picture it \
        also draws it, faults in red. Name a scene of the project, or describe one as a scene file in YAML.
        """
    let parameters: [Parameter] =
        [
            .optional("name", .text, "The name of a scene of the project."),
            .optional("scene", .text, "A scene file in YAML, instead of a name."),
            .optional("picture", .boolean, "Draw it as a PNG; false by default."),
            .optional("dark", .boolean, "Draw it in dark colours."),
        ] + EnvironmentParameters.all

    func run(_ arguments: Arguments, at desk: ProjectDesk, before deadline: Deadline) throws -> Answer {
        let project = try desk.project
        let scene = try scene(arguments, of: project)
        let screen = project.matrix.widths.first?.points
        let size = scene.space?.size(onScreen: screen)
        let environment = try EnvironmentParameters.environment(
            arguments, platform: project.platform, width: size?.width ?? screen, height: size?.height,
            locale: scene.locale, displayScale: project.displayScale)
        let fonts = try project.fontLibrary(scene.fonts)
        guard arguments.bool("picture") else {
            return Answer(LayoutRecord(try scene.report(in: environment, fonts: fonts), rules: project.rules))
        }
        let picture = try scene.picture(in: environment, fonts: fonts)
        let png = try FramePNG.render(
            picture, rules: project.rules, options: FramePNG.Options(isDark: arguments.bool("dark")))
        return Answer(LayoutRecord(picture.report, rules: project.rules), picture: png)
    }

    private func scene(_ arguments: Arguments, of project: Project) throws -> LayoutScene {
        switch (arguments.text("name"), arguments.text("scene")) {
        case (let name?, nil):
            guard let scene = project.scenes.first(where: { $0.name == name || $0.qualifiedName == name }) else {
                throw UnknownName(name, kind: "scene", expected: project.scenes.map(\.name))
            }
            return project.furnished(scene)
        case (nil, let text?): return try project.scene(inRequest: text)
        default: throw ServiceError.parameters("give either name or scene")
        }
    }
}

private struct LayoutRecord: Encodable {
    var report: FrameReport
    var findings: [FaultRecord]

    init(_ report: FrameReport, rules: RuleSet) {
        self.report = report
        findings = report.findings(rules: rules).map { FaultRecord($0, widthNames: [:]) }
    }
}
