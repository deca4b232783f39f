internal import Foundation

/// The neutral language of .NET's resources.
enum DotNetProject {
    /// Reads `NeutralLanguage` of `*.csproj` and of the files that its projects share.
    static func statements(in folder: ProjectFolder) -> [ProjectLanguage.Statement] {
        folder.names.filter { $0.hasSuffix(".csproj") || $0 == "Directory.Build.props" }.compactMap { name in
            folder.text(name)?.value(after: "<NeutralLanguage>", before: ["<"])
                .map { .init(says: .language($0), file: name) }
        }
    }
}
