internal import Foundation

/// The development region of Xcode projects and Swift packages, which `Base.lproj` is written in.
enum AppleProject {
    /// Reads `developmentRegion` of `*.xcodeproj`, `defaultLocalization` of `Package.swift`, `CFBundleDevelopmentRegion`
    /// of `Info.plist`, and `developmentLanguage` of XcodeGen's `project.yml`.
    static func statements(in folder: ProjectFolder) -> [ProjectLanguage.Statement] {
        folder.names.compactMap { name in
            guard let language = language(in: folder, name: name) else { return nil }
            return ProjectLanguage.Statement(says: .language(LocaleFallback.tag(language)), file: name)
        }
    }

    private static func language(in folder: ProjectFolder, name: String) -> String? {
        switch name {
        case "Package.swift":
            folder.text(name)?.value(after: "defaultLocalization:", before: [",", ")"])
        case "project.yml", "project.yaml":
            folder.text(name)?.value(after: "developmentLanguage:", before: ["#"])
        case "Info.plist": folder.text(name).flatMap(propertyList)
        case _ where name.hasSuffix(".xcodeproj"):
            folder.text("\(name)/project.pbxproj")?.value(after: "developmentRegion =", before: [";"])
        default: nil
        }
    }

    /// nil for a variable, which the project file resolves.
    private static func propertyList(_ text: String) -> String? {
        guard let key = text.place(of: "<key>CFBundleDevelopmentRegion</key>"),
            let value = text[key.upperBound...].place(of: "<string>")
        else { return nil }
        let region = text[value.upperBound...].prefix { $0 != "<" }
        return region.contains("$") || region.isEmpty ? nil : String(region)
    }
}
