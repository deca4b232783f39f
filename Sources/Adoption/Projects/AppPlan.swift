internal import Foundation
internal import Labels

/// The modules of an app that are compiled, each after those that it imports. Those of its extensions are the last.
struct AppPlan {
    let modules: [AppModule]
    /// As in `os(iOS)`.
    let system: String
    /// The folder of the project.
    let folder: URL

    /// What the bundle of the app says of itself.
    let information: AppInformation
    /// The versions of packages from elsewhere.
    let resolved: ResolvedPackages
    /// The identity of the package of each product, as the project file and manifests have it.
    let productPackages: [String: String]
    /// What is odd about packages, each a sentence.
    let notes: [String]

    /// The module of the app itself, or of the last target of a package.
    var app: AppModule? { modules.last { $0.kind != .ofExtension } ?? modules.last }

    /// The modules that something imports and no package or target of the project has.
    var foreignModules: Set<String> {
        let own = Set(modules.map(\.name))
        return Set(modules.flatMap(\.imports)).subtracting(own)
    }

    /// The folders that have its sources, each once and none within another.
    var folders: [URL] {
        var folders: [URL] = []
        for url in [folder] + modules.map(\.folder) {
            let url = url.standardizedFileURL
            if !folders.contains(where: { url.path == $0.path || url.path.hasPrefix($0.path + "/") }) {
                folders.append(url)
            }
        }
        return folders
    }

    /// What to adopt, found in a folder: an Xcode project, or else a package.
    ///
    /// - Parameters:
    ///   - path: A folder, an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`.
    ///   - target: The target of the app; nil for the first app for iOS.
    ///   - checkouts: Folders with the sources of packages from elsewhere, one in each folder.
    /// - Throws: `InputError` where nothing is found or the project cannot be read.
    init(for path: URL, target: String?, checkouts: [URL]) throws(InputError) {
        if let project = Self.project(at: path) {
            let resolved = ResolvedPackages(of: project)
            let project = try XcodeProject(contentsOf: project)
            self = try AppPlan(xcode: project, target: target, checkouts: checkouts, resolved: resolved)
        } else if let file = Self.xcodeGenFile(at: path) {
            let project = try XcodeGenProject(contentsOf: file)
            self = try AppPlan(
                xcode: project, target: target, checkouts: checkouts, resolved: ResolvedPackages(of: project.folder))
        } else if let folder = Self.packageFolder(at: path) {
            let manifest = try PackageManifest(in: folder)
            let resolved = ResolvedPackages(of: folder)
            var packages = PackageModules(checkouts: checkouts, resolved: resolved)
            packages.add(manifest)
            self.folder = folder
            self.resolved = resolved
            productPackages = packages.productPackages
            let (modules, cycles) = packages.modules(of: manifest.targets.map(\.name))
            self.modules = modules
            notes = packages.notes + cycles
            system = "iOS"
            information = AppInformation()
        } else {
            throw InputError(
                .configuration, "there is no Xcode project and no Package.swift here\(Self.generator(at: path))",
                file: path.path)
        }
        guard modules.contains(where: { !$0.files.isEmpty }) else {
            throw InputError(.configuration, "no target has Swift files", file: path.path)
        }
    }

    private init(xcode project: some ProjectFile, target name: String?, checkouts: [URL], resolved: ResolvedPackages)
        throws(InputError)
    {
        folder = project.folder
        let targets = project.targets
        let apps = targets.filter(\.isApp)
        let app: XcodeTarget
        if let name {
            guard let named = targets.first(where: { $0.name == name }) else {
                throw InputError(
                    .configuration,
                    "no target '\(name)'; the targets are \(targets.map(\.name).joined(separator: ", "))",
                    file: project.folder.path)
            }
            app = named
        } else {
            guard
                let first = apps.first(where: { $0.system == "iOS" }) ?? apps.first
                    ?? targets.first(where: { !$0.isTest })
            else {
                throw InputError(.configuration, "the project has no target of an app", file: project.folder.path)
            }
            app = first
        }
        system = app.system
        information = AppInformation(app.settings)
        var packages = PackageModules(checkouts: checkouts, resolved: resolved)
        for folder in project.localPackages {
            // A manifest that cannot be read is told by the imports that nothing answers.
            if let manifest = try? PackageManifest(in: folder) { packages.add(manifest) }
        }
        var own: [AppModule] = []
        var seen: Set<String> = []
        /// Each target behind those that it depends on.
        func add(_ target: XcodeTarget) {
            guard seen.insert(target.name).inserted else { return }
            for other in targets
            where target.targetDependencies.contains(other.name) && !other.isApp && !other.isTest && !other.isExtension
            {
                add(other)
            }
            own.append(AppModule(target, in: project.folder, for: app.system))
        }
        add(app)
        var notes: [String] = []
        for target in targets.filter({ app.embeds($0) }) {
            let module = AppModule(target, in: project.folder, for: app.system)
            guard module.imports.contains("SwiftUI") || module.imports.contains("WidgetKit") else { continue }
            guard !own.contains(where: { $0.name == module.name }) else {
                notes.append("\(target.name) is left out: another target has a module of its name, \(module.name)")
                continue
            }
            add(target)
        }
        let products = Set(own.flatMap { $0.imports })
        let (modules, cycles) = packages.modules(of: products.sorted())
        self.modules = modules + own
        self.notes = packages.notes + cycles + notes
        self.resolved = resolved
        productPackages = packages.productPackages.merging(project.productPackages) { _, named in named }
    }

