internal import Foundation
internal import Labels

/// What a file says of a project of Xcode.
protocol ProjectFile {
    /// The folder of the project.
    var folder: URL { get }
    /// The targets that have Swift or resources.
    var targets: [XcodeTarget] { get }
    /// The folders of packages that are used as they are.
    var localPackages: [URL] { get }
    /// The folders of packages among an app's files, where no other package has their targets.
    var foundPackages: [URL] { get }
    /// The identity of the package from elsewhere that has each product.
    var productPackages: [String: String] { get }
}

extension ProjectFile {
    var foundPackages: [URL] { [] }
}

/// A project file of Xcode: its targets, the files of each, and the build settings.
///
/// Source: the format has no description by Apple. What is read here was found in projects that Xcode 11 to 26 wrote.
struct XcodeProject: ProjectFile {
    typealias Object = [String: Any]

    /// The folder that has the `.xcodeproj`.
    let folder: URL
    private let objects: [String: Object]
    private let root: Object
    /// The place of each file and group, by its identifier.
    private let places: [String: URL]
    /// Those that show the project.
    private let workspaces: [XcodeWorkspace]

    /// - Parameters:
    ///   - url: The `.xcodeproj`.
    ///   - path: What was named: a folder, or a workspace, that may show the project.
    /// - Throws: `InputError` where it cannot be read, is no property list or has no project.
    init(contentsOf url: URL, for path: URL? = nil) throws(InputError) {
        let file = url.appending(path: "project.pbxproj")
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw InputError(.unreadable, "the project file cannot be read", file: file.path)
        }
        guard let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? Object,
            let objects = list["objects"] as? [String: Object]
        else {
            throw InputError(
                .unreadable, "this is no project file of Xcode; expected a property list with objects",
                file: file.path)
        }
        guard let root = (list["rootObject"] as? String).flatMap({ objects[$0] }) else {
            throw InputError(.unreadable, "the project file names no project (rootObject)", file: file.path)
        }
        folder = url.deletingLastPathComponent()
        self.objects = objects
        self.root = root
        places = Self.places(in: objects, root: root, folder: folder)
        workspaces = XcodeWorkspace.all(with: url, for: path ?? url)
    }

    private func objects(_ key: String, of object: Object) -> [(id: String, object: Object)] {
        (object[key] as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    // MARK: Places

    /// Where each file and group is: a group's path is that of the groups around it and its own.
    private static func places(in objects: [String: Object], root: Object, folder: URL) -> [String: URL] {
        var places: [String: URL] = [:]
        let base = (root["projectDirPath"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        let top = base.map { folder.appending(path: $0).standardizedFileURL } ?? folder
        var open = (root["mainGroup"] as? String).map { [($0, top)] } ?? []
        while let (id, parent) = open.popLast() {
            guard let object = objects[id], places[id] == nil else { continue }
            let path = object["path"] as? String
            let around = object["sourceTree"] as? String == "SOURCE_ROOT" ? top : parent
            let place = path.map {
                $0.hasPrefix("/") ? URL(filePath: $0) : around.appending(path: $0).standardizedFileURL
            }
            places[id] = place ?? around
            for child in object["children"] as? [String] ?? [] { open.append((child, place ?? around)) }
        }
        return places
    }

    // MARK: Targets

    /// The targets that have Swift or resources, in the order of the file.
    var targets: [XcodeTarget] {
        objects("targets", of: root).compactMap { id, object in
            guard object["isa"] as? String == "PBXNativeTarget", let name = object["name"] as? String else {
                return nil
            }
            return target(id, object, named: name)
        }
    }

    private func target(_ id: String, _ object: Object, named name: String) -> XcodeTarget {
        var files: [URL] = []
        var platforms: [URL: Set<String>] = [:]
        var copied: Set<String> = []
        for (_, phase) in objects("buildPhases", of: object) {
            let kind = phase["isa"] as? String
            if kind == "PBXCopyFilesBuildPhase" {
                copied.formUnion(objects("files", of: phase).compactMap { $0.object["fileRef"] as? String })
            }
            guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
            for (_, file) in objects("files", of: phase) {
                guard let reference = file["fileRef"] as? String else { continue }
                let places = self.files(of: reference)
                files += places
                let names = file["platformFilters"] as? [String] ?? (file["platformFilter"] as? String).map { [$0] }
                if let names { for place in places { platforms[place] = Set(names) } }
            }
        }
        for (folder, group) in objects("fileSystemSynchronizedGroups", of: object) {
            if let place = places[folder] { files += synchronizedFiles(in: place, group, target: id) }
        }
        let products = objects("packageProductDependencies", of: object).compactMap {
            $0.object["productName"] as? String
        }
        let named = objects("dependencies", of: object).compactMap { _, dependency in
            (dependency["target"] as? String).flatMap { objects[$0]?["name"] as? String }
        }
        let embedded = objects("targets", of: root).filter { _, other in
            (other["productReference"] as? String).map(copied.contains) == true
        }.compactMap { $0.object["name"] as? String }
        return XcodeTarget(
            name: name, productType: object["productType"] as? String ?? "", files: files, platforms: platforms,
            packageProducts: products, targetDependencies: named + embedded,
            settings: settings(of: object, target: name))
    }

    /// A file, or each file of a group of translations.
    private func files(of reference: String) -> [URL] {
        guard let object = objects[reference] else { return [] }
        if object["isa"] as? String == "PBXVariantGroup" {
            return (object["children"] as? [String] ?? []).compactMap { places[$0] }
        }
        return places[reference].map { [$0] } ?? []
    }

    /// The files of a folder that Xcode keeps in step with the disk, without those of packages in it and those that it leaves out
    /// for a target.
    private func synchronizedFiles(in folder: URL, _ group: Object, target: String) -> [URL] {
        let leftOut = objects("exceptions", of: group).filter { $0.object["target"] as? String == target }
            .flatMap { $0.object["membershipExceptions"] as? [String] ?? [] }
        let packages = AppFiles.packages(in: folder).map { $0.path + "/" }
        return AppFiles.all(in: folder).filter { file in
            let path = file.path.dropFirst(folder.path.count + 1)
            return !packages.contains(where: file.path.hasPrefix)
                && !leftOut.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
    }

    // MARK: Settings

    /// The settings of a target in its debug configuration, on top of the project's.
    private func settings(of target: Object, target name: String) -> BuildSettings {
        var settings = BuildSettings(values: ["TARGET_NAME": name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path])
        if let language = root["developmentRegion"] as? String { settings.add(["DEVELOPMENT_LANGUAGE": language]) }
        for owner in [root, target] {
            guard let configuration = debugConfiguration(of: owner) else { continue }
            if let file = (configuration["baseConfigurationReference"] as? String).flatMap({ places[$0] }) {
                settings.add(BuildSettings.file(file))
            }
            if let file = (configuration["baseConfigurationReferenceRelativePath"] as? String),
                let anchor = (configuration["baseConfigurationReferenceAnchor"] as? String).flatMap({ places[$0] })
            {
                settings.add(BuildSettings.file(anchor.appending(path: file)))
            }
            settings.add(configuration["buildSettings"] as? Object ?? [:])
        }
        return settings
    }

    private func debugConfiguration(of owner: Object) -> Object? {
        guard let list = (owner["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return nil }
        let all = objects("buildConfigurations", of: list).map(\.object)
        return all.first { ($0["name"] as? String)?.contains("Debug") == true } ?? all.first
    }

    // MARK: Packages

    /// The identity of the package from elsewhere that has each product.
    var productPackages: [String: String] {
        var packages: [String: String] = [:]
        for object in objects.values where object["isa"] as? String == "XCSwiftPackageProductDependency" {
            guard let product = object["productName"] as? String,
                let package = (object["package"] as? String).flatMap({ objects[$0] }),
                let address = package["repositoryURL"] as? String
            else { continue }
            packages[product] = ResolvedPackages.identity(address)
        }
        return packages
    }

    /// The folders of packages that the project names or shows in its file list, and those beside it in a workspace.
    var localPackages: [URL] {
        let named = objects("packageReferences", of: root).compactMap { _, object in
            (object["relativePath"] as? String).map { folder.appending(path: $0).standardizedFileURL }
        }
        let shown = places.values.filter { AppFiles.exists($0.appending(path: "Package.swift")) }
        return Array(
            Set(named + shown + workspaces.flatMap(\.packages)).filter {
                AppFiles.exists($0.appending(path: "Package.swift"))
            }
        )
        .sorted { $0.path < $1.path }
    }

    /// The folders of packages in the folders that Xcode keeps in step with the disk for targets that are no tests.
    var foundPackages: [URL] {
        let groups = objects("targets", of: root).filter {
            ($0.object["productType"] as? String)?.contains("test") != true
        }
        .flatMap { $0.object["fileSystemSynchronizedGroups"] as? [String] ?? [] }
        return Set(groups.compactMap { places[$0] }).flatMap(AppFiles.packages).sorted { $0.path < $1.path }
    }
}

/// A target of an Xcode project.
struct XcodeTarget {
    let name: String
    /// Such as `com.apple.product-type.application`.
    let productType: String
    /// Sources and resources.
    let files: [URL]
    /// The platforms of files that are not for all, as `ios` and `xros`.
    let platforms: [URL: Set<String>]
    /// The products of packages that it links.
    let packageProducts: [String]
    /// The targets that are built before it or whose products it has in it.
    let targetDependencies: [String]
    let settings: BuildSettings
    /// What its Info.plist gets beside what is in its file.
    var information: [String: Any] = [:]

    var isApp: Bool { productType == "com.apple.product-type.application" }
    /// Whether it is a program: an app, also one of a watch or an App Clip, or a tool. No other target is linked to it.
    var isProgram: Bool { productType.contains("product-type.application") || productType.hasSuffix("-type.tool") }
    var isTest: Bool { productType.contains("testing") || productType.contains("test") }
}
