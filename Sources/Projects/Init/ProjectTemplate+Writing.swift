public import Foundation
package import Outputs

extension ProjectTemplate {
    /// The first file that galley init would write and that already exists; nil where there is none.
    public static func obstacle(in folder: URL) -> String? {
        let file = folder.appending(path: Project.fileName).relativePath
        var facts = stat()
        return lstat(file, &facts) == 0 ? file : nil
    }

    /// Writes the configuration, the rooms and the example of a scene, or nothing.
    ///
    /// The configuration is created first, so that of several programs only one continues.
    ///
    /// - Returns: The files, as paths from the folder's own path.
    /// - Throws: `WholeFile.Failure`, with `EEXIST` where a file already exists.
    package func write(into folder: URL) throws(WholeFile.Failure) -> [String] {
        let named = [(text, Project.fileName), (rooms, Self.roomsFile), (scene, Self.sceneFile)]
        let files = named.compactMap { text, name in text.map { (text: $0, url: folder.appending(path: name)) } }
        try WholeFile.create(
            files.map { (text: $0.text, path: $0.url.relativePath) },
            in: files.dropFirst().map { $0.url.deletingLastPathComponent().relativePath })
        return files.map(\.url.relativePath)
    }
}
