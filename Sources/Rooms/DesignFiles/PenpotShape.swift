internal import Catalogs

/// A shape of a design of Penpot, as far as texts need it.
struct PenpotShape {
    private(set) var id: String?
    private(set) var parent: String?
    private(set) var name = ""
    private(set) var isHidden = false
    private(set) var box: Box?
    /// What is wrong with the box, and with the greatest width.
    private var boxFault: String?
    private var widthFault: String?
    private var type = ""
    private var growth = "fixed"
    private var isTurned = false
    private var maxWidth: Double?
    private var content = PenpotText()

    /// The box of a shape before it is turned (`selrect`).
    struct Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    var isBoard: Bool { type == "frame" }

    /// nil for what is no text, and for an empty one.
    var text: String? {
        guard type == "text", !content.text.allSatisfy(\.isWhitespace) else { return nil }
        return content.text
    }

    init(_ data: [UInt8], file: String) throws(CatalogError) {
        var reader = try JSONReader(data, file: file)
        var shape = self
        try reader.readObject("a shape") { (reader, name) throws(CatalogError) in try shape.read(name.value, &reader) }
        try reader.readEnd()
        self = shape
    }

    private mutating func read(_ name: String, _ reader: inout JSONReader) throws(CatalogError) {
        switch (name, try reader.nextKind()) {
        case ("id", .string): id = try reader.readString("an identifier").value
        case ("parentId", .string): parent = try reader.readString("an identifier").value
        case ("name", .string): self.name = try reader.readString("a name").value
        case ("type", .string): type = try reader.readString("a type").value
        case ("hidden", .bool): isHidden = try reader.readBool()
        case ("growType", .string): growth = try reader.readString("how the text grows").value
        case ("rotation", .number): isTurned = try reader.readNumberOrSkip { _ in true } != 0
        case ("layoutItemMaxW", .number):
            maxWidth = try reader.readNumberOrSkip { $0 >= 0 }
            if maxWidth == nil { widthFault = "its greatest width in the design is not a number from 0" }
        case ("selrect", .object):
            var lengths: [String: Double] = [:]
            try reader.readObject("a box") { (reader, name) throws(CatalogError) in
                let least = ["width", "height"].contains(name.value) ? 0 : -Double.infinity
                lengths[name.value] = try reader.readNumberOrSkip { $0 >= least }
            }
            if let x = lengths["x"], let y = lengths["y"], let width = lengths["width"], let height = lengths["height"]
            {
                box = Box(x: x, y: y, width: width, height: height)
            } else {
                boxFault = "its box in the design is not a rectangle"
            }
        // Paths have a content, too, which is no object.
        case ("content", .object): content = try PenpotText(&reader)
        default: try reader.skipValue()
        }
    }

    /// A greatest width counts only where the text makes the box.
    private var fault: String? { boxFault ?? (growth == "auto-width" ? widthFault : nil) }

    /// Why the room of a text is not known.
    var reason: String { fault ?? "the design gives it no box" }

    /// The room of a text; nil where it has no box, or a wrong one.
    func room(at place: RoomPlace, in board: Box?) -> HarvestedRoom? {
        guard let box, let text, fault == nil else { return nil }
        var room = HarvestedRoom(text: text, font: content.font)
        room.role = "label"
        room.place = place
        room.textCase = content.textCase
        // A turned box has another frame.
        if let board, !isTurned { room.frame = [box.x - board.x, box.y - board.y, box.width, box.height] }
        room.width = box.width
        switch growth {
        case "auto-width":
            // The layer is as wide as its text, up to its greatest width or that of the board.
            if let maxWidth {
                room.width = max(maxWidth, box.width)
            } else {
                room.width = isTurned ? nil : board.map { max($0.x + $0.width - box.x, box.width) }
                room.limit = .screen
            }
        case "auto-height": break
        default: room.height = box.height
        }
        return room
    }
}

