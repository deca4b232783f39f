internal import Foundation

/// The targets of local packages as modules.
struct PackageModules {
    private var targets: [String: (manifest: PackageManifest, target: PackageManifest.Target)] = [:]
    private var products: [String: [String]] = [:]
    /// The paths of the folders that were added.
    private var folders: Set<String> = []
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

    /// - Parameter replaces: Whether its targets are meant where another package has some of the same names.
    mutating func add(_ manifest: PackageManifest, replaces: Bool = true) {
        guard folders.insert(manifest.folder.standardizedFileURL.path).inserted else { return }
        for target in manifest.targets where replaces || targets[target.name] == nil {
            targets[target.name] = (manifest, target)
        }
        products.merge(manifest.products) { a, _ in a }
        productPackages.merge(manifest.productPackages) { a, _ in a }
        for folder in manifest.localPackages {
            if let other = try? PackageManifest(in: folder) { add(other, replaces: replaces) }
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
