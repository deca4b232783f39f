internal import Catalogs
package import Foundation
package import Labels

/// Refuses to write through symbolic links of a project.
///
/// A project may be a stranger's. If it has a symbolic link in the place of a report or of a folder for recordings,
/// writing there would overwrite a file of the person who checks it. Links outside of projects, such as `/tmp` on
/// macOS, are the person's own.
enum OutputLinks {
    /// Looks at every link on the way to a file: one of a project may lead to a folder of the same project, and to no file.
    ///
    /// - Throws: `ELOOP` with the link and where it leads. O(components of the path × folders above).
    static func refuse(_ path: String) throws(WholeFile.Failure) {
        let place = LinkedPath(path)
        if let link = place.unreadableLink, tree(of: link) != nil {
            throw .init(
                path, ELOOP,
                because:
                    "\(URL(filePath: link).pathFromHere) is a symbolic link to a name that is not valid UTF-8; remove it"
            )
        }
        for link in place.links {
            guard let tree = tree(of: link) else { continue }
            let destination = LinkedPath.destination(ofLink: link) ?? "?"
            let name = URL(filePath: link).pathFromHere
            if LinkedPath(link).target == place.target {
                throw .init(
                    path, ELOOP,
                    because: "\(name) is a symbolic link to \(destination), and links of a project are not followed; "
                        + "remove it, or name the file that it leads to")
            }
            if tree.refusalOfPlace(link) != nil {
                throw .init(
                    path, ELOOP,
                    because: "\(name) is a symbolic link to \(destination), outside of the project \(tree.root); "
                        + "remove it, or name the folder that it leads to")
            }
        }
    }

    /// The project that a link belongs to: what a repository, a package or a configuration shows to be one, or else the
    /// current folder; nil for a link that lies in none.
    private static func tree(of link: String) -> ProjectTree? {
        let folder = LinkedPath.parent(of: link)
        if ["/dev", "/proc"].contains(where: { LinkedPath.lies(folder, in: $0) }) { return nil }
        if let tree = ProjectTree(holding: folder, markers: [ProjectTree.configurationName]) { return tree }
        let here = LinkedPath(".").target
        return LinkedPath.lies(folder, in: here) ? ProjectTree(root: here) : nil
    }
}

extension WholeFile {
    /// Refuses links of a project on the way to a file of it; the error names the file.
    package static func refuseLinks(_ url: URL) throws(InputError) {
        do {
            try OutputLinks.refuse(url.path)
        } catch {
            throw InputError(.unreadable, "the file cannot be written: \(error.reason)", file: InputFile.name(of: url))
        }
    }
}