    /// The package that has a module, with its version; nil where the project does not name one.
    func package(ofModule name: String) -> ResolvedPackages.Pin? {
        productPackages[name].flatMap { resolved.pins[$0] } ?? resolved.pin(ofModule: name)
    }

    private static func project(at path: URL) -> URL? {
        if path.pathExtension == "xcodeproj" { return path }
        let folder =
            path.pathExtension == "xcworkspace" || path.lastPathComponent == "Package.swift"
            ? path.deletingLastPathComponent() : path
        if path.lastPathComponent == "Package.swift" { return nil }
        let found = AppFiles.all(in: folder).filter { $0.pathExtension == "xcodeproj" }
        return found.min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
    }

    /// The description of a project that XcodeGen was not run for.
    private static func xcodeGenFile(at path: URL) -> URL? {
        let names = ["project.yml", "project.yaml"]
        if names.contains(path.lastPathComponent) { return path }
        return names.map { path.appending(path: $0) }.first(where: AppFiles.exists)
    }

    /// What to do where another program makes the project file, which was not run.
    private static func generator(at folder: URL) -> String {
        AppFiles.exists(folder.appending(path: "Project.swift")) ? "; 'tuist generate' makes one of Project.swift" : ""
    }

    private static func packageFolder(at path: URL) -> URL? {
        let folder = path.lastPathComponent == "Package.swift" ? path.deletingLastPathComponent() : path
        return AppFiles.exists(folder.appending(path: "Package.swift")) ? folder : nil
    }
}

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
        for file in self.files {
            guard let data = try? Data(contentsOf: file) else { continue }
            let source = SwiftSource(Array(data))
            let importsOfFile = Set(Imports.names(in: source))
            imports.formUnion(importsOfFile)
            for token in source.tokens where token.kind == .word {
                let word = source.bytes[token.range]
                guard Self.hasPrefix(word) || Self.ofSwiftUI.contains(source.text(token)) else { continue }
                prefixedNames[source.text(token), default: []].insert(importsOfFile)
            }
            if catalogs.isEmpty { continue }
            words.formUnion(source.tokens.lazy.filter { $0.kind == .word }.map(source.text))
        }
        models = DataModels(files: all)
        self.imports = models.isEmpty ? imports : imports.union(["CoreData"])
        self.prefixedNames = prefixedNames
        strings = StringSymbols(catalogs: catalogs, words: words)
    }

    /// What SwiftUI has for Core Data, which is in the stand-in for that.
    private static let ofSwiftUI: Set = [
        "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
    ]

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

/// The targets of local packages as modules.
struct PackageModules {
    private var targets: [String: (manifest: PackageManifest, target: PackageManifest.Target)] = [:]
    private var products: [String: [String]] = [:]
    private var folders: Set<URL> = []
    /// The package from elsewhere that has each product.
    private(set) var productPackages: [String: String] = [:]
    /// What is odd about packages, each a sentence.
    let notes: [String]

    /// - Parameters:
    ///   - checkouts: Folders with packages, one in each folder.
    ///   - resolved: The versions that are wanted.
    init(checkouts: [URL], resolved: ResolvedPackages = ResolvedPackages()) {
        let (chosen, notes) = Checkout.chosen(in: checkouts, for: resolved)
        self.notes = resolved.unreadable.map { ["\($0.lastPathComponent) cannot be read: \($0.path)"] + notes } ?? notes
        for checkout in chosen {
            // A package without a manifest that can be read is one without a source.
            if let manifest = try? PackageManifest(in: checkout.folder) { add(manifest) }
        }
    }

    mutating func add(_ manifest: PackageManifest) {
        guard folders.insert(manifest.folder.standardizedFileURL).inserted else { return }
        for target in manifest.targets { targets[target.name] = (manifest, target) }
        products.merge(manifest.products) { a, _ in a }
        productPackages.merge(manifest.productPackages) { a, _ in a }
        for folder in manifest.localPackages {
            if let other = try? PackageManifest(in: folder) { add(other) }
        }
    }

    /// The modules of these names and all that they depend on, each after those, and a note for each that depends on itself.
    func modules(of names: [String]) -> (modules: [AppModule], notes: [String]) {
        var seen: Set<String> = []
        var result: [AppModule] = []
        var notes: [String] = []
        /// Those whose dependencies are being added.
        var open: [String] = []
        func add(_ name: String) {
            if let last = open.last, open.contains(name), targets[name] != nil {
                let note = "\(last) and \(name) depend on each other: \(last) is compiled without \(name)"
                if !notes.contains(note) { notes.append(note) }
            }
            guard seen.insert(name).inserted else { return }
            open.append(name)
            defer { open.removeLast() }
            if let (manifest, target) = targets[name] {
                let folder = manifest.folder(of: target)
                let excluded = target.exclude.map { folder.appending(path: $0).standardizedFileURL.path }
                let files = AppFiles.all(in: folder).filter { file in
                    !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
                }
                let module = AppModule(
                    name: AppModule.identifier(target.name), folder: folder, kind: .ofPackage, files: files,
                    language: manifest.language,
                    isMainActor: target.isMainActor, flags: Set(target.defines).union(["DEBUG", "SWIFT_PACKAGE"]),
                    package: ResolvedPackages.identity(manifest.folder.lastPathComponent))
                for dependency in target.dependencies + module.imports.sorted() where dependency != name {
                    add(dependency)
                }
                if !module.files.isEmpty { result.append(module) }
            } else {
                for target in products[name] ?? [] { add(target) }
            }
        }
        for name in names { add(name) }
        return (result, notes)
    }
}
