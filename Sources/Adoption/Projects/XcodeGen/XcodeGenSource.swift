internal import Foundation

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
        static func matches(_ path: Substring, _ pattern: String) -> Bool {
            matches(path.split(separator: "/")[...], pattern.split(separator: "/")[...])
        }

        private static func matches(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
            guard let first = pattern.first else { return true }
            if first == "**" {
                return pattern.count == 1
                    ? !path.isEmpty
                    : path.indices.contains { matches(path[$0...], pattern.dropFirst()) }
            }
            guard let name = path.first else { return false }
            return isName(name, first) && matches(path.dropFirst(), pattern.dropFirst())
        }

        private static func isName(_ name: Substring, _ pattern: Substring) -> Bool {
            guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
            let head = pattern[..<star]
            let rest = pattern[pattern.index(after: star)...]
            guard name.hasPrefix(head) else { return false }
            var tail = name.dropFirst(head.count)
            while true {
                if isName(tail, rest) { return true }
                guard !tail.isEmpty else { return false }
                tail = tail.dropFirst()
            }
        }
    }
}
