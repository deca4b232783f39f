internal import Foundation

/// The versions of packages that a project was built with: its `Package.resolved`.
///
/// Source: Swift Package Manager, “Resolving and updating dependencies”; versions 1 to 3 of the file.
struct ResolvedPackages {
    /// A package at a version.
    struct Pin: Equatable {
        /// The last part of the package's address, in small letters.
        let identity: String
        let version: String?
        let branch: String?
        let revision: String?

        /// `kingfisher 7.10.0`; without a version the branch, or the start of the revision.
        var title: String {
            guard let state = version ?? branch ?? revision.map({ String($0.prefix(7)) }) else { return identity }
            return "\(identity) \(state)"
        }
    }

    /// By the identity of the package.
    private(set) var pins: [String: Pin] = [:]
    /// The file, if there is one that cannot be read.
    private(set) var unreadable: URL?

    init() {}

    /// - Parameter project: An `.xcodeproj`, or the folder of a package.
    init(of project: URL) {
        guard let file = Self.files(of: project).first(where: AppFiles.exists) else { return }
        guard let data = try? Data(contentsOf: file), let content = try? JSONDecoder().decode(File.self, from: data)
        else {
            unreadable = file
            return
        }
        for entry in (content.pins ?? []) + (content.object?.pins ?? []) {
            guard let identity = entry.identity ?? (entry.location ?? entry.repositoryURL).map(Self.identity) else {
                continue
            }
            pins[identity.lowercased()] = Pin(
                identity: identity.lowercased(), version: entry.state.version, branch: entry.state.branch,
                revision: entry.state.revision)
        }
    }

    /// The identity of a package at an address: `kingfisher` for `https://github.com/onevcat/Kingfisher.git`.
    static func identity(_ address: String) -> String {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    /// The package of a module by their names: `swift-algorithms` has `Algorithms`.
    func pin(ofModule name: String) -> Pin? {
        let wanted = Self.core(name)
        return pins.values.filter { Self.core($0.identity) == wanted }.min { $0.identity < $1.identity }
    }

    private static func core(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for word in ["swift", "spm", "ios"] {
            if letters.hasPrefix(word), letters.count > word.count { return String(letters.dropFirst(word.count)) }
            if letters.hasSuffix(word), letters.count > word.count { return String(letters.dropLast(word.count)) }
        }
        return letters
    }

    private static func files(of project: URL) -> [URL] {
        let inWorkspace = "xcshareddata/swiftpm/Package.resolved"
        guard project.pathExtension == "xcodeproj" else { return [project.appending(path: "Package.resolved")] }
        let folder = project.deletingLastPathComponent()
        // Xcode writes that of the workspace, where there is one beside the project.
        let workspaces = AppFiles.folders(in: folder).filter { $0.pathExtension == "xcworkspace" }
        return workspaces.map { $0.appending(path: inWorkspace) }
            + [
                project.appending(path: "project.xcworkspace/\(inWorkspace)"),
                folder.appending(path: "Package.resolved"),
            ]
    }

    private struct File: Decodable {
        let pins: [Entry]?
        let object: Object?

        struct Object: Decodable { let pins: [Entry] }
        struct Entry: Decodable {
            let identity: String?
            let location: String?
            let repositoryURL: String?
            let state: State
        }
        struct State: Decodable {
            let version: String?
            let branch: String?
            let revision: String?
        }
    }
}
