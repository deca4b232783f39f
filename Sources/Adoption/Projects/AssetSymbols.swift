internal import Foundation

/// The names that Xcode gives what is in asset catalogs: of `moon-phase.imageset`, `Image(.moonPhase)`.
///
/// Source: Xcode 15 release notes, “Asset Catalogs”. A name that ends with “Color” or “Image” gets the short and the long form.
struct AssetSymbols {
    /// A declaration in each line: a line that does not compile is left out alone.
    private(set) var lines: [String] = []
    private let bundle: String
    private let taken: Set<String>
    private var known: Set<String> = []

    /// - Parameters:
    ///   - catalogs: The folders with names like `Assets.xcassets`.
    ///   - bundle: The expression of the bundle that has them.
    ///   - taken: Names of static members that the app declares itself, which colours do not get a second time.
    init(of catalogs: [URL], bundle: String, taken: Set<String> = []) {
        self.bundle = bundle
        self.taken = taken
        for catalog in catalogs { add(folder: catalog, path: "", scope: []) }
    }

    private mutating func add(folder: URL, path: String, scope: [String]) {
        for item in AppFiles.folders(in: folder) {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset", "symbolset": declare(name, path: path, scope: scope, type: "ImageResource")
            case "colorset": declare(name, path: path, scope: scope, type: "ColorResource")
            case "":
                guard Self.isNamespace(item) else {
                    add(folder: item, path: path, scope: scope)
                    continue
                }
                let type = Self.identifier(name, isType: true)
                for resource in ["ImageResource", "ColorResource"] {
                    line("extension \(([resource] + scope).joined(separator: ".")) { enum \(type) {} }")
                }
                add(folder: item, path: path + name + "/", scope: scope + [type])
            default: continue
            }
        }
    }

    private mutating func declare(_ name: String, path: String, scope: [String], type: String) {
        let suffix = type == "ImageResource" ? "Image" : "Color"
        var names = [Self.identifier(name, isType: false)]
        if name.hasSuffix(suffix), name != suffix {
            names.append(Self.identifier(String(name.dropLast(suffix.count)), isType: false))
        }
        let place = ([type] + scope).joined(separator: ".")
        for identifier in names where !identifier.isEmpty {
            line(
                "extension \(place) { static let `\(identifier)` = \(type)(name: \(SwiftLiteral.string(path + name)), bundle: \(bundle)) }"
            )
            guard type == "ColorResource", scope.isEmpty, !taken.contains(identifier) else { continue }
            line(
                "extension SwiftUI.Color { static var `\(identifier)`: SwiftUI.Color { SwiftUI.Color(ColorResource.`\(identifier)`) } }"
            )
            line(
                "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `\(identifier)`: SwiftUI.Color { SwiftUI.Color(ColorResource.`\(identifier)`) } }"
            )
        }
    }

    private mutating func line(_ text: String) { if known.insert(text).inserted { lines.append(text) } }

    private static func isNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }

    /// The names of the static variables of a file. O(tokens).
    static func staticNames(in source: SwiftSource) -> Set<String> {
        var names: Set<String> = []
        for index in source.tokens.indices where source.has("static", at: index) {
            // Another modifier may follow: `static public var`.
            guard
                let word = ((index + 1)..<min(index + 4, source.tokens.count - 1))
                    .first(where: { source.has("let", at: $0) || source.has("var", at: $0) })
            else { continue }
            names.insert(source.text(source.tokens[word + 1]).filter { $0 != "`" })
        }
        return names
    }

    /// A name as Swift's: words joined, each but the first with a capital.
    static func identifier(_ name: String, isType: Bool) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        var result = ""
        for (index, word) in words.enumerated() {
            result += index == 0 && !isType ? lowercased(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// A word that begins small: of capitals at its start all, or all but the one that begins the next word.
    private static func lowercased(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count,
            word[capitals.endIndex].isLowercase
        else { return capitals.lowercased() + word.dropFirst(capitals.count) }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }
}
