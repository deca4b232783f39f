internal import Foundation

/// Where a path leads, and through which symbolic links.
package struct LinkedPath {
    /// The links on the way, each by a path without links before its name.
    package private(set) var links: [String] = []
    /// The file in the end, by a path without links.
    package private(set) var target = "/"
    /// The first link whose destination is not UTF-8. It is not followed here, though the system follows it.
    package private(set) var unreadableLink: String?

    /// Follows a path as the system does; what does not exist is taken as it is written. O(components).
    package init(_ path: String) {
        let absolute = path.hasPrefix("/") ? path : Self.currentFolder + "/" + path
        var rest = Array(absolute.split(separator: "/").map(String.init).reversed())
        while let name = rest.popLast() {
            switch name {
            case ".": continue
            case "..": target = Self.parent(of: target)
            default:
                let next = target == "/" ? "/" + name : target + "/" + name
                guard links.count < Self.mostLinks, let destination = Self.destination(ofLink: next) else {
                    if unreadableLink == nil, links.count < Self.mostLinks, Self.isLink(next) { unreadableLink = next }
                    target = next
                    continue
                }
                links.append(next)
                if destination.hasPrefix("/") { target = "/" }
                rest += destination.split(separator: "/").map(String.init).reversed()
            }
        }
    }

    /// Whether there is a symbolic link, wherever it leads.
    package static func isLink(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
    }

    /// The destination of a symbolic link; nil for anything else, and for a destination that is not UTF-8.
    package static func destination(ofLink link: String) -> String? {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &characters, characters.count)
        guard count >= 0 else { return nil }
        return String(validating: characters[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The folder that a path without links lies in.
    package static func parent(of path: String) -> String {
        let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        return parent.isEmpty ? "/" : String(parent)
    }

    /// Whether a path is that of a folder or of something in it, both without links.
    package static func lies(_ path: String, in folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    private static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    /// As many as Linux follows.
    private static let mostLinks = 40
}
