internal import Basics
package import Catalogs

/// Reads the rooms of Android's layout files and menus.
package enum AndroidLayoutReader {
    /// The width of a screen where the folder of a layout names none, in dp.
    package static let defaultWidth = 360.0

    /// Whether a path is that of a layout or menu: `res/layout-land/home.xml`.
    package static func reads(_ path: String) -> Bool {
        guard let folder = AndroidProject.parts(of: path)?.folder else { return false }
        return isFolder(folder, "layout") || isFolder(folder, "menu")
    }

    private static func isFolder(_ folder: String, _ kind: String) -> Bool {
        folder == kind || folder.hasPrefix(kind + "-")
    }

    /// The screen of a file.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - path: Its path, for places and messages, and to find what it refers to.
    ///   - project: The resources around it.
    ///   - width: The width of the screen in dp; nil for that of the folder's qualifiers, or 360.
    /// - Throws: `CatalogError` where it is no XML, with the place.
    package static func screen(
        _ data: [UInt8], path: String, project: AndroidProject, width: Double? = nil
    ) throws(CatalogError) -> RoomsFile.Screen {
        let tree = try XML.tree(data, file: path)
        let parts = AndroidProject.parts(of: path)
        let folder = parts?.folder ?? "layout"
        let screenWidth = width ?? self.width(of: folder)
        let suffix = folder.drop { $0 != "-" }
        var screen = RoomsFile.Screen(
            name: (parts?.name ?? path) + (suffix.isEmpty ? "" : " (\(suffix.dropFirst()))"), platform: "android",
            width: screenWidth)
        screen.toolkit = "textview"
        if isFolder(folder, "menu") {
            let menu = AndroidMenu(project, path: path).read(tree, screen: screenWidth)
            screen.rooms = menu.rooms
            screen.notKnown = menu.notKnown.isEmpty ? nil : menu.notKnown
            return screen
        }
        var nodes = AndroidTree(project)
        var unknown: [UnknownRoom] = []
        if let root = nodes.root(tree, path: path) {
            var rooms = AndroidRooms(screen: screenWidth, isPart: isPart(parts?.name ?? ""))
            rooms.read(root)
            screen.rooms = rooms.rooms
            unknown = rooms.unknown
        }
        unknown += nodes.faults
        screen.notKnown = unknown.isEmpty ? nil : unknown
        return screen
    }

    /// Whether the names say that it is shown in something narrower than the screen.
    private static func isPart(_ name: String) -> Bool {
        ["dialog", "alert", "popup", "widget", "notification", "tooltip", "grid", "drawer"].contains {
            name.contains($0)
        }
    }

    /// The least width that the qualifiers of a folder ask for.
    private static func width(of folder: String) -> Double {
        var width = defaultWidth
        for part in folder.split(separator: "-").dropFirst() {
            let digits = part.drop { $0.isLetter }.prefix { $0.isNumber }
            if part.hasPrefix("sw") || part.hasPrefix("w"), part.hasSuffix("dp"), let least = Double(digits) {
                width = max(width, least)
            } else if part == "land" {
                width = max(width, 640)
            }
        }
        return width
    }
}
