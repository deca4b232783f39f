package import Catalogs

/// Reads the rooms of a screen that `adb shell uiautomator dump` or `UiDevice.dumpWindowHierarchy` wrote.
///
/// Source: `AccessibilityNodeInfoDumper` of AndroidX Test's UI Automator.
package enum UIAutomatorReader {
    /// Whether an XML file begins as a dump does.
    static func reads(_ data: [UInt8]) -> Bool {
        let start = String(decoding: data.prefix(1000), as: UTF8.self)
        return roots.contains { start.contains("<\($0)") }
    }

    /// One window, or, with `--windows`, those of all displays.
    private static let roots = ["hierarchy", "displays"]

    /// The screens of a dump, one for each window.
    ///
    /// - Parameters:
    ///   - name: What people call the screen.
    ///   - settings: The density at least.
    /// - Throws: `CatalogError` where it is no such file, with the place, or where the density is not known.
    package static func screens(
        _ data: [UInt8], file: String, name: String, _ settings: DumpSettings
    ) throws(CatalogError) -> [RoomsFile.Screen] {
        let visitor = Visitor(file: file)
        try XML.read(data, file: file, visitor: visitor, depthLimit: depthLimit)
        let scale = try settings.scale(for: file, hint: "420, the number that 'adb shell wm density' prints")
        var screens: [RoomsFile.Screen] = []
        for dump in visitor.dumps where !dump.texts.isEmpty {
            let window = screens.isEmpty ? "" : " (window \(screens.count + 1))"
            screens.append(
                RoomsFile.Screen(
                    dumped: name + rotation(dump.rotation) + window, dump.texts, size: dump.size, scale: scale,
                    isCompose: dump.isCompose, settings))
        }
        return screens
    }

    /// `Surface.ROTATION_90` is 1.
    private static func rotation(_ rotation: String?) -> String {
        switch rotation {
        case "1": " (rotated by 90°)"
        case "2": " (rotated by 180°)"
        case "3": " (rotated by 270°)"
        default: ""
        }
    }

    /// More than the nodes of any screen are nested.
    private static let depthLimit = 256
    /// More than a screen has.
    private static let nodeLimit = 100_000

    /// Takes the texts out of the nodes one by one, so that a dump takes no more memory than its texts.
    private final class Visitor: XML.Visitor {
        private let file: String
        private(set) var dumps: [Dump] = []
        /// The frames of the nearest nodes that scroll, around each open element and at it.
        private var scrolled: [PixelFrame?] = []
        private var count = 0

        init(file: String) { self.file = file }

        func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
            if depth == 0, !roots.contains(element.name) {
                throw unexpected(element, expected: roots.map { "<\($0)>" }.joined(separator: " or "))
            }
            var around = scrolled.last ?? nil
            if element.name == "hierarchy" {
                dumps.append(Dump(file: file, rotation: element["rotation"]))
                around = nil
            } else if element.name == "node", !dumps.isEmpty {
                count += 1
                guard count <= nodeLimit else {
                    throw CatalogError(
                        .unreadable(
                            reason: "the dump has more than \(nodeLimit / 1000),000 nodes, and no screen has so many"),
                        at: element.position)
                }
                around = dumps[dumps.count - 1].read(element, in: around)
            }
            scrolled.append(around)
            return .elements
        }

        func visit(_ element: XML.Element) {}

        func end(_ element: XML.Element) { scrolled.removeLast() }
    }

    /// The texts of a window, from its nodes.
    private struct Dump {
        let file: String
        let rotation: String?
        var texts: [DumpedText] = []
        /// The frame of the outermost node.
        var size: PixelFrame?
        var isCompose = false

        /// - Parameter scrolled: The frame of the nearest node around it that scrolls.
        /// - Returns: The same for the nodes in it.
        mutating func read(_ element: XML.Element, in scrolled: PixelFrame?) -> PixelFrame? {
            let frame = element["bounds"].flatMap(PixelFrame.init(written:))
            if size == nil { size = frame }
            let kind = element["class"] ?? ""
            if kind.hasPrefix("androidx.compose.") { isCompose = true }
            if let text = element["text"], !text.allSatisfy(\.isWhitespace), element["password"] != "true" {
                var mayBeCut = false
                if let frame, let scrolled { mayBeCut = frame.top <= scrolled.top || frame.bottom >= scrolled.bottom }
                texts.append(
                    DumpedText(
                        text: text, role: role(element, kind), place: place(of: element), frame: frame,
                        isVisible: element["visible-to-user"] != "false", mayBeCut: mayBeCut))
            }
            return element["scrollable"] == "true" ? frame ?? scrolled : scrolled
        }

        private func role(_ element: XML.Element, _ kind: String) -> String {
            switch kind.split(separator: ".").last {
            case "Button", "ToggleButton": "button"
            case "CheckBox", "RadioButton", "Switch", "CheckedTextView": "toggle"
            case "EditText", "AutoCompleteTextView": element["hint"] == element["text"] ? "placeholder" : "field"
            default: "label"
            }
        }

        private func place(of element: XML.Element) -> RoomPlace {
            let identifier = element["resource-id"].flatMap { $0.isEmpty ? nil : $0 }
            return RoomPlace(
                file: file, line: element.position.line, column: element.position.column, identifier: identifier)
        }
    }
}

extension PixelFrame {
    /// `[0,63][1080,2148]`, as `Rect.toShortString` writes it.
    init?(written text: String) {
        guard let match = text.wholeMatch(of: /\[(-?\d{1,9}),(-?\d{1,9})\]\[(-?\d{1,9}),(-?\d{1,9})\]/),
            let left = Double(match.1), let top = Double(match.2), let right = Double(match.3),
            let bottom = Double(match.4)
        else { return nil }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }
}
