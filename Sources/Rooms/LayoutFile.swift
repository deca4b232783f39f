internal import Basics
package import Catalogs

/// Files from which rooms are read, by their names.
package enum LayoutFile {
    /// The screens of a file, with its digest.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - path: Its path, for places and messages.
    ///   - widths: The widths of screens for layouts of Android; none for what the layout's folder asks for.
    ///   - dump: What dumps of Android's screens do not say.
    ///   - project: The resources that layouts of Android refer to.
    ///   - texts: What the code around a storyboard or XIB gives to outlets.
    /// - Returns: nil where no reader is for files of such a name.
    /// - Throws: `CatalogError` where the file cannot be read, with the place.
    package static func screens(
        _ data: [UInt8], path: String, widths: [Double] = [], dump: DumpSettings = DumpSettings(),
        project: () -> AndroidProject, texts: () -> AssignedTexts = { AssignedTexts() }
    ) throws(CatalogError) -> [RoomsFile.Screen]? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var screens: [RoomsFile.Screen]
        if let ending = [".storyboard", ".xib"].first(where: name.hasSuffix) {
            screens = try StoryboardReader.screens(
                data, file: path, table: String(name.dropLast(ending.count)), texts: texts())
        } else if AndroidLayoutReader.reads(path) {
            screens = []
            for width in widths.isEmpty ? [nil] : widths.map(Optional.some) {
                screens.append(try AndroidLayoutReader.screen(data, path: path, project: project(), width: width))
            }
        } else if name.hasSuffix(".xml"), UIAutomatorReader.reads(data) {
            screens = try UIAutomatorReader.screens(data, file: path, name: String(name.dropLast(4)), dump)
        } else if name.hasSuffix(RoborazziReader.ending) {
            let screen = String(name.dropLast(RoborazziReader.ending.count))
            screens = try RoborazziReader.screens(data, file: path, name: screen, dump)
        } else if name.hasSuffix(PenpotReader.ending) {
            screens = try PenpotReader.screens(data, file: path)
        } else if name.hasSuffix(".json") {
            screens = try FigmaReader.screens(data, file: path)
        } else {
            return nil
        }
        let source = RoomsFile.Source(file: path, digest: SHA256.digits(data))
        for index in screens.indices { screens[index].source = source }
        return screens
    }

    /// What a path names, as far as options depend on it.
    package enum Kind {
        /// A layout or a menu of Android.
        case androidLayout
        /// A dump of a screen of Android.
        case screenDump
        case other
    }

    /// The kind of a file, by its path.
    package static func kind(of path: String) -> Kind {
        if AndroidLayoutReader.reads(path) { return .androidLayout }
        return path.hasSuffix(".xml") || path.hasSuffix(RoborazziReader.ending) ? .screenDump : .other
    }

    /// The names of files that can be read, for messages.
    package static let kinds =
        "*.storyboard, *.xib, res/layout*/*.xml, res/menu*/*.xml, window_dump.xml of uiautomator, *.uitree.json of Roborazzi, "
        + "*.json of Figma's API, *.penpot"
}

extension RoomsFile.Screen {
    /// The same with other paths of its files.
    package func mapFiles(_ transform: (String) -> String) -> RoomsFile.Screen {
        var screen = self
        screen.source?.file = source?.file.map(transform)
        for index in rooms.indices { screen.rooms[index].place?.file = rooms[index].place?.file.map(transform) }
        for index in (notKnown ?? []).indices {
            screen.notKnown?[index].place?.file = notKnown?[index].place?.file.map(transform)
        }
        return screen
    }
}
