internal import Basics
internal import Yams

/// Refuses aliases and collections as keys of mappings.
///
/// Yams compares the keys of a mapping with each other, and a key with aliases of collections of aliases has
/// exponentially many parts: reading a file of 450 bytes would take hours. Keys of scenes, configurations and
/// descriptions of projects are always texts.
package enum YAMLAliasGuard {
    /// Written in place of `*`, which begins an alias; a private character that begins no text.
    private static let standIn: Unicode.Scalar = "\u{F8FE}"

    /// - Throws: `InputError` with the place of a key that is an alias, a list or a mapping; `YamlError` for a text that
    ///   is not YAML. O(n); nothing is done for a text without aliases.
    package static func refuseAliases(in text: String, file: String, kind: InputError.Kind) throws {
        guard text.utf8.contains(UInt8(ascii: "*")) else { return }
        // Without aliases every node is where it is written, so that the whole tree is as small as the text.
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { plain.append(scalar == "*" ? standIn : scalar) }
        guard let root = try Yams.compose(yaml: String(plain), .basic) else { return }
        var pending = [root]
        while let node = pending.popLast() {
            switch node {
            case .sequence(let items): pending += items
            case .mapping(let pairs):
                for (key, value) in pairs {
                    if let found = fault(of: key) {
                        let position = key.mark.map { SourcePosition(file: file, line: $0.line, column: $0.column) }
                        throw InputError(kind, "a key of a mapping expects text, not \(found)", at: position)
                    }
                    pending.append(value)
                }
            case .scalar, .alias: break
            }
        }
    }

    private static func fault(of key: Yams.Node) -> String? {
        switch key {
        case .scalar(let scalar):
            scalar.style == .plain && scalar.string.unicodeScalars.first == standIn ? "an alias" : nil
        case .alias: "an alias"
        case .mapping: "a mapping"
        case .sequence: "a list"
        }
    }
}
