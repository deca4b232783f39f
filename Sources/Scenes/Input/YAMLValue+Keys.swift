package import Basics
private import Labels
private import Yams

extension YAMLValue {
    /// The entries of a mapping, in the order of the file.
    package func entries(_ name: String) throws -> [YAMLEntry] {
        guard let mapping = node.mapping else { throw wrong(name, "a mapping") }
        return try mapping.map { key, value in
            let keyValue = YAMLValue(node: key, file: file)
            return YAMLEntry(
                name: try keyValue.string("a key"), position: keyValue.position,
                value: YAMLValue(node: value, file: file))
        }
    }

    /// The entries of a mapping whose keys are all among `keys`.
    package func entries(_ name: String, keys: [String]) throws -> [String: YAMLValue] {
        var result: [String: YAMLValue] = [:]
        for entry in try entries(name) {
            guard keys.contains(entry.name) else {
                throw InputError.unknown("key in \(name)", entry.name, expected: keys, at: entry.position)
            }
            result[entry.name] = entry.value
        }
        return result
    }
}

/// A key of a mapping, with its place and value.
package struct YAMLEntry {
    package let name: String
    package let position: SourcePosition
    package let value: YAMLValue
}
