internal import ArgumentParser
internal import Foundation
internal import Galley

/// `layout`: the frame report of one scene.
struct Layout<P: Program, Choice: SceneChoice>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "layout",
            abstract: "Lay a scene out and report every frame.",
            discussion: """
                Prints the tree of views with their frames in points, from the top left of the space that the scene is \
                proposed, after right-to-left mirroring.

                With --transition it prints what happens to each view when the scene changes into another state: its \
                frame before, its frame after, and where it is at a fraction in between. Views keep their identity when \
                an AnyLayout changes its layout.

                Examples:
                  \(P.name) layout \(Choice.example("Settings")) --locale de --width 320 --text-size AX3
                  \(P.name) layout \(Choice.example("Settings")) --locale ar --width 393 --format json
                  \(P.name) layout \(Choice.example("Settings")) --locale he --font Brand.ttf --font BrandHebrew.ttf
                  \(P.name) layout \(Choice.example("Settings")) --locale ar --width 393 --format svg -o Settings.svg
                  \(P.name) layout \(Choice.example("Settings")) --sheet --locale all --text-size large,AX3 --width 320 -o sheet.svg
                  \(P.name) layout \(Choice.example("Settings")) --locale hi --width 320 --format png --dark -o Settings.png
                  \(P.name) layout \(Choice.example("Ranks")) --transition \(Choice.example("Tie")) --fraction 0.25 --width 393
                """)
    }

    @OptionGroup var choice: Choice
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Environment") var safeArea: SafeAreaOptions
    @OptionGroup(title: "Font") var fonts: FontFileOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Output") var picture: PictureOptions
    @OptionGroup var time: TimeLimitOptions

    @Option(
        help: """
            text, json, or a picture with errors in red and warnings in amber: svg, or png for programs that do not show SVG. \
            (default: what the name of the output ends with, as in -o Settings.png, else text, or svg with --sheet)
            """)
    var format: LayoutFormat?

    @Flag(
        help: """
            Draw several environments on one sheet, a row for each locale and a column for each text size: --locale \
            takes de,fr or all, --text-size takes large,AX3.
            """)
    var sheet = false

    @Option(
        help: ArgumentHelp("\(Choice.nameHelp) of the state that the scene changes into.", valueName: "scene"),
        completion: Choice.completion)
    var transition: String?

    @Option(parsing: .unconditional, help: "How far the transition has come, from 0 to 1. (default: 0.5)")
    var fraction: Double?

    var written: WrittenPaths { output.written }

    func validate() throws {
        if let fraction {
            guard transition != nil else { throw ValidationError("--fraction goes with --transition") }
            guard (0...1).contains(fraction) else {
                throw ValidationError("--fraction expects a number from 0 to 1, not \(Number.text(fraction))")
            }
        }
        if transition != nil, let drawn = pictureFormat {
            throw ValidationError("--format \(drawn) draws one state; give text or json with --transition")
        }
        try picture.check(pictureFormat, to: output)
        guard sheet else { return try environment.checkSingle(hint: "; --sheet takes several") }
        if let format, pictureFormat == nil {
            throw ValidationError("--sheet draws; it goes with --format svg or png, not \(format.rawValue)")
        }
    }

    func run() throws {
        let scene = try choice.scene(of: P.self)
        if let pictureFormat { return try write(pictureFormat, of: scene) }
        let format = format ?? .text
        let environment = try safeArea.applied(to: environment.environment(of: scene))
        try refuseUnreadFiles(of: [environment.locale], scene)
        guard let transition else {
            return try output.write(format.render(scene, in: environment, fonts: library(for: scene)))
        }
        let after = try choice.scene(named: transition, of: P.self)
        try refuseUnreadFiles(of: [environment.locale], after)
        let change = try scene.transition(
            to: after, in: environment, at: fraction ?? 0.5, fonts: (library(for: scene), library(for: after)))
        try output.write(format == .json ? TransitionJSON.render(change) : TransitionTree.render(change))
    }

    /// The format of a picture; nil for a text report.
    private var pictureFormat: PictureFormat? {
        guard let format else { return PictureFormat(endingOf: output.output) ?? (sheet ? .svg : nil) }
        return PictureFormat(rawValue: format.rawValue)
    }

    private func write(_ format: PictureFormat, of scene: LayoutScene) throws {
        let rows = try environment.environments(of: scene).map { try $0.map(safeArea.applied) }
        try refuseUnreadFiles(of: rows.flatMap { $0.map(\.locale) }, scene)
        let pictures = try scene.pictures(in: rows.flatMap(\.self), fonts: library(for: scene))
        let columns = rows.first?.count ?? 1
        let starts = stride(from: 0, to: pictures.count, by: columns)
        try picture.write(
            rows: starts.map { Array(pictures[$0..<($0 + columns)]) }, rules: choice.rules(of: scene, in: P.self),
            as: format, to: output)
    }

    /// Without a file of a locale, the texts of another would be laid out.
    private func refuseUnreadFiles(of locales: [String], _ scene: LayoutScene) throws {
        for catalog in scene.catalogs { try catalog.refuseFiles(of: locales) }
    }

    private func library(for scene: LayoutScene) throws -> FontLibrary {
        try fonts.library(
            with: scene.fonts, modelsSystemFont: scene.modelsSystemFont && !systemFont.noSystemFontModel)
    }
}
