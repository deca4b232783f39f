internal import Foundation
internal import Labels
internal import Scenes

extension ProjectReader {
    /// The error for a scene file in place of a configuration: its keys are not misspelt keys of a project.
    func refuseScene(_ root: YAMLValue) throws {
        guard text == nil, let keys = try? root.entries(Project.fileName).map(\.name), keys.contains("view"),
            !keys.contains("scenes"), !keys.contains("labels")
        else { return }
        let command = swift?.program ?? "galley"
        let hint: String
        if let configuration = Project.nearest(Project.fileName, to: directory) {
            let name = InputFile.name(of: configuration)
            hint = "\(command) check \(name) checks that project, and --scene only some of its scenes"
        } else {
            hint = "\(command) init writes a \(Project.fileName) for the scenes of a folder"
        }
        throw InputError(
            .configuration,
            "this is a scene, and not the \(Project.fileName) of a project; \(hint); \(command) layout lays one scene out",
            at: root.position)
    }
}
