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
        let filled = fill(value, depth: 0)
        return filled.isEmpty ? nil : filled
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

    private func fill(_ value: String, depth: Int) -> String {
        // A setting may name itself by way of others.
        guard depth < 10, value.contains("$") else { return value }
        return value.replacing(/\$[({]([A-Za-z0-9_]+)(:[^)}]*)?[)}]/) { match in
            fill(values[String(match.output.1)] ?? "", depth: depth + 1)
        }
    }

    /// The settings of an `.xcconfig` file and those that it includes; empty where there is none.
    static func file(_ url: URL, depth: Int = 0) -> [String: Any] {
        guard depth < 10, let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
        var settings: [String: Any] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix { $0 != "/" || !line.contains("//") }.trimmingCharacters(in: .whitespaces)
            if let match = line.firstMatch(of: /^#include\??\s*"(.*)"/) {
                let other = url.deletingLastPathComponent().appending(path: String(match.output.1))
                settings.merge(file(other, depth: depth + 1)) { $1 }
            } else if let match = line.firstMatch(of: /^([A-Za-z0-9_]+)\s*=\s*(.*)$/) {
                settings[String(match.output.1)] = String(match.output.2)
            }
        }
        return settings
    }
}
