internal import Foundation

/// The development region of Xcode projects and Swift packages, which `Base.lproj` is written in.
enum AppleProject {
    /// Reads `developmentRegion` of `*.xcodeproj`, `defaultLocalization` of `Package.swift`, `CFBundleDevelopmentRegion`
    /// of `Info.plist`, and `developmentLanguage` of XcodeGen's `project.yml`.
    static func statements(in folder: URL, names: [String]) -> [ProjectLanguage.Statement] {
        names.compactMap { name in
            guard let language = language(in: folder.appending(path: name), name: name) else { return nil }
            return ProjectLanguage.Statement(says: .language(LocaleFallback.tag(language)), file: name)
        }
    }

    private static func language(in url: URL, name: String) -> String? {
        switch name {
        case "Package.swift":
            ProjectLanguage.text(url)?.value(after: "defaultLocalization:", before: [",", ")"])
        case "project.yml", "project.yaml":
            ProjectLanguage.text(url)?.value(after: "developmentLanguage:", before: ["#"])
        case "Info.plist": propertyList(url)
        case _ where name.hasSuffix(".xcodeproj"):
            ProjectLanguage.text(url.appending(path: "project.pbxproj"))?
                .value(after: "developmentRegion =", before: [";"])
        default: nil
        }
    }

    /// nil for a variable, which the project file resolves.
    private static func propertyList(_ url: URL) -> String? {
        guard let text = ProjectLanguage.text(url),
            let key = text.place(of: "<key>CFBundleDevelopmentRegion</key>"),
            let value = text[key.upperBound...].place(of: "<string>")
        else { return nil }
        let region = text[value.upperBound...].prefix { $0 != "<" }
        return region.contains("$") || region.isEmpty ? nil : String(region)
    }
}