/// The texts of a layer: paragraphs, with spans that have styles.
struct PenpotText {
    /// Paragraphs are lines.
    private(set) var text = ""
    private var style = PenpotStyle()
    /// The characters of the span whose style counts: the longest.
    private var longest = -1
    private var hasParagraph = false

    var font: RoomFont { style.font }
    var textCase: String? { style.textCase }

    init() {}

    /// Reads the content of a shape.
    init(_ reader: inout JSONReader) throws(CatalogError) {
        var node = Node()
        try node.read(&reader)
        collect(node, PenpotStyle())
    }

    /// A part of a content: its root, a set of paragraphs, a paragraph, or a span, which has a text and no type.
    private struct Node {
        var type: String?
        var text: String?
        var style: [String: String] = [:]
        var children: [Node] = []

        mutating func read(_ reader: inout JSONReader) throws(CatalogError) {
            var node = Node()
            try reader.readObject("a part of a text") { (reader, name) throws(CatalogError) in
                switch (name.value, try reader.nextKind()) {
                case ("type", .string): node.type = try reader.readString("a type").value
                case ("text", .string): node.text = try reader.readString("a text").value
                case ("children", .array):
                    try reader.readArray("parts of a text") { (reader, _) throws(CatalogError) in
                        var child = Node()
                        try child.read(&reader)
                        node.children.append(child)
                    }
                case (_, .string): node.style[name.value] = try reader.readString("a value").value
                // Some files have numbers where most have texts.
                case (let name, .number):
                    if let number = try reader.readNumberOrSkip(where: { _ in true }) { node.style[name] = "\(number)" }
                default: try reader.skipValue()
                }
            }
            self = node
        }
    }

    private mutating func collect(_ node: Node, _ outer: PenpotStyle) {
        let own = outer.with(node.style)
        if node.type == "paragraph" {
            if hasParagraph { text += "\n" }
            hasParagraph = true
        }
        if node.type == nil, let span = node.text {
            text += span
            if span.count > longest { (longest, style) = (span.count, own) }
        }
        for child in node.children { collect(child, own) }
    }
}

/// How a text of Penpot is set. Values are texts: lengths in pixels, and the height of a line in heights of the font.
struct PenpotStyle {
    // Penpot's defaults, `default-text-attrs` in its sources.
    private var family = "sourcesanspro"
    private var size = 14.0
    private var weight = 400.0
    private var isItalic = false
    private var lineHeight = 1.2
    private var spacing = 0.0
    private var transform = "none"

    /// The same with other values. What is no number changes nothing.
    func with(_ values: [String: String]) -> PenpotStyle {
        func number(_ text: Substring) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
        func number(_ name: String) -> Double? { values[name].flatMap { number($0[...]) } }
        // Some files have the unit, which is always this one.
        func length(_ name: String) -> Double? {
            values[name].flatMap { number($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }
        }
        var style = self
        if let family = values["fontFamily"], !family.isEmpty { style.family = family }
        if let size = length("fontSize"), size > 0 { style.size = size }
        if let weight = number("fontWeight"), (1...1000).contains(weight) { style.weight = weight }
        if let slant = values["fontStyle"] { style.isItalic = slant == "italic" }
        if let height = number("lineHeight"), height > 0 { style.lineHeight = height }
        if let spacing = length("letterSpacing") { style.spacing = spacing }
        if let transform = values["textTransform"] { style.transform = transform }
        return style
    }

    var font: RoomFont {
        // The one font that Penpot has under a name of its own.
        var font = RoomFont(families: [family == "sourcesanspro" ? "Source Sans Pro" : family], size: size)
        font.weight = weight
        font.isItalic = isItalic ? true : nil
        font.lineHeight = lineHeight * size
        font.letterSpacing = spacing == 0 ? nil : spacing
        return font
    }

    var textCase: String? { ["uppercase", "lowercase"].contains(transform) ? transform : nil }
}
