public import Foundation
package import Outputs

extension ProjectTemplate {
    /// The first file that galley init would write and that already exists; nil where there is none.
    public static func obstacle(in folder: URL) -> String? {
        let file = folder.appending(path: Project.fileName).relativePath
        var facts = stat()
        return lstat(file, &facts) == 0 ? file : nil
    }

    /// Writes the configuration and the example of a scene, or nothing.
    ///
    /// The configuration is created first, so that of several programs only one continues.
    ///
    /// - Returns: The files, as paths from the folder's own path.
    /// - Throws: `WholeFile.Failure`, with `EEXIST` where a file already exists.
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
