internal import Catalogs
internal import Foundation
internal import Labels
internal import Yams

/// What a YAML file has, as dictionaries, arrays, texts, numbers and truth values; aliases and `<<` are resolved.
enum YAMLContent {
    /// More than any description of a project has. Aliases of lists of aliases would have exponentially many.
    private static let mostNodes = 1_000_000
    private static let mostLevels = 100

    /// - Parameter tree: Where the file has to be.
    /// - Returns: nil for an empty file.
    /// - Throws: `InputError` where it cannot be read, is no YAML, or has too much of something.
    static func read(_ file: URL, in tree: ProjectTree) throws(InputError) -> Any? {
        let text: String
        do {
            text = try InputFile.text(at: file, named: file.path, in: tree)
        } catch {
            let reason = (error as? InputError)?.message ?? "\(error)"
            throw InputError(
                .unreadable, "the description of the project cannot be read: \(reason)", file: file.path)
        }
        do {
            try YAMLAliasGuard.refuseAliases(in: text, file: file.path, kind: .unreadable)
            guard let root = try Yams.compose(yaml: text) else { return nil }
            guard isBounded(root) else {
                throw InputError(
                    .unreadable, "the file has more than \(mostNodes) values, or \(mostLevels) levels of them",
                    file: file.path)
            }
            return root.any
        } catch let error as InputError {
            throw error
        } catch {
            throw InputError(.unreadable, "the description of the project is no YAML: \(error)", file: file.path)
        }
    }

    private static func isBounded(_ root: Node) -> Bool {
        var pending = [(node: root, level: 0)]
        var count = 0
        while let (node, level) = pending.popLast() {
            count += 1
            guard count <= mostNodes, level <= mostLevels else { return false }
            switch node {
            case .sequence(let items): pending += items.map { ($0, level + 1) }
            case .mapping(let pairs): pending += pairs.map { ($0.value, level + 1) }
            case .scalar, .alias: break
            }
        }
        return true
    }
}
