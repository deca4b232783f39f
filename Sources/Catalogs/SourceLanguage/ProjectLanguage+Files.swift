extension ProjectLanguage {
    /// Whether a file, by its name, may say what the readers of projects look for: the source language of the catalogs
    /// around it, and how their texts are written (`l10n.yaml`).
    package static func mayBeStated(in path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        switch name {
        case "Package.swift", "project.yml", "project.yaml", "Info.plist", "project.pbxproj", "l10n.yaml",
            "pubspec.yaml", "Directory.Build.props", "application.rb":
            return true
        default: return name.hasSuffix(".csproj") || WebProject.isConfiguration(path)
        }
    }
}
