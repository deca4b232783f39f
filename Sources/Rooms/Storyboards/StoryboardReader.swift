internal import Basics
package import Catalogs

/// Reads the rooms of storyboards and XIBs for iOS.
///
/// The format is Interface Builder's own and is not documented. What is read here is what Xcode writes, as seen in files.
package enum StoryboardReader {
    /// The screens of a file: one for each scene of a storyboard, one for a XIB.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - file: Its path, for places and messages.
    ///   - table: The name of its table of texts: the file's own without an extension.
    ///   - texts: What the code of the app gives to outlets.
    /// - Throws: `CatalogError` where it is no such file, with the place.
    package static func screens(
        _ data: [UInt8], file: String, table: String, texts: AssignedTexts = AssignedTexts()
    ) throws(CatalogError) -> [RoomsFile.Screen] {
        let collector = XMLCollector(
            roots: ["document", "archive"], names: ["scene", "objects", "device", "resources"])
        try XML.read(data, file: file, visitor: collector)
        guard let root = collector.root else { return [] }
        if let reason = refusal(of: root) {
            let place = RoomPlace(file: file, line: root.position.line, column: root.position.column)
            return [
                RoomsFile.Screen(name: table, platform: "ios", notKnown: [UnknownRoom(place: place, reason: reason)])
            ]
        }
        let context = NibContext(
            file: file, table: table,
            device: collector.elements.first { $0.name == "device" }.flatMap { device in
                NibDevice.size(of: device["id"] ?? "", isLandscape: device["orientation"] == "landscape")
            },
            images: images(collector.elements), tabs: tabs(collector.elements), texts: texts)
        return collector.elements.filter { $0.name == "scene" || $0.name == "objects" }
            .map { screen($0, context) }
            .filter { !$0.rooms.isEmpty || $0.notKnown != nil }
    }

    /// Why a file has no rooms for iOS; nil for one that has.
    private static func refusal(of root: XML.Element) -> String? {
        if root.name == "archive" { return "the file has the format of Xcode 4: open it in Xcode and save it" }
        let kind = root["type"] ?? ""
        let isKnown = kind.contains("CocoaTouch") && !kind.contains("Watch") && !kind.contains("AppleTV")
        return isKnown ? nil : "only storyboards and XIBs of iOS are read, and this is '\(kind.excerpt)'"
    }

    private static func screen(_ element: XML.Element, _ context: NibContext) -> RoomsFile.Screen {
        let scene = NibScene(element)
        let root = scene.controllerView ?? scene.roots.first
        var screen = RoomsFile.Screen(name: name(of: scene, context), platform: "ios")
        screen.toolkit = "uikit"
        let size = scene.controller != nil ? root.map { ($0.frame.width, $0.frame.height) } : nil
        (screen.width, screen.height) = (size ?? context.device).map { ($0.0, $0.1) } ?? (nil, nil)
        var rooms = NibRooms(scene, context, screenWidth: screen.width)
        rooms.read()
        screen.rooms = rooms.rooms
        screen.notKnown = rooms.unknown.isEmpty ? nil : rooms.unknown
        return screen
    }

    /// The table and what people call the scene.
    private static func name(of scene: NibScene, _ context: NibContext) -> String {
        guard let controller = scene.controller else { return context.table }
        let item = scene.items.first { $0.name == "navigationItem" }?["title"]
        let name =
            controller["storyboardIdentifier"] ?? controller["userLabel"] ?? controller["title"] ?? item
            ?? controller["customClass"] ?? controller["id"] ?? ""
        return "\(context.table): \(name)"
    }

    /// The widths of the pictures that the file names.
    private static func images(_ elements: [XML.Element]) -> [String: Double] {
        let images = elements.filter { $0.name == "resources" }.flatMap(\.elements).filter { $0.name == "image" }
        return Dictionary(
            images.compactMap { image in image["name"].flatMap { name in image.number("width").map { (name, $0) } } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The number of tabs beside each other, by the controllers that the tabs lead to.
    private static func tabs(_ elements: [XML.Element]) -> [String: Int] {
        var tabs: [String: Int] = [:]
        func read(_ element: XML.Element) {
            if element.name == "tabBarController" {
                let segues =
                    element.first("connections")?.elements
                    .filter { $0["relationship"] == "viewControllers" }
                    .compactMap { $0["destination"] } ?? []
                for segue in segues { tabs[segue] = segues.count }
                return
            }
            for child in element.elements { read(child) }
        }
        for element in elements where element.name == "scene" { read(element) }
        return tabs
    }
}

/// What the scenes of a file share.
struct NibContext {
    var file: String
    var table: String
    var device: (width: Double, height: Double)?
    var images: [String: Double]
    var tabs: [String: Int]
    var texts: AssignedTexts
}

extension NibScene {
    /// The view of the scene's view controller.
    var controllerView: NibView? { roots.first { $0.element["key"] == "view" } }
}
