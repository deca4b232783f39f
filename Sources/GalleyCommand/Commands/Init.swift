internal import ArgumentParser
internal import Foundation
internal import Galley

/// `init`: a first `galley.yml`, and an example of a scene.
struct Init<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        let scene =
            P.hasScenes
            ? ""
            : " It also looks for views, and for keys that the sources show in a standard place, such as a tab bar, and "
                + "proposes those places. Nothing is invented: if there are no scenes, it writes an example of one "
                + "(\(ProjectTemplate.sceneFile)), which no check reads."
        return CommandConfiguration(
            commandName: "init",
            abstract: "Write a first galley.yml for what is in a folder.",
            discussion: """
                The file names every catalog that is found, with its format and locales; the language that the texts \
                were written in, if a file says which; the fonts of the app; the platform; and the widths of the \
                devices that the app can be installed on.\(scene) \(P.name) check accepts the result unchanged.

                It prints what it found, and what it could not use and why. Existing files are never changed.

                Examples:
                  \(P.name) init
                  \(P.name) init MyApp
                  \(P.name) init --source-locale de
                """)
    }

    @Argument(help: "The folder of the project.", completion: .directory)
    var folder = "."

    @OptionGroup var source: SourceLocaleOptions

    func run() throws {
        let url = URL(filePath: folder)
        if let file = ProjectTemplate.obstacle(in: url) { throw refusal(file) }
        let template = ProjectTemplate(
            for: url, ofProgram: P.hasScenes, sourceLocale: source.sourceLocale, target: AdoptedCommand.platform)
        if let error = template.refusal { throw error }
        let files: [String]
        do {
            files = try template.write(into: url)
        } catch {
            guard error.number == EEXIST else { throw error }
            throw refusal(error.name)
        }
        try StandardOutput.write(files.map { "\($0)\n" }.joined() + summary(template))
        for note in template.notes { StandardError.write("note: \(note)\n") }
    }

    private func refusal(_ file: String) -> InputError {
        InputError(.configuration, "this file already exists; \(P.name) init does not overwrite it", file: file)
    }

    /// What was found, and what to do next.
    private func summary(_ template: ProjectTemplate) -> String {
        let width = template.findings.map(\.topic.count).max() ?? 0
        let rows = template.findings.map { topic, text in
            "  \(topic)\(String(repeating: " ", count: width - topic.count))  \(text)\n"
        }
        let place = folder == "." ? "" : " \(folder)"
        let next = "\(P.name) check\(place)"
        let adoption = template.adoption.map { ", and \($0)\(folder == "." ? "" : " in \(folder)")" } ?? ""
        return rows.joined() + "next: " + (template.demand.map { "\($0), then \(next)" } ?? next) + adoption + "\n"
    }
}
