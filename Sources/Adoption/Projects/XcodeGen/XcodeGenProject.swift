internal import Catalogs
internal import Foundation
internal import Labels

/// A project as a `project.yml` describes it for XcodeGen, which makes a project of Xcode of it. It is read where that was not run.
///
/// Source: XcodeGen, “Project Spec”.
struct XcodeGenProject: ProjectFile {
    typealias Map = [String: Any]

    let folder: URL
    private let spec: Map

    /// - Parameter file: The `project.yml`.
    /// - Throws: `InputError` where it cannot be read or is no mapping.
    init(contentsOf file: URL) throws(InputError) {
        folder = file.deletingLastPathComponent()
        var seen: Set<URL> = []
        spec = try Self.spec(file, in: ProjectTree(around: folder), seen: &seen)
    }

    /// A file with those that it includes, which it overrides.
    ///
    /// - Parameter tree: Where the files have to be.
    private static func spec(_ file: URL, in tree: ProjectTree, seen: inout Set<URL>) throws(InputError) -> Map {
        guard seen.insert(file.standardizedFileURL).inserted else { return [:] }
        guard let own = try YAMLContent.read(file, in: tree) as? Map else {
            throw InputError(.unreadable, "expected a mapping with targets, as XcodeGen reads it", file: file.path)
        }
        var spec: Map = [:]
        for include in list(own["include"]) {
            guard let path = include as? String ?? (include as? Map)?["path"] as? String else { continue }
            let other = file.deletingLastPathComponent().appending(path: path)
            spec = merged(spec, try Self.spec(other, in: tree, seen: &seen))
        }
        return merged(spec, own)
    }

    /// A value alone is a list of one.
    private static func list(_ value: Any?) -> [Any] { value as? [Any] ?? value.map { [$0] } ?? [] }

    /// Lists one behind the other, mappings key by key; anything else is that of the second.
    private static func merged(_ first: Map, _ second: Map) -> Map {
        first.merging(second) { old, new in
            if let old = old as? Map, let new = new as? Map { return merged(old, new) }
            if let old = old as? [Any], let new = new as? [Any] { return old + new }
            return new
        }
    }

    // MARK: Targets

    var targets: [XcodeTarget] {
        let all = spec["targets"] as? Map ?? [:]
        return all.keys.sorted().compactMap { name in (all[name] as? Map).map { target(name, withTemplates($0)) } }
    }

    private func withTemplates(_ target: Map) -> Map {
        var seen: Set<String> = []
        return withTemplates(target, seen: &seen)
    }

    /// - Parameter seen: The templates that are in it already: each counts once, by whatever others it is named.
    private func withTemplates(_ target: Map, seen: inout Set<String>) -> Map {
        let templates = spec["targetTemplates"] as? Map ?? [:]
        var result: Map = [:]
        for name in Self.list(target["templates"]).compactMap({ $0 as? String }) where seen.insert(name).inserted {
            guard let template = templates[name] as? Map else { continue }
            result = Self.merged(result, withTemplates(template, seen: &seen))
        }
        return Self.merged(result, target)
    }

    private func target(_ name: String, _ target: Map) -> XcodeTarget {
        var files: [URL] = []
        var platforms: [URL: Set<String>] = [:]
        for source in Self.list(target["sources"]).compactMap({ Source($0, target: name) }) where !source.isGenerated {
            let found = source.files(in: folder)
            files += found
            guard let names = source.platforms else { continue }
            for file in found { platforms[file] = Set(names) }
        }
        let dependencies = Self.list(target["dependencies"]).compactMap { $0 as? Map }
        return XcodeTarget(
            name: name, productType: "com.apple.product-type.\(target["type"] as? String ?? "")", files: files,
            platforms: platforms,
            packageProducts: dependencies.flatMap { dependency in
                (dependency["package"] as? String).map { products(of: dependency, package: $0) } ?? []
            }, targetDependencies: dependencies.compactMap { $0["target"] as? String },
            settings: settings(of: target, named: name),
            information: (target["info"] as? Map)?["properties"] as? Map ?? [:])
    }

