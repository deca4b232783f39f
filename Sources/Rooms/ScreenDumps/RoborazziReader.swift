package import Catalogs

/// Reads the rooms of a screen that Roborazzi wrote beside a screenshot: `MyTest.uitree.json`.
///
/// Source: Roborazzi's page *UI tree dump*, and what its version 1.72.0 writes (`schemaVersion` 1).
package enum RoborazziReader {
    /// What the names of such files end in.
    static let ending = ".uitree.json"

    /// More than the nodes of any screen are nested, two values for each.
    private static let depthLimit = 256

    /// The screen of a file.
    ///
    /// - Parameters:
    ///   - name: What people call the screen.
    ///   - settings: The density at least.
    /// - Throws: `CatalogError` where it is no such file, with the place, or where the density is not known.
    package static func screens(
        _ data: [UInt8], file: String, name: String, _ settings: DumpSettings
    ) throws(CatalogError) -> [RoomsFile.Screen] {
        var reader = try JSONReader(data, file: file, depthLimit: depthLimit)
        var root: RoborazziNode?
        let position = reader.position()
        var version: Int?
        try reader.readObject("an object: Roborazzi's UI tree") { (reader, name) throws(CatalogError) in
            switch name.value {
            case "schemaVersion": version = try reader.readInteger("the version 1", in: 1...1)
            case "root": root = try RoborazziNode(&reader)
            default: try reader.skipValue()
            }
        }
        try reader.readEnd()
        guard version != nil else { throw CatalogError(.missingMember("schemaVersion"), at: position) }
        guard let root else { throw CatalogError(.missingMember("root"), at: position) }
        let scale = try settings.scale(
            for: file,
            hint: "480, the density of the test's device: 160 for mdpi, 240 for hdpi, 320 for xhdpi, 420 for 420dpi, "
                + "480 for xxhdpi"
        )
        var texts: [DumpedText] = []
        var isCompose = false
        func read(_ node: RoborazziNode, isShown: Bool) {
            if node.isCompose { isCompose = true }
            let isShown = isShown && node.isVisible
            if let text = node.text, !text.allSatisfy(\.isWhitespace) {
                let place = RoomPlace(
                    file: file, line: node.position.line, column: node.position.column, identifier: node.identifier)
                texts.append(
                    DumpedText(text: text, role: node.role, place: place, frame: node.bounds, isVisible: isShown))
            }
            for child in node.children { read(child, isShown: isShown) }
        }
        read(root, isShown: true)
        guard !texts.isEmpty else { return [] }
        return [
            RoomsFile.Screen(
                dumped: name, texts, size: root.bounds, scale: scale, isCompose: isCompose, settings)
        ]
    }
}

/// A node of Roborazzi's tree, as far as texts need it.
struct RoborazziNode {
    private(set) var position: Catalog.Position
    private(set) var isCompose = false
    private(set) var identifier: String?
    /// In pixels of the window.
    private(set) var bounds: PixelFrame?
    private(set) var isVisible = true
    private(set) var children: [RoborazziNode] = []
    private var kind = ""
    private var properties: [String: String] = [:]

    init(_ reader: inout JSONReader) throws(CatalogError) {
        position = reader.position()
        var node = self
        try reader.readObject("a node") { (reader, name) throws(CatalogError) in try node.read(name.value, &reader) }
        self = node
    }

    private mutating func read(_ name: String, _ reader: inout JSONReader) throws(CatalogError) {
        switch (name, try reader.nextKind()) {
        case ("type", .string): isCompose = try reader.readString("a type").value == "compose"
        case ("className", .string): kind = try reader.readString("the name of a class").value
        case ("id", .string), ("testTag", .string): identifier = try reader.readString("an identifier").value
        case ("visibility", .string): isVisible = try reader.readString("a visibility").value == "visible"
        case ("bounds", .array):
            // What is no rectangle is the fault of this node alone.
            var edges: [Double?] = []
            try reader.readArray("left, top, right and bottom") { (reader, _) throws(CatalogError) in
                edges.append(try reader.readNumberOrSkip { abs($0) < 1e9 })
            }
            let known = edges.compactMap(\.self)
            if edges.count == 4, known.count == 4 {
                bounds = PixelFrame(left: known[0], top: known[1], right: known[2], bottom: known[3])
            }
        case ("properties", .object):
            var properties: [String: String] = [:]
            try reader.readObject("properties") { (reader, name) throws(CatalogError) in
                guard try reader.nextKind() == .string else { return try reader.skipValue() }
                properties[name.value] = try reader.readString("a value").value
            }
            self.properties = properties
        case ("children", .array):
            var children: [RoborazziNode] = []
            try reader.readArray("nodes") { (reader, _) throws(CatalogError) in
                children.append(try RoborazziNode(&reader))
            }
            self.children = children
        default: try reader.skipValue()
        }
    }

    /// The text of a view as it is; that of a composable is written as the list that it is: `[Login]`.
    var text: String? {
        guard let text = properties["Text"] else { return nil }
        return isCompose && text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    }

    var role: String {
        if properties["EditableText"] != nil { return "field" }
        switch properties["Role"] ?? kind.split(separator: ".").last.map(String.init) {
        case "Button", "MaterialButton", "AppCompatButton": return "button"
        case "Checkbox", "CheckBox", "RadioButton", "Switch": return "toggle"
        case "EditText", "AppCompatEditText", "TextInputEditText": return "field"
        case "Tab": return "tab"
        default: return "label"
        }
    }
}
