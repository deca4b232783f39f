package import Catalogs

/// Reads the rooms of a design in the JSON of Figma's REST API (`GET /v1/files/:key` and `/nodes`).
///
/// Source: the reference of the API, under Node types and TypeStyle.
package enum FigmaReader {
    /// The screens of a design: the frames that are directly on a page.
    ///
    /// - Throws: `CatalogError` where it is no such file, with the place.
    package static func screens(_ data: [UInt8], file: String) throws(CatalogError) -> [RoomsFile.Screen] {
        var reader = try JSONReader(data, file: file)
        var documents: [FigmaNode] = []
        var isDesign = false
        let position = reader.position()
        try reader.readObject("an object: the answer of Figma's API") { (reader, name) throws(CatalogError) in
            switch name.value {
            case "document":
                isDesign = true
                documents.append(try FigmaNode(&reader))
            case "nodes":
                isDesign = true
                try reader.readObject("an object of nodes") { (reader, _) throws(CatalogError) in
                    guard try reader.nextKind() == .object else { return try reader.skipValue() }
                    try reader.readObject("a node") { (reader, name) throws(CatalogError) in
                        if name.value == "document" {
                            documents.append(try FigmaNode(&reader))
                        } else {
                            try reader.skipValue()
                        }
                    }
                }
            default: try reader.skipValue()
            }
        }
        try reader.readEnd()
        guard isDesign else { throw CatalogError(.missingMember("document"), at: position) }
        return documents.flatMap(frames).map { screen($0, file) }.filter { !$0.rooms.isEmpty || $0.notKnown != nil }
    }

    /// The outermost frames.
    private static func frames(_ node: FigmaNode) -> [FigmaNode] {
        ["DOCUMENT", "CANVAS", "SECTION"].contains(node.type) ? node.children.flatMap(frames) : [node]
    }

    private static func screen(_ frame: FigmaNode, _ file: String) -> RoomsFile.Screen {
        // A design does not say what it is for.
        var screen = RoomsFile.Screen(
            name: frame.name, platform: nil, width: frame.box?.width, height: frame.box?.height)
        func read(_ node: FigmaNode) {
            // What is hidden in a design is a variant, or left over.
            guard node.isVisible else { return }
            if node.type == "TEXT", let text = node.characters, !text.allSatisfy(\.isWhitespace) {
                let place = RoomPlace(
                    file: file, line: node.position.line, column: node.position.column, identifier: node.id)
                if let box = node.box {
                    screen.rooms.append(room(text, at: place, node, box, in: frame))
                } else {
                    let unknown = UnknownRoom(text: text, place: place, reason: "the design gives it no box")
                    screen.notKnown = (screen.notKnown ?? []) + [unknown]
                }
            }
            for child in node.children { read(child) }
        }
        read(frame)
        return screen
    }

    private static func room(
        _ text: String, at place: RoomPlace, _ node: FigmaNode, _ box: FigmaNode.Box, in frame: FigmaNode
    ) -> HarvestedRoom {
        var room = HarvestedRoom(text: text, font: node.style.font)
        room.role = "label"
        room.place = place
        if let outer = frame.box { room.frame = [box.x - outer.x, box.y - outer.y, box.width, box.height] }
        room.width = box.width
        switch node.style.autoResize {
        case "WIDTH_AND_HEIGHT":
            // The layer is as wide as its text, up to its greatest width or that of the frame.
            if let most = node.maxWidth {
                room.width = most
            } else {
                room.width = frame.box.map { max($0.x + $0.width - box.x, box.width) }
                room.limit = .screen
            }
        case "HEIGHT": break
        default: room.height = box.height
        }
        if node.style.truncates || node.style.autoResize == "TRUNCATE" {
            room.overflow = .ellipsis
            room.lines = node.style.maxLines
        }
        switch node.style.textCase {
        case "UPPER": room.textCase = "uppercase"
        case "LOWER": room.textCase = "lowercase"
        default: break
        }
        return room
    }
}

