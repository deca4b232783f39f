internal import Assets
internal import Foundation

/// The Swift names that Xcode 15 and later make of the colours and images of a target: `.roof` of a set named “Roof”.
///
/// That Xcode drops “Color” and “Image” at the end
/// of a name is known from names in public apps, such as `.accent` of “AccentColor”; here a name stands for the set with and
/// without it.
struct AssetSymbols {
    private var colors: [Symbol] = []
    private var images: [Symbol] = []
    /// Whether colours and images have the names as members of their own types, too.
    private let hasExtensions: Bool

    private struct Symbol: Hashable {
        /// The folders that are a part of the name.
        let path: [String]
        /// As a catalog has it, with those folders.
        let name: String
        let identifier: String
    }

    init(catalogs: [URL], hasExtensions: Bool) {
        self.hasExtensions = hasExtensions
        for catalog in catalogs {
            let names = AssetCatalogs.names(in: catalog)
            colors += names.colors.prefix(Self.most).flatMap { Self.symbols(of: $0, suffix: "Color") }
            images += names.images.prefix(Self.most).flatMap { Self.symbols(of: $0, suffix: "Image") }
        }
    }

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    /// The name, and where it ends with what it is, also the one without that, which Xcode takes.
    private static func symbols(of name: String, suffix: String) -> [Symbol] {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last else { return [] }
        let short = last.hasSuffix(suffix) ? String(last.dropLast(suffix.count)) : last
        let identifiers = [last, short].compactMap { identifier($0) }
        return Set(identifiers + identifiers.map(capitalised)).map {
            Symbol(path: parts.dropLast(), name: name, identifier: $0)
        }
    }

    /// The words of a name in camel case; nil where nothing is left.
    static func identifier(_ name: String, isType: Bool = false) -> String? {
        var words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.flatMap { $0.split(separator: "_") }
            .map(String.init)
        guard !words.isEmpty else { return nil }
        for index in words.indices where index > 0 || isType {
            words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
        }
        if !isType {
            // “URLBar” is `urlBar`: of capitals in a row the last begins a word.
            let capitals = words[0].prefix { $0.isUppercase }
            let count =
                capitals.count == words[0].count
                ? capitals.count : capitals.count > 1 ? capitals.count - 1 : capitals.count
            words[0] = words[0].prefix(count).lowercased() + words[0].dropFirst(count)
        }
        let text = words.joined()
        return text.first?.isNumber == true ? "_" + text : text
    }

    /// With a capital behind each number, as `._18PxLock` of “18px_lock” is in public apps.
    private static func capitalised(_ identifier: String) -> String {
        identifier.replacing(/([0-9])([a-z])/) { "\($0.output.1)\($0.output.2.uppercased())" }
    }

    /// The names of the static members in a file.
    static func staticNames(in source: SwiftSource) -> Set<String> {
        var names: Set<String> = []
        for index in source.tokens.indices where source.has("static", at: index) {
            // Another modifier may follow: `static public var`.
            let words = (index + 1)..<max(index + 1, min(index + 4, source.tokens.count - 1))
            guard let word = words.first(where: { source.has("let", at: $0) || source.has("var", at: $0) }) else {
                continue
            }
            names.insert(source.text(source.tokens[word + 1]).filter { $0 != "`" })
        }
        return names
    }

    /// Their declarations, a line each, so that one that does not compile can be left out.
    ///
    /// - Parameters:
    ///   - bundle: The bundle of the module, as `.main`.
    ///   - prefix: That of the platform's types, `UI` or `NS`.
    ///   - taken: Names of static members that the app declares itself: types get no second one.
    func source(bundle: String, prefix: String, without taken: Set<String> = []) -> String {
        var lines = declarations(colors, type: "ColorResource", bundle: bundle)
        lines += declarations(images, type: "ImageResource", bundle: bundle)
        guard hasExtensions else { return lines.map { $0 + "\n" }.joined() }
        for symbol in colors where symbol.path.isEmpty && !Self.colorsOfSystem.union(taken).contains(symbol.identifier)
        {
            let name = "`\(symbol.identifier)`"
            lines += [
                "extension Color { static var \(name): Color { Color(ColorResource.\(name)) } }",
                "extension ShapeStyle where Self == Color { static var \(name): Color { Color(ColorResource.\(name)) } }",
                // `Color(.brand)` is that of the resource, not that of the platform's colour.
                "extension \(prefix)Color { @_disfavoredOverload static var \(name): \(prefix)Color { \(prefix)Color(resource: .\(name)) } }",
            ]
        }
        for symbol in images where symbol.path.isEmpty && !taken.contains(symbol.identifier) {
            let name = "`\(symbol.identifier)`"
            lines.append(
                "extension \(prefix)Image { static var \(name): \(prefix)Image { \(prefix)Image(resource: .\(name)) } }"
            )
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func declarations(_ symbols: [Symbol], type: String, bundle: String) -> [String] {
        var spaces: Set<[String]> = []
        var names: Set<String> = []
        var lines: [String] = []
        for symbol in symbols.sorted(by: {
            ($0.path.count, $0.name, $0.identifier) < ($1.path.count, $1.name, $1.identifier)
        }) {
            var owner = type
            for (depth, part) in symbol.path.enumerated() {
                guard let space = Self.identifier(part, isType: true) else { continue }
                if spaces.insert(Array(symbol.path[...depth])).inserted {
                    lines.append("extension \(owner) { enum `\(space)` {} }")
                }
                owner += ".`\(space)`"
            }
            guard names.insert("\(owner).\(symbol.identifier)").inserted else { continue }
            lines.append(
                "extension \(owner) { static let `\(symbol.identifier)` = \(type)(name: \(SwiftLiteral.string(symbol.name)), bundle: \(bundle)) }"
            )
        }
        return lines
    }

    /// Names for which Xcode makes no member, as colours have one.
    private static let colorsOfSystem: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary",
    ]

    /// The most colours and the most images of a catalog.
    private static let most = 20_000
}