    private func products(of dependency: Map, package: String) -> [String] {
        let named = Self.list(dependency["products"] ?? dependency["product"]).compactMap { $0 as? String }
        return named.isEmpty ? [package] : named
    }

    // MARK: Settings

    private func settings(of target: Map, named name: String) -> BuildSettings {
        var settings = BuildSettings(values: ["TARGET_NAME": name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path])
        let language = (spec["options"] as? Map)?["developmentLanguage"] as? String
        settings.add([
            "PRODUCT_NAME": "$(TARGET_NAME)", "SUPPORTED_PLATFORMS": Self.platforms(of: target),
            "DEVELOPMENT_LANGUAGE": language ?? "en",
        ])
        if let path = (target["info"] as? Map)?["path"] as? String { settings.add(["INFOPLIST_FILE": path]) }
        for owner in [spec, target] {
            if let files = owner["configFiles"] as? Map, let path = Self.debug(files) as? String {
                settings.add(BuildSettings.file(folder.appending(path: path)))
            }
            var groups: [String: [String: Any]] = [:]
            settings.add(values(owner["settings"] as? Map ?? [:], groups: &groups))
        }
        return settings
    }

    /// The values of `settings`: alone, or as `base`, those of the debug configuration and those of groups.
    ///
    /// - Parameter known: The values of groups; none for one that is being read, which cannot have itself.
    private func values(_ settings: Map, groups known: inout [String: [String: Any]]) -> [String: Any] {
        var result: [String: Any] = [:]
        for name in Self.list(settings["groups"]).compactMap({ $0 as? String }) {
            if known[name] == nil {
                known[name] = [:]
                let group = (spec["settingGroups"] as? Map)?[name] as? Map ?? [:]
                known[name] = values(group, groups: &known)
            }
            result.merge(known[name] ?? [:]) { $1 }
        }
        let isDivided = ["base", "configs", "groups"].contains { settings[$0] != nil }
        let debug = (settings["configs"] as? Map).flatMap { Self.debug($0) as? Map } ?? [:]
        for values in isDivided ? [settings["base"] as? Map ?? [:], debug] : [settings] {
            result.merge(values.mapValues(Self.text)) { $1 }
        }
        return result
    }

    /// Numbers and truth values as project files have them.
    private static func text(_ value: Any) -> Any {
        switch value {
        case let value as Bool: value ? "YES" : "NO"
        case let value as [Any]: value.map { "\($0)" }
        default: "\(value)"
        }
    }

    private static func debug(_ configurations: Map) -> Any? {
        configurations.keys.sorted().first { $0.lowercased().contains("debug") }.flatMap { configurations[$0] }
    }

    /// As `SUPPORTED_PLATFORMS` has them.
    private static func platforms(of target: Map) -> String {
        let names = [
            "iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "tvOS": "appletvos", "visionOS": "xros",
        ]
        return list(target["supportedDestinations"] ?? target["platform"]).compactMap {
            ($0 as? String).flatMap { names[$0] }
        }
        .joined(separator: " ")
    }

    // MARK: Packages

    private var packages: Map { spec["packages"] as? Map ?? [:] }

    var productPackages: [String: String] {
        var result: [String: String] = [:]
        for target in (spec["targets"] as? Map ?? [:]).values.compactMap({ $0 as? Map }) {
            for dependency in Self.list(withTemplates(target)["dependencies"]).compactMap({ $0 as? Map }) {
                guard let name = dependency["package"] as? String, let package = packages[name] as? Map,
                    let address = package["url"] as? String ?? package["github"] as? String
                else { continue }
                for product in products(of: dependency, package: name) {
                    result[product] = ResolvedPackages.identity(address)
                }
            }
        }
        return result
    }

    var localPackages: [URL] {
        packages.values.compactMap { ($0 as? Map)?["path"] as? String }
            .map { folder.appending(path: $0).standardizedFileURL }
            .filter { AppFiles.exists($0.appending(path: "Package.swift")) }.sorted { $0.path < $1.path }
    }
}