/// A node of a design, as far as texts need it.
struct FigmaNode {
    struct Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    private(set) var position: Catalog.Position
    private(set) var id: String?
    private(set) var name = ""
    private(set) var type = ""
    private(set) var isVisible = true
    private(set) var characters: String?
    private(set) var box: Box?
    private(set) var maxWidth: Double?
    private(set) var style = FigmaStyle()
    private(set) var children: [FigmaNode] = []

    init(_ reader: inout JSONReader) throws(CatalogError) {
        position = reader.position()
        var node = self
        try reader.readObject("a node") { (reader, name) throws(CatalogError) in try node.read(name.value, &reader) }
        self = node
    }

    private mutating func read(_ name: String, _ reader: inout JSONReader) throws(CatalogError) {
        switch (name, try reader.nextKind()) {
        case ("id", .string): id = try reader.readString("an identifier").value
        case ("name", .string): self.name = try reader.readString("a name").value
        case ("type", .string): type = try reader.readString("a type").value
        case ("characters", .string): characters = try reader.readString("a text").value
        case ("visible", .bool): isVisible = try reader.readBool()
        case ("maxWidth", .number): maxWidth = try reader.readNumber("a width from 0") { $0 >= 0 }
        case ("style", .object): style = try FigmaStyle(&reader)
        case ("absoluteBoundingBox", .object):
            var box = Box()
            try reader.readObject("a box") { (reader, name) throws(CatalogError) in
                guard try reader.nextKind() == .number else { return try reader.skipValue() }
                switch name.value {
                case "x": box.x = try reader.readNumber("a number") { _ in true }
                case "y": box.y = try reader.readNumber("a number") { _ in true }
                case "width": box.width = try reader.readNumber("a width from 0") { $0 >= 0 }
                case "height": box.height = try reader.readNumber("a height from 0") { $0 >= 0 }
                default: try reader.skipValue()
                }
            }
            self.box = box
        case ("children", .array):
            var children: [FigmaNode] = []
            try reader.readArray("an array of nodes") { (reader, _) throws(CatalogError) in
                children.append(try FigmaNode(&reader))
            }
            self.children = children
        default: try reader.skipValue()
        }
    }
}

/// How a text of a design is set.
struct FigmaStyle {
    private(set) var font = RoomFont(size: 16)
    private(set) var autoResize = "NONE"
    private(set) var truncates = false
    private(set) var maxLines: Int?
    private(set) var textCase: String?

    init() {}

    init(_ reader: inout JSONReader) throws(CatalogError) {
        var style = self
        try reader.readObject("a style") { (reader, name) throws(CatalogError) in try style.read(name.value, &reader) }
        self = style
    }

    private mutating func read(_ name: String, _ reader: inout JSONReader) throws(CatalogError) {
        switch (name, try reader.nextKind()) {
        case ("fontFamily", .string): font.families = [try reader.readString("a family").value]
        case ("fontSize", .number): font.size = try reader.readNumber("a size above 0") { $0 > 0 }
        case ("fontWeight", .number):
            font.weight = try reader.readNumber("a weight from 1 to 1000") { (1...1000).contains($0) }
        case ("italic", .bool): font.isItalic = try reader.readBool() ? true : nil
        case ("letterSpacing", .number):
            let spacing = try reader.readNumber("a number") { _ in true }
            font.letterSpacing = spacing == 0 ? nil : spacing
        case ("lineHeightPx", .number):
            let height = try reader.readNumber("a height from 0") { $0 >= 0 }
            font.lineHeight = height == 0 ? nil : height
        case ("textAutoResize", .string): autoResize = try reader.readString("how the layer grows").value
        case ("textTruncation", .string): truncates = try reader.readString("how the text ends").value == "ENDING"
        case ("maxLines", .number): maxLines = try reader.readInteger("a number of lines from 1", in: 1...10_000)
        case ("textCase", .string): textCase = try reader.readString("a case").value
        default: try reader.skipValue()
        }
    }
}
