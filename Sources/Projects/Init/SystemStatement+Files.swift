internal import Catalogs
internal import Foundation

extension SystemStatement {
    /// What the files of a folder say: first the projects of apps, then the files nearest to the folder.
    static func all(in paths: [String], below folder: URL) -> [SystemStatement] {
        let found = paths.compactMap { path -> (depth: Int, statement: SystemStatement)? in
            guard let reader = reader(of: path), let text = ProjectLanguage.text(folder.appending(path: path)),
                let statement = reader(text, path), !statement.systems.isEmpty
            else { return nil }
            return (path.utf8.count { $0 == UInt8(ascii: "/") }, statement)
        }
        return found.sorted {
            ($0.statement.kind, $0.depth, $0.statement.file) < ($1.statement.kind, $1.depth, $1.statement.file)
        }
        .map(\.statement)
    }

    private typealias Reader = (_ text: String, _ path: String) -> SystemStatement?

    private static func reader(of path: String) -> Reader? {
        switch path.split(separator: "/").last {
        case "project.pbxproj": xcodeProject
        case "project.yml", "project.yaml": xcodeGen
        case "Podfile": podfile
        case "Package.swift": package
        case "AndroidManifest.xml": { SystemStatement(kind: .part, file: $1, systems: $0.isEmpty ? [] : [.android]) }
        case "build.gradle", "build.gradle.kts": gradle
        case "pubspec.yaml":
            { SystemStatement(kind: .app, file: $1, systems: $0.contains("sdk: flutter") ? [.android] : []) }
        case "package.json": webPackage
        default: nil
        }
    }

    // MARK: Xcode

    /// `SDKROOT`, `SUPPORTED_PLATFORMS`, `IPHONEOS_DEPLOYMENT_TARGET` and `TARGETED_DEVICE_FAMILY` of every target.
    private static func xcodeProject(_ text: String, _ path: String) -> SystemStatement? {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        var statement = SystemStatement(kind: .app, file: folder.isEmpty ? path : folder)
        for (name, value) in settings(text) {
            let words = value.split { " ,".contains($0) }.map(String.init)
            switch name {
            case "SDKROOT", "SUPPORTED_PLATFORMS": statement.systems.formUnion(words.compactMap { sdks[$0] })
            case "IPHONEOS_DEPLOYMENT_TARGET": statement.ask(for: major(value), of: .ios)
            case "MACOSX_DEPLOYMENT_TARGET": statement.ask(for: major(value), of: .macos)
            case "TARGETED_DEVICE_FAMILY": statement.families.formUnion(words.compactMap { Int($0) })
            default: continue
            }
        }
        if statement.systems.isEmpty { statement.systems = Set(statement.oldest.keys) }
        return statement
    }

    private static let sdks: [String: System] = [
        "iphoneos": .ios, "macosx": .macos, "appletvos": .tvos, "watchos": .watchos, "xros": .visionos,
    ]

    /// The lines `NAME = value;` of a project file.
    private static func settings(_ text: String) -> [(name: String, value: String)] {
        lines(text).compactMap { line in
            guard line.hasSuffix(";"), let sign = line.firstIndex(of: "=") else { return nil }
            let value = line[line.index(after: sign)...].dropLast().trimmingCharacters(in: quotesAndBlanks)
            return (line[..<sign].trimmingCharacters(in: .whitespaces), value)
        }
    }

    /// XcodeGen: `platform:`, and `deploymentTarget:` for all or for each platform.
    private static func xcodeGen(_ text: String, _ path: String) -> SystemStatement? {
        var statement = SystemStatement(kind: .app, file: path)
        for line in lines(text) {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: quotesAndBlanks) }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "platform", "supportedDestinations":
                if parts[1].contains("iOS") { statement.systems.insert(.ios) }
                if parts[1].contains("macOS") { statement.systems.insert(.macos) }
            case "iOS", "deploymentTarget": statement.ask(for: major(parts[1]), of: .ios)
            case "TARGETED_DEVICE_FAMILY":
                statement.families.formUnion(parts[1].split { " ,".contains($0) }.compactMap { Int($0) })
            default: continue
            }
        }
        return statement
    }

    private static func podfile(_ text: String, _ path: String) -> SystemStatement? {
        var statement = SystemStatement(kind: .part, file: path)
        for line in lines(text) where line.hasPrefix("platform ") {
            for (name, system) in [(":ios", System.ios), (":osx", .macos)] where line.contains(name) {
                statement.systems.insert(system)
                statement.ask(for: major(line.drop { $0 != "," }), of: system)
            }
        }
        return statement
    }

    /// `platforms: [.iOS(.v17)]`
    private static func package(_ text: String, _ path: String) -> SystemStatement? {
        var statement = SystemStatement(kind: .part, file: path)
        for line in lines(text) {
            for (name, system) in [(".iOS(", System.ios), (".macOS(", .macos)] {
                guard let start = line.range(of: name) else { continue }
                let version = line[start.upperBound...].prefix { $0 != ")" }
                guard version.hasPrefix(".v") || version.hasPrefix("\"") else { continue }
                statement.systems.insert(system)
                statement.ask(for: major(version), of: system)
            }
        }
        return statement
    }

    // MARK: Android and the web

    private static func gradle(_ text: String, _ path: String) -> SystemStatement? {
        guard text.contains("com.android.") || text.contains("android {") else { return nil }
        var statement = SystemStatement(kind: .part, file: path, systems: [.android])
        for line in lines(text) where line.hasPrefix("minSdk") { statement.ask(for: major(line), of: .android) }
        return statement
    }

    /// React Native draws the controls of the system.
    private static func webPackage(_ text: String, _ path: String) -> SystemStatement? {
        let isNative = text.contains("\"react-native\"")
        var statement = SystemStatement(kind: .part, file: path, systems: isNative ? [.ios, .android] : [.web])
        let package = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        statement.package = package?["name"] as? String
        statement.dependencies = Set((package?["dependencies"] as? [String: Any] ?? [:]).keys)
        return statement
    }

    // MARK: Texts

    /// By bytes and not characters: an Xcode project has a million of them.
    private static func lines(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map {
            Substring($0).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The first number in a text; nil where it is a variable.
    private static func major(_ text: some StringProtocol) -> Int? {
        guard !text.contains("$") else { return nil }
        return Int(text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }.prefix(4))
    }

    private static let quotesAndBlanks = CharacterSet(charactersIn: " \t\"'[]")
}
