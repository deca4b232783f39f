internal import Yams

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The nodes of a YAML file, read so that a malicious file cannot use up memory or time.
///
/// Yams compares the keys of a mapping with each other, and a key with aliases of collections of aliases has
/// exponentially many parts; so keys that are not texts are refused before aliases are expanded. Yams also refuses a
/// key that appears twice in a mapping, where Ruby's Psych takes the last one; so all but the last are renamed.
struct YAMLTree {
    /// nil for an empty file.
    let root: Node?
    /// Reads the first document of a text.
    ///
    /// - Throws: `CatalogError` with the place of the first fault. O(n), times the number of repeated keys.
    init(_ text: String, file: String) throws(CatalogError) {
        var repeated = RepeatedKeys(text)
        if text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) {
            try Self.refuseKeysThatAreNoText(&repeated, file: file)
        }
        root = try Self.compose(&repeated, file: file) { $0 }
    }

    /// Whether a key comes again in its mapping, and does not count.
    func isReplaced(_ name: String) -> Bool { name.unicodeScalars.first == RepeatedKeys.mark }

    /// The name of a repeated key as it is written, without what distinguishes it from the other.
    func replacedName(_ name: String) -> String {
        String(
            name.drop { $0.unicodeScalars.first != RepeatedKeys.mark }.dropFirst()
                .drop { $0.unicodeScalars.first != RepeatedKeys.mark }.dropFirst())
    }

    func position(of node: Node, in file: String) -> Catalog.Position {
        Catalog.Position(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    /// The nodes of the text, changed in a way that moves nothing.
    private static func compose(
        _ repeated: inout RepeatedKeys, file: String, _ change: (String) -> String
    ) throws(CatalogError) -> Node? {
        while true {
            do {
                return try Yams.compose(yaml: change(repeated.text), .basic)
            } catch YamlError.duplicatedKeysInMapping(let names, let context) {
                guard repeated.rename(keyAt: context.mark, names: names) else {
                    throw CatalogError(
                        .unexpected(found: "\"\(names.first ?? "")\" twice", expected: "every key once"),
                        at: Catalog.Position(file: file, line: context.mark.line, column: context.mark.column))
                }
            } catch {
                throw Self.error(error, file: file)
            }
        }
    }

    private static func refuseKeysThatAreNoText(_ repeated: inout RepeatedKeys, file: String) throws(CatalogError) {
        // Without aliases every node is where it is written, so that the whole tree is as small as the text.
        let root = try compose(&repeated, file: file) { $0.replacing("*", with: String(aliasMark)) }
        var pending = [root].compactMap(\.self)
        while let node = pending.popLast() {
            switch node {
            case .sequence(let items): pending += items
            case .mapping(let pairs):
                for (key, value) in pairs {
                    pending.append(value)
                    guard case .scalar(let scalar) = key,
                        scalar.style != .plain || scalar.string.unicodeScalars.first != aliasMark
                    else {
                        let position = Catalog.Position(
                            file: file, line: key.mark?.line ?? 1, column: key.mark?.column ?? 1)
                        throw CatalogError(
                            .unexpected(found: "an alias or a collection", expected: "a text as the key"), at: position)
                    }
                }
            case .scalar, .alias: break
            }
        }
    }

    /// Written in place of `*`, which begins an alias; a private character that begins no text.
    private static let aliasMark: Unicode.Scalar = "\u{F8FE}"

    private static func error(_ error: any Error, file: String) -> CatalogError {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            CatalogError(
                .unexpected(found: problem, expected: "YAML"),
                at: Catalog.Position(file: file, line: mark.line, column: mark.column))
        case .reader(let problem, _, _, _):
            CatalogError(.unexpected(found: problem, expected: "YAML"), at: Catalog.Position(file: file))
        default: CatalogError(.unexpected(found: "something else", expected: "YAML"), at: Catalog.Position(file: file))
        }
    }
}
