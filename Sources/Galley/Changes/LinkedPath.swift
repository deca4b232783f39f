internal import Foundation

/// Where a path leads, and through which symbolic links.
struct LinkedPath {
    /// The links on the way, each by a path without links before its name.
    private(set) var links: [String] = []
    /// The file in the end, by a path without links.
    private(set) var target = "/"

    /// Follows a path as the system does; what does not exist is taken as it is written. O(components).
    init(_ path: String) {
        let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var rest = Array(absolute.split(separator: "/").map(String.init).reversed())
        while let name = rest.popLast() {
            switch name {
            case ".": continue
            case "..": target = Self.parent(of: target)
            default:
                let next = target == "/" ? "/" + name : target + "/" + name
                guard links.count < Self.mostLinks,
                    let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: next)
                else {
                    target = next
                    continue
                }
                links.append(next)
                if destination.hasPrefix("/") { target = "/" }
                rest += destination.split(separator: "/").map(String.init).reversed()
            }
        }
    }

    private static func parent(of path: String) -> String {
        let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        return parent.isEmpty ? "/" : String(parent)
    }

    /// As many as Linux follows.
    private static let mostLinks = 40
}
