internal import Catalogs
internal import Foundation

/// What is in the Info.plist of an app: apps read their identifier, version and own values where they start, and often end where
/// there is none.
///
/// It is the file that `INFOPLIST_FILE` names, with the build settings filled in, and what the build settings of the target say
/// beside it.
///
/// Source: Apple, “Build settings reference” (Info.plist File, Generate Info.plist File).
struct AppInformation {
    /// Foundation ends a program that asks for the language of development (`Bundle.developmentLocalization`) where none is stated.
    private var values: [String: Any] = [Self.region: "en"]
    private static let region = "CFBundleDevelopmentRegion"

    /// More than any has.
    private static let mostBytes = 1 << 20

    /// What a package has, which has no bundle of its own.
    init() {}

    /// - Parameters:
    ///   - folder: That of the project, outside of which nothing is read.
    ///   - others: What the project says beside the file, and takes precedence.
    init(_ settings: BuildSettings, in folder: URL, others: [String: Any] = [:]) {
        var settings = settings
        let name = settings["PRODUCT_NAME"] ?? settings["TARGET_NAME"] ?? ""
        settings.add(["PRODUCT_NAME": name, "EXECUTABLE_NAME": settings["EXECUTABLE_NAME"] ?? name])
        for (key, value) in settings.values(after: "INFOPLIST_KEY_") where Self.isKey(key) {
            values[key] =
                switch value {
                case "YES", "NO": value == "YES"
                case _ where key == "UISupportedInterfaceOrientations": value.split(separator: " ").map(String.init)
                default: value
                }
        }
        if let language = settings["DEVELOPMENT_LANGUAGE"], !language.isEmpty { values[Self.region] = language }
        values["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        values["CFBundleName"] = settings["PRODUCT_NAME"]
        values["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
        values["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
        if let file = settings["INFOPLIST_FILE"] { add(Self.list(at: file, in: folder), filledBy: settings) }
        add(others, filledBy: settings)
    }

    /// Settings for one platform, those of one device, and what only tells Xcode to make a value are no keys.
    private static func isKey(_ name: String) -> Bool {
        !name.contains("[") && !["_Generation", "_iPad", "_iPhone"].contains { name.hasSuffix($0) }
    }

    private mutating func add(_ list: [String: Any], filledBy settings: BuildSettings) {
        // What a property list cannot have, such as a null of YAML, is left out.
        func filled(_ value: Any) -> Any? {
            switch value {
            case let text as String: settings.filled(text)
            case let list as [Any]: list.compactMap(filled)
            case let values as [String: Any]: values.compactMapValues(filled)
            case is Bool, is Int, is Double, is Date, is Data: value
            default: nil
            }
        }
        for (key, value) in list {
            guard let value = filled(value) else { continue }
            // Where a setting has no value here, what is known otherwise is better than nothing.
            if value as? String != "" || values[key] == nil { values[key] = value }
        }
    }

    /// Adds what another list has and this one lacks.
    mutating func add(missingFrom other: AppInformation) { values.merge(other.values) { own, _ in own } }

    private static func list(at path: String, in folder: URL) -> [String: Any] {
        let file = (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
            .resolvingSymlinksInPath()
        let root = folder.standardizedFileURL.resolvingSymlinksInPath()
        let size = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        guard file.path.hasPrefix(root.path + "/"), size?.isRegularFile == true, size?.fileSize ?? 0 < mostBytes,
            let data = try? Data(contentsOf: file), isSafe(Array(data))
        else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    /// Whether it is XML or binary, as Xcode writes it, and not so deep that reading it would end the program.
    private static func isSafe(_ bytes: [UInt8]) -> Bool {
        let isXML = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
        return (isXML || bytes.starts(with: "bplist".utf8)) && PropertyListDepth.isBounded(bytes)
    }

    /// The property list that belongs beside the program; nil where a value cannot be written.
    var list: Data? { try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) }
}
