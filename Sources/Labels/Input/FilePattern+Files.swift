internal import Foundation

extension FilePattern {
    /// The paths that match a pattern: `*`, `?` and `[a-z]` in the names of files and folders, `{a,b}` for one of
    /// several texts. The paths of each alternative are sorted by name. A name that begins with a full stop matches
    /// only a pattern that does too.
    ///
    /// - Parameters:
    ///   - pattern: One that `isBounded`.
    ///   - folder: Where a relative pattern begins. O(entries of the folders that the pattern does not name).
    static func paths(_ pattern: String, in folder: String) -> [String] {
        alternatives(pattern[...]).flatMap { alternative in
            var paths = [alternative.hasPrefix("/") ? "" : folder]
            for component in alternative.split(separator: "/") {
                let isPattern = Wildcard.isPattern(component)
                paths = paths.flatMap { path in
                    isPattern
                        ? names(in: path, fitting: component).map { "\(path)/\($0)" }
                        : ["\(path)/\(plain(component))"].filter { FileManager.default.fileExists(atPath: $0) }
                }
            }
            return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    private static func names(in folder: String, fitting pattern: Substring) -> [String] {
        let wildcard = Wildcard(pattern)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)) ?? []
        return names.filter { $0.hasPrefix(".") == pattern.hasPrefix(".") && wildcard.matches($0) }
    }

    /// A name without the backslashes before characters.
    private static func plain(_ component: Substring) -> String {
        var text = ""
        var rest = component
        while let character = rest.popFirst() {
            text.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        return text
    }

    /// The patterns that one with braces expands to; a brace without its counterpart is an ordinary character.
    private static func alternatives(_ pattern: Substring) -> [String] {
        guard let group = firstGroup(in: pattern) else { return [String(pattern)] }
        let before = pattern[..<group.open]
        let rests = alternatives(pattern[pattern.index(after: group.close)...])
        let choices = group.choices.flatMap { alternatives($0) }
        return choices.flatMap { choice in rests.map { "\(before)\(choice)\($0)" } }
    }

    /// The first pair of braces and what its commas divide.
    private static func firstGroup(
        in pattern: Substring
    ) -> (open: Substring.Index, close: Substring.Index, choices: [Substring])? {
        var index = pattern.startIndex
        while index < pattern.endIndex {
            if pattern[index] == "{", let group = group(from: index, in: pattern) { return group }
            if pattern[index] == "\\" { pattern.formIndex(after: &index) }
            if index < pattern.endIndex { pattern.formIndex(after: &index) }
        }
        return nil
    }

    /// The pair that begins with this brace; nil where it does not end, or is empty.
    private static func group(
        from open: Substring.Index, in pattern: Substring
    ) -> (open: Substring.Index, close: Substring.Index, choices: [Substring])? {
        var depth = 0
        var choices: [Substring] = []
        var start = pattern.index(after: open)
        var index = open
        while index < pattern.endIndex {
            switch pattern[index] {
            case "\\": pattern.formIndex(after: &index)
            case "{": depth += 1
            case "}":
                depth -= 1
                guard depth == 0 else { break }
                guard index > pattern.index(after: open) else { return nil }
                return (open, index, choices + [pattern[start..<index]])
            case "," where depth == 1:
                choices.append(pattern[start..<index])
                start = pattern.index(after: index)
            default: break
            }
            if index < pattern.endIndex { pattern.formIndex(after: &index) }
        }
        return nil
    }
}
