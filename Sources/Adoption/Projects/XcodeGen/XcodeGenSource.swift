internal import Foundation
internal import Labels

extension XcodeGenProject {
    /// The files or the folder that a target of a `project.yml` has.
    struct Source {
        private let path: String
        /// Patterns below the path; empty for all.
        private let includes: [String]
        private let excludes: [String]
        /// As project files name them; nil for all.
        let platforms: [String]?
        /// Whether a build makes it.
        let isGenerated: Bool

        /// nil for what is no source.
        init?(_ value: Any, target: String) {
            let map = value as? Map ?? [:]
            guard let path = value as? String ?? map["path"] as? String else { return nil }
            self.path = path.replacing("${target_name}", with: target)
            includes = map["includes"] as? [String] ?? []
            excludes = map["excludes"] as? [String] ?? []
            platforms = (map["destinationFilters"] as? [String]).map { $0.map { $0.lowercased() } }
            isGenerated = map["buildPhase"] as? String == "none"
        }

        /// O(files).
        func files(in folder: URL) -> [URL] {
            let place = folder.appending(path: path).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue, place.pathExtension != "xcassets" else { return [place] }
            return AppFiles.all(in: place).filter { file in
                let path = file.path.dropFirst(place.path.count + 1)
                return (includes.isEmpty || includes.contains { Self.matches(path, $0) })
                    && !excludes.contains { Self.matches(path, $0) }
            }
        }

        /// Whether a pattern is that of a path or of a folder around it: `*` is any part of a name, `**` any folders.
        /// O(pattern × path) at most.
        static func matches(_ path: Substring, _ pattern: String) -> Bool {
            let names = path.split(separator: "/")
            let parts = pattern.split(separator: "/")
            var (name, part) = (0, 0)
            // Where to continue when the rest does not match: after the latest `**`, one name further than last time.
            var retry: (part: Int, name: Int)?
            while part < parts.count {
                if parts[part] == "**" {
                    part += 1
                    retry = (part, name)
                    // It is no folder without anything in it.
                    if part == parts.count { return name < names.count }
                } else if name < names.count, Wildcard(parts[part]).matches(names[name]) {
                    (name, part) = (name + 1, part + 1)
                } else if let folders = retry, folders.name < names.count {
                    (name, part) = (folders.name + 1, folders.part)
                    retry = (part, name)
                } else {
                    return false
                }
            }
            return true
        }
    }
}
