internal import Catalogs
public import Checks
internal import Foundation
internal import Labels
public import Scenes

extension LayoutScene {
    /// The rules that apply to the scene where it is laid out by itself: those of the nearest `galley.yml` in the
    /// folder of its file or above, and then its own. A scene in Swift has only its own.
    ///
    /// - Throws: `InputError` for a `galley.yml` that cannot be used, and for a rule that does not exist. Of
    ///   other files only those that it extends are read.
    public func projectRules() throws -> RuleSet {
        var rules = RuleSet()
        if let file {
            let folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent()
            if let project = Project.nearest(Project.fileName, to: folder) {
                let tree = ProjectTree(around: project.deletingLastPathComponent())
                let parts = try ProjectParts(ConfigurationFiles(contentsOf: project, in: tree))
                for setting in parts.rules ?? [] {
                    try rules.set(setting, inScene: nil)
                }
            }
        }
        for setting in self.rules { try rules.set(setting, inScene: name) }
        return rules
    }
}
