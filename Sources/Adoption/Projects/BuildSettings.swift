internal import Foundation

/// Build settings of Xcode: a value for each name, in which `$(OTHER)` stands for another one.
///
/// Source: Apple, “Build settings reference” and “Adding a build configuration file to your project”.
struct BuildSettings {
    private var values: [String: String]

    init(values: [String: String]) { self.values = values }

    /// The value with all references filled in; nil where there is none or an empty one.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let filled = fill(value, within: [name])
        return filled.isEmpty ? nil : filled
    }

    /// A text with all references filled in; what has no value is left out, as Xcode does.
    func filled(_ text: String) -> String { fill(text, within: []) }

    /// The values of the settings whose names begin so, by the rest of their names.
    func values(after prefix: String) -> [String: String] {
        let names = values.keys.filter { $0.hasPrefix(prefix) }
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                self[name].map { (String(name.dropFirst(prefix.count)), $0) }
            })
    }

    /// The words of a value.
    func words(_ name: String) -> [String] { self[name]?.split(separator: " ").map(String.init) ?? [] }

    /// Adds settings that take precedence; `$(inherited)` is the value so far.
    mutating func add(_ settings: [String: Any]) {
        for (name, value) in settings {
            let text = (value as? [String])?.joined(separator: " ") ?? value as? String ?? ""
            let inherited = values[name] ?? ""
            values[name] = text.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
        }
    }

    /// - Parameter names: The settings that are being filled in: one that names itself has no value there.
    private func fill(_ value: String, within names: Set<String>) -> String {
        guard value.contains("$"), names.count < 20, value.utf8.count < 10_000 else { return value }
        return value.replacing(/\$[({]([A-Za-z0-9_]+)(:[^)}]*)?[)}]/) { match in
            let name = String(match.output.1)
            guard !names.contains(name), let other = values[name] else { return "" }
            return String(fill(other, within: names.union([name])).prefix(10_000))
        }
    }

    /// The settings of an `.xcconfig` file and those that it includes; empty where there is none.
    static func file(_ url: URL) -> [String: Any] {
        var seen: Set<URL> = []
        return file(url, seen: &seen)
    }

    /// What a project has in the place of a file with values of one's own, which is in no repository.
    private static func template(of url: URL) -> URL? {
        guard !AppFiles.exists(url) else { return nil }
        let stem = url.deletingPathExtension().lastPathComponent
        let names = ["template", "example", "sample"].flatMap { word in
            ["\(stem).xcconfig.\(word)", "\(stem).\(word).xcconfig", "\(stem)-\(word).xcconfig"]
        }
        return names.map { url.deletingLastPathComponent().appending(path: $0) }.first(where: AppFiles.exists)
    }

    private static func file(_ url: URL, seen: inout Set<URL>) -> [String: Any] {
        guard seen.insert(url.standardizedFileURL).inserted,
            let text = try? String(contentsOf: template(of: url) ?? url, encoding: .utf8)
        else { return [:] }
        var settings: [String: Any] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
                in: .whitespaces)
            if let match = line.firstMatch(of: /^#include\??\s*"(.*)"/) {
                let path = String(match.output.1)
                let other =
                    path.hasPrefix("/") ? URL(filePath: path) : url.deletingLastPathComponent().appending(path: path)
                settings.merge(file(other, seen: &seen)) { $1 }
            } else if let match = line.firstMatch(of: /^([A-Za-z0-9_]+)\s*=\s*(.*)$/) {
                settings[String(match.output.1)] = String(match.output.2)
            }
        }
        return settings
    }
}
