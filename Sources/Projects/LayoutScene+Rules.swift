internal import Catalogs
public import Checks
internal import Foundation
internal import Labels
public import Scenes

extension LayoutScene {
    /// The rules that apply to the scene where it is laid out by itself: those of the nearest `galley.yml` in the
    /// folder of its file or above, and then its own. A scene in Swift has only its own.
    ///
    /// - Throws: `InputError` for a `galley.yml` that cannot be used, and for a rule that does not exist. No other file is
    ///   read.
    public func projectRules() throws -> RuleSet {
        var rules = RuleSet()
        if let file {
            let folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent()
            if let project = Project.nearest(Project.fileName, to: folder) {
                for setting in try ProjectParts(contentsOf: project).rules ?? [] {
                    try rules.set(setting, inScene: nil)
                }
            }
        }
        for setting in self.rules { try rules.set(setting, inScene: name) }
        return rules
    }
}

extension ProjectParts {
    fileprivate init(contentsOf url: URL) throws {
        let name = InputFile.name(of: url)
        let root = try YAMLValue.parse(
            InputFile.text(at: url, named: name, in: ProjectTree(around: url.deletingLastPathComponent())),
            file: name, syntaxErrors: .configuration)
        self = try Self.form.read(root, Project.fileName)
    }
}
