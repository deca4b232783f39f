internal import Foundation
internal import Labels

/// What a `Package.swift` says of its targets, read without running it.
///
/// Of the manifest only literals are read: calls such as `.target(name: "Models", dependencies: ["Env"])`. What it computes is
/// not known.
///
/// Source: Swift Package Manager, “PackageDescription”.
struct PackageManifest {
    struct Target {
        let name: String
        /// Without a path it is `Sources/NAME`.
        let path: String?
        let exclude: [String]
        /// The names of targets and products that it depends on.
        let dependencies: [String]
        /// The flags of `.define`.
        let defines: [String]
        let isMainActor: Bool
    }

    let folder: URL
    let targets: [Target]
    /// The targets of each library.
    let products: [String: [String]]
    /// The package from elsewhere that has each product which a target depends on: `["NukeUI": "nuke"]`.
    let productPackages: [String: String]
    /// The folders of packages that it depends on by their path.
    let localPackages: [URL]
    /// Its language mode as its tools version or itself says.
    let language: Int

    /// - Parameter folder: The folder that has a `Package.swift`.
    /// - Throws: `InputError` where it cannot be read.
    init(in folder: URL) throws(InputError) {
        let file = folder.appending(path: "Package.swift")
        guard let data = try? Data(contentsOf: file) else {
            throw InputError(.unreadable, "the package manifest cannot be read", file: file.path)
        }
        self.folder = folder
        let source = SwiftSource(Array(data))
        let calls = Call.all(in: source)
        targets = calls.filter {
            ["target", "executableTarget"].contains($0.name) && $0.strings("name").first != nil && $0.isDeclaration
        }
        .map { call in
            Target(
                name: call.strings("name")[0], path: call.strings("path").first, exclude: call.strings("exclude"),
                dependencies: call.names("dependencies"),
                defines: call.calls("swiftSettings").filter { $0.name == "define" }.compactMap { $0.first },
                isMainActor: call.calls("swiftSettings").contains {
                    $0.name == "defaultIsolation" && $0.words.contains("MainActor")
                })
        }
        var products: [String: [String]] = [:]
        for call in calls where call.name == "library" {
            if let name = call.strings("name").first { products[name] = call.strings("targets") }
        }
        self.products = products
        var productPackages: [String: String] = [:]
        for call in calls where call.name == "product" {
            guard let name = call.strings("name").first, let package = call.strings("package").first else { continue }
            productPackages[name] = ResolvedPackages.identity(package)
        }
        self.productPackages = productPackages
        localPackages = calls.filter { $0.name == "package" }.compactMap { $0.strings("path").first }
            .map { folder.appending(path: $0).standardizedFileURL }
        let text = String(decoding: data.prefix(200), as: UTF8.self)
        let tools = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.output.1) } ?? 5
        let isOld = String(decoding: data, as: UTF8.self).contains(/swiftLanguage(Modes|Versions):\s*\[\s*\.v5/)
        language = isOld ? 5 : tools
    }

    /// The folder of a target; a single target may have that of all.
    ///
    /// Source: Swift Package Manager, `PackageBuilder.findPath(for:)`.
    func folder(of target: Target) -> URL {
        if let path = target.path { return folder.appending(path: path).standardizedFileURL }
        let all = ["Sources", "Source", "src", "srcs"].map { folder.appending(path: $0) }
        let own = all.map { $0.appending(path: target.name) }
        return (own + (targets.count == 1 ? all : [])).first(where: AppFiles.exists) ?? own[0]
    }
}

extension PackageManifest {
    /// A call in a manifest: `.target(name: "A")`.
    private struct Call {
        let name: String
        private let source: SwiftSource
        /// The tokens between the parentheses.
        private let content: Range<Int>

        /// Every call of a member without a base.
        static func all(in source: SwiftSource, within range: Range<Int>? = nil) -> [Call] {
            let range = range ?? source.tokens.indices
            return range.compactMap { index in
                guard source.has(".", at: index), index + 2 < range.upperBound, source.tokens[index + 1].kind == .word,
                    source.has("(", at: index + 2), let close = source.partners[index + 2]
                else { return nil }
                return Call(name: source.text(source.tokens[index + 1]), source: source, content: (index + 3)..<close)
            }
        }

        /// The tokens of an argument.
        private func argument(_ label: String) -> Range<Int>? {
            var index = content.lowerBound
            var start: Int?
            while index < content.upperBound {
                if let start, source.has(",", at: index) { return start..<index }
                if start == nil, source.has(label, at: index), source.has(":", at: index + 1) {
                    start = index + 2
                    index += 2
                    continue
                }
                index = source.token(after: index)
            }
            return start.map { $0..<content.upperBound }
        }

        private func string(_ token: SwiftToken) -> String? {
            guard token.kind == .literal else { return nil }
            return source.text(token).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }

        func strings(_ label: String) -> [String] {
            argument(label).map { $0.compactMap { string(source.tokens[$0]) } } ?? []
        }

        func calls(_ label: String) -> [Call] { argument(label).map { Self.all(in: source, within: $0) } ?? [] }

        /// Whether it declares a target and is no dependency, which has a name alone.
        var isDeclaration: Bool { source.has("targets", at: content.lowerBound) || !isInDependencies }

        private var isInDependencies: Bool {
            // A dependency is in brackets after the label `dependencies`.
            var index = content.lowerBound - 4
            while index > 0 {
                if source.has("[", at: index), let close = source.partners[index], close > content.upperBound {
                    return source.has(":", at: index - 1) && source.has("dependencies", at: index - 2)
                }
                index -= 1
            }
            return false
        }

        /// The first string: the flag of `.define("A")`.
        var first: String? { content.lazy.compactMap { string(source.tokens[$0]) }.first }

        var words: [String] { content.map { source.text(source.tokens[$0]) } }

        /// The names of dependencies: `"A"`, `.target(name: "A")`, `.product(name: "A", package: "B")`.
        func names(_ label: String) -> [String] {
            guard let range = argument(label) else { return [] }
            var names: [String] = []
            var index = range.lowerBound
            while index < range.upperBound {
                if source.has("(", at: index), let close = source.partners[index] {
                    let call = Call(name: "", source: source, content: (index + 1)..<close)
                    if let name = call.strings("name").first ?? call.first { names.append(name) }
                    index = close
                } else if let name = string(source.tokens[index]) {
                    names.append(name)
                }
                index += 1
            }
            return names
        }
    }
}
