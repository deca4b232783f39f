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
            let project = try XcodeProject(contentsOf: project, for: path)
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
        var information = AppInformation(app.settings, in: project.folder, others: app.information)
        var packages = PackageModules(checkouts: checkouts, resolved: resolved)
        for folder in project.localPackages {
            // A manifest that cannot be read is told by the imports that nothing answers.
            if let manifest = try? PackageManifest(in: folder) { packages.add(manifest) }
        }
        for folder in project.foundPackages {
            if let manifest = try? PackageManifest(in: folder) { packages.add(manifest, replaces: false) }
        }
        var own: [AppModule] = []
        var seen: Set<String> = []
        /// Each target behind those that it depends on.
        func add(_ target: XcodeTarget) {
            guard seen.insert(target.name).inserted else { return }
            for other in targets
            where target.targetDependencies.contains(other.name) && !other.isProgram && !other.isTest
                && !other.isExtension
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
            // Its code asks the main bundle, which here is the app's.
            information.add(
                missingFrom: AppInformation(target.settings, in: project.folder, others: target.information))
        }
        self.information = information
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
