internal import Basics
internal import Checking
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Projects
internal import Scenes

/// `check`: the findings of a project, or of one screen that is described in the request.
struct CheckOperation: Operation {
    let name = "check"
    let title = "Check the project"
    let about = """
        Checks every screen and label of the project in every locale, text size and width, as galley check does, and lists the \
        faults: text that is cut off, what covers what, what leaves the screen. With scene it checks that one screen instead, \
        written as a scene file. Filters make it quicker: locales, keys, scenes.
        """
    let parameters: [Parameter] = [
        .optional(
            "scene", .text,
            "A scene file in YAML, instead of the project's scenes: its texts are keys of the project's catalogs."),
        .optional("locales", .either(.text, .list(.text, most: 200)), "Only these locales."),
        .optional(
            "textSizes", .list(.choice(TextSize.dynamicTypeSizes.map(\.name)), most: 12),
            "Only these text sizes of the project."),
        .optional("widths", .list(.number(above: 0), most: 100), "Only these widths of the project, in points."),
        .optional(
            "scenes", .either(.text, .list(.text, most: 1000)),
            "Only scenes whose name or file matches: * matches any characters."),
        .optional("keys", .either(.text, .list(.text, most: 1000)), "Only keys that match: home.*."),
        .optional("limit", .integer(from: 1, to: 100_000), "The most findings in the answer; 50 by default."),
    ]

    func run(_ arguments: Arguments, at desk: ProjectDesk, before deadline: Deadline) throws -> Answer {
        var project = try desk.project
        var options = CheckOptions()
        options.locales = try arguments.locales("locales")
        options.textSizes = arguments.texts("textSizes").compactMap(TextSize.init(name:))
        options.widths = arguments.list("widths").compactMap { if case .number(let width) = $0 { width } else { nil } }
        options.scenes = arguments.texts("scenes")
        options.keys = arguments.texts("keys")
        options.deadline = deadline.instant
        if let text = arguments.text("scene") {
            project.scenes = [try project.scene(inRequest: text)]
            project.labels = []
            options.ignoresBaseline = true
        }
        let result = try project.check(options)
        guard result.summary.cells > 0 else {
            throw ServiceError.failure("nothing was measured: the project has no scene, no label and no room")
        }
        let limit = arguments.integer("limit") ?? 50
        return Answer(
            CheckRecord(
                errors: result.findings.count { $0.severity == .error },
                warnings: result.findings.count { $0.severity == .warning }, cells: result.summary.cells,
                findings: result.findings.prefix(limit).map { FaultRecord($0, widthNames: result.widthNames) },
                omitted: max(0, result.findings.count - limit)))
    }
}

private struct CheckRecord: Encodable {
    var errors: Int
    var warnings: Int
    /// How many environments were looked at.
    var cells: Int
    var findings: [FaultRecord]
    /// How many findings there are beside these.
    var omitted: Int
}

extension Project {
    /// A scene that a request describes, with the project's catalogs, fonts and sample values. Paths in it are relative to the
    /// project's folder.
    ///
    /// - Throws: `InputError` with the place in the text.
    func scene(inRequest text: String) throws -> LayoutScene {
        furnished(
            try LayoutScene(
                text, file: "scene", folder: directory, catalogs: catalogs, reader: SceneReader(in: tree)))
    }
}
