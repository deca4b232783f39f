internal import Basics
package import Catalogs
package import Foundation
package import Labels

extension InputFile {
    /// The files that a value of a configuration names. It is an error if there are none, or one is outside of the
    /// tree.
    package static func named(
        _ value: YAMLValue, _ key: String, in folder: URL, of tree: ProjectTree
    ) throws -> [URL] {
        let pattern = try value.string(key)
        guard FilePattern.isBounded(pattern) else {
            throw InputError(
                .configuration,
                "\(key): the pattern \"\(pattern.excerpt)\" matches more than \(FilePattern.most) names",
                at: value.position)
        }
        // Files outside of the tree are not even listed.
        try refuse(start(of: pattern, in: folder), key, of: tree, at: value.position)
        let found = matching(pattern, in: folder)
        for file in found { try refuse(file, key, of: tree, at: value.position) }
        guard !found.isEmpty else {
            let near = nearest(to: pattern.hasPrefix("/") ? URL(filePath: pattern) : folder.appending(path: pattern))
            let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
            throw InputError(
                .configuration, "\(key): no file matches \"\(pattern.excerpt)\"\(hint)", at: value.position)
        }
        return found
    }

    private static func refuse(
        _ file: URL, _ key: String, of tree: ProjectTree, at position: SourcePosition
    ) throws(InputError) {
        if let refusal = tree.refusal(of: file.path) { throw InputError(refusal, of: key, at: position) }
    }
}
