internal import Foundation

/// A module of an app: the Swift files that are compiled together.
struct AppModule {
    let name: String
    /// The folder of its package or project.
    let folder: URL
    let kind: Kind
    let files: [URL]
    /// The files of its target that are no sources, such as catalogs.
    let resources: [URL]
    /// The language mode: 5 or 6.
    let language: Int
    /// Whether declarations belong to the main actor unless they say otherwise.
    let isMainActor: Bool
    let flags: Set<String>
    /// The package whose modules share what is declared with `package`; nil outside of packages.
    let package: String?
    /// Every module that a file imports.
    let imports: Set<String>
    /// For each name with a prefix of Apple's, such as `UNUserNotificationCenter`, and of what SwiftUI has for other modules, what
    /// each file with it imports.
    let prefixedNames: [String: Set<Set<String>>]
    /// The same for each name that may be a module's, such as `SwiftUICore` of `SwiftUICore.Font`.
    let qualifiers: [String: Set<Set<String>>]
    /// The names that Xcode makes of what its asset catalogs have.
    let assets: AssetSymbols
    /// The names that Xcode makes of what its string catalogs have.
    let strings: StringSymbols
    /// The classes that Xcode makes of what its Core Data models have.
    let models: DataModels

    enum Kind {
        /// A target of a project.
        case ofTarget
        /// A target of a package, which has resources of its own.
        case ofPackage
        /// An extension of the app, which has resources of its own, too.
        case ofExtension
    }

    init(
        name: String, folder: URL, kind: Kind, files: [URL], language: Int, isMainActor: Bool, flags: Set<String>,
        package: String? = nil, hasAssetExtensions: Bool = true
    ) {
        self.name = name
        self.package = package
        self.folder = folder
        self.kind = kind
        let all = Set(files.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
        self.files = all.filter { $0.pathExtension == "swift" }
        resources = all.filter { $0.pathExtension != "swift" }
        assets = AssetSymbols(
            catalogs: all.filter { $0.pathExtension == "xcassets" }, hasExtensions: hasAssetExtensions)
        self.language = language
        self.isMainActor = isMainActor
        self.flags = flags
        let catalogs = all.filter { $0.pathExtension == "xcstrings" }
        var imports: Set<String> = []
        var words: Set<String> = []
        var prefixedNames: [String: Set<Set<String>>] = [:]
        var qualifiers: [String: Set<Set<String>>] = [:]
        for file in self.files {
            guard let data = try? Data(contentsOf: file) else { continue }
            let source = SwiftSource(Array(data))
            let importsOfFile = Set(Imports.names(in: source))
            imports.formUnion(importsOfFile)
            for (index, token) in source.tokens.enumerated() where token.kind == .word {
                let word = source.bytes[token.range]
                if Self.isQualifier(index, in: source) {
                    qualifiers[source.text(token), default: []].insert(importsOfFile)
                }
                guard Self.hasPrefix(word) || Self.ofSwiftUI.contains(source.text(token)) else { continue }
                prefixedNames[source.text(token), default: []].insert(importsOfFile)
            }
            if catalogs.isEmpty { continue }
            words.formUnion(source.tokens.lazy.filter { $0.kind == .word }.map(source.text))
        }
        models = DataModels(files: all)
        self.imports = models.isEmpty ? imports : imports.union(["CoreData"])
        self.prefixedNames = prefixedNames
        self.qualifiers = qualifiers
        strings = StringSymbols(catalogs: catalogs, words: words)
    }

    /// What SwiftUI has for Core Data, which is in the stand-in for that.
    private static let ofSwiftUI: Set = [
        "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
    ]

    /// Whether a word has a name behind its dot that begins as one of a type does, as the name of a module has.
    private static func isQualifier(_ index: Int, in source: SwiftSource) -> Bool {
        guard source.has(".", at: index + 1), index + 2 < source.tokens.count, !source.has(".", at: index - 1),
            source.tokens[index + 2].kind == .word
        else { return false }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return [index, index + 2].allSatisfy { capitals.contains(source.bytes[source.tokens[$0].range.lowerBound]) }
    }

    /// Whether a word begins with three capital letters, as prefixed names of types do, and has others.
    private static func hasPrefix(_ word: ArraySlice<UInt8>) -> Bool {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return word.count > 4 && word.prefix(3).allSatisfy(capitals.contains)
            && word.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    /// A name as one that a module may have.
    static func identifier(_ name: String) -> String {
        let word = name.replacing(/[^A-Za-z0-9_]/, with: "_")
        return word.first?.isNumber == true ? "_" + word.dropFirst() : word
    }

    /// - Parameter system: The one that it is compiled for, as in `os(iOS)`.
    init(_ target: XcodeTarget, in folder: URL, for system: String) {
        let settings = target.settings
        let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.name
        self.init(
            name: Self.identifier(name), folder: folder, kind: target.isExtension ? .ofExtension : .ofTarget,
            files: target.files(of: system), language: settings["SWIFT_VERSION"].flatMap { Int($0.prefix(1)) } ?? 5,
            isMainActor: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
            flags: Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")).union(["DEBUG"]),
            package: settings["SWIFT_PACKAGE_NAME"],
            hasAssetExtensions: settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO")
    }
}

extension XcodeTarget {
    /// As in `os(iOS)`.
    var system: String { systems.first ?? "iOS" }

    /// All systems that it is built for, the one that is taken by default first; empty where no setting says it.
    private var systems: [String] {
        let all = settings.words("SUPPORTED_PLATFORMS") + settings.words("SDKROOT")
        let names = [
            "iphoneos": "iOS", "macosx": "macOS", "watchos": "watchOS", "appletvos": "tvOS", "xros": "visionOS",
        ]
        return ["iphoneos", "macosx", "watchos", "appletvos", "xros"].filter(all.contains).compactMap { names[$0] }
    }

    /// Whether another target is an extension within this one that can be compiled for its system. Apps of watches are none.
    func embeds(_ other: XcodeTarget) -> Bool {
        other.isAppExtension && targetDependencies.contains(other.name)
            && (other.systems.isEmpty || other.systems.contains(system))
    }

    private var isAppExtension: Bool {
        ["com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension"].contains(productType)
    }

    /// The files that are built for a system.
    func files(of system: String) -> [URL] {
        let names = ["iOS": "ios", "macOS": "macos", "watchOS": "watchos", "tvOS": "tvos", "visionOS": "xros"]
        let name = names[system] ?? "ios"
        return files.filter { platforms[$0]?.contains(name) ?? true }
    }

    var isExtension: Bool {
        productType.contains("extension") || productType.contains("xpc") || productType.contains("watchkit")
    }
}
