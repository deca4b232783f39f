internal import Foundation
package import Scenes

extension LayoutScene {
    /// Reads a scene file that is named by its path, to be laid out by itself in the same way as by a check. Where the
    /// nearest `galley.yml` in its folder or above names it, it has the catalogs, arguments, fonts, platform, safe area
    /// and metrics of the project. No other scene is read.
    ///
    /// - Parameters:
    ///   - path: The scene file.
    ///   - sourceLocale: BCP 47 tag of the source language; nil for that of the project or the catalogs.
    ///   - allowed: What may be read besides the files of the project.
    /// - Throws: `InputError` with the place of the first fault, in the scene or in `galley.yml`.
    package init(inProject path: String, sourceLocale: String? = nil, allowing allowed: [String] = []) throws {
        let file = URL(filePath: path).standardizedFileURL
        if let url = Project.nearest(Project.fileName, to: file.deletingLastPathComponent()) {
            let project = try ProjectReader(
                url: url, onlyScene: file, sourceLocale: sourceLocale, allowing: allowed
            ).read()
            if let scene = project.scenes.first {
                self = project.equipped(scene)
                return
            }
        }
        try self.init(file: path, sourceLocale: sourceLocale, allowing: allowed)
    }
}
