internal import Catalogs
internal import Foundation
internal import Projects

/// The files that decide which version of Galley runs and with which options: workflows, scripts, lists of
/// dependencies.
///
/// Nothing records how a commit was checked, but every file that runs Galley has its name in it. A change of such a
/// file counts for everything, though something else in it may have changed. Settings outside of the repository, such
/// as those of a CI service, are not seen.
struct ToolSettings {
    private let inputs: ProjectInputs

    /// - Parameter inputs: The files of the project, which are compared separately.
    init(besides inputs: ProjectInputs) { self.inputs = inputs }

    /// Why everything is to be checked: the first changed file that names Galley, now or then; nil where there is none.
    func firstChange(in files: ChangedFiles) -> String? {
        let compared = inputs.comparedFiles(in: files)
        let changed = files.paths { Self.mayRunTools($0) && !compared.contains($0) }
        let path = changed.first { path in
            Self.isNamed(at: files.repository.place(of: path)) || files.stored(path).map(Self.isNamed) ?? false
        }
        return path.map { "\(files.changed($0)), which may set the version of Galley or its options" }
    }

    /// Only plain files are read, and not through links.
    private static func isNamed(at place: String) -> Bool {
        guard FileKind(place, followsLink: false) == .file, LinkedPath(place).links.isEmpty else { return false }
        return (try? Data(contentsOf: URL(filePath: place), options: .alwaysMapped)).map(isNamed) ?? true
    }

    /// A file that git cannot give may have named it.
    private static func isNamed(in file: StoredFile) -> Bool {
        file.kind == .file && (try? file.contents()).map(isNamed) ?? true
    }

    private static func isNamed(in contents: Data) -> Bool {
        String(decoding: contents, as: UTF8.self).lowercased().contains("galley")
    }

    /// Whether a file, by its name, may run programs or list dependencies.
    private static func mayRunTools(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name == Project.fileName { return false }
        if names.contains(name) { return true }
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        return ending.map(endings.contains) ?? true
    }

    private static let names: Set = ["Package.swift", "package.json", ".tool-versions"]
    /// A file without an extension may be a Makefile, a Dockerfile or a script.
    private static let endings: Set = [
        "yml", "yaml", "toml", "resolved", "lock", "sh", "bash", "zsh", "fish", "py", "rb", "mk", "make", "cmake",
        "gradle",
        "kts", "groovy", "bazel", "bzl", "nix", "cfg", "ini", "env", "conf", "ps1", "bat", "cmd", "dockerfile", "just",
    ]
}
