extension ProjectLanguage {
    /// Whether a file may say what the readers of projects look for, as its name tells: which language the texts of the
    /// catalogs around it were written in, and how these write them (`l10n.yaml`).
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
