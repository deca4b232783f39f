internal import ArgumentParser
internal import Foundation
internal import Galley

extension BudgetCommand {
    /// Writes Xcode's localization catalogs into the folder that `--output` names, or the only one to that place.
    func writeCatalogs(of projects: [Project]) throws {
        guard projects.count == 1, let output = output.output else {
            throw ValidationError("--format xcloc exports one project, not \(projects.count)")
        }
        let project = systemFont.applied(to: projects[0])
        let catalogs = try LocalizationCatalogs(project, budget(projects[0]), options: filters.options)
        let place = URL(filePath: output, directoryHint: .isDirectory)
        let progress = ProgressBar()
        defer { progress.clear() }
        let isOnly = place.pathExtension.lowercased() == "xcloc"
        let written =
            try isOnly
            ? catalogs.write(only: place) { progress.show($0) } : catalogs.write(into: place) { progress.show($0) }
        progress.clear()
        let languages = Prose.count(written.languages.count, "language")
        StandardError.write("\(place.relativePath): \(languages), \(Prose.count(written.pictures, "picture"))\n")
    }
}
