public import Foundation
package import Outputs

extension ProjectTemplate {
    /// What galley init would write and has a name already, whatever it is; nil where there is nothing.
    public static func obstacle(in folder: URL) -> String? {
        let file = folder.appending(path: Project.fileName).relativePath
        var facts = stat()
        return lstat(file, &facts) == 0 ? file : nil
    }

    /// Writes the configuration and the first scene, or nothing.
    ///
    /// The configuration comes into being first, so that of several programs one alone goes on.
    ///
    /// - Returns: The files, as they are reached from the folder's own path.
    /// - Throws: `WholeFile.Failure`, with `EEXIST` where something has a name already.
    package func write(into folder: URL) throws(WholeFile.Failure) -> [String] {
        let configuration = folder.appending(path: Project.fileName).relativePath
        guard let scene else {
            try WholeFile.create([(text, configuration)])
            return [configuration]
        }
        let file = folder.appending(path: Self.sceneFile)
        let parent = file.deletingLastPathComponent().relativePath
        try WholeFile.create([(text, configuration), (scene, file.relativePath)], in: parent)
        return [configuration, file.relativePath]
    }
}
