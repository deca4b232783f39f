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
        let collector = XMLCollector(roots: roots, names: ["hierarchy"])
        try XML.read(data, file: file, visitor: collector)
        let scale = try settings.scale(for: file, hint: "as 'adb shell wm density' prints it")
        var screens: [RoomsFile.Screen] = []
        for hierarchy in collector.elements {
            var dump = Dump(file: file)
            for element in hierarchy.elements { dump.read(element, in: nil) }
            guard !dump.texts.isEmpty else { continue }
            let window = screens.isEmpty ? "" : " (window \(screens.count + 1))"
            screens.append(
                RoomsFile.Screen(
                    dumped: name + rotation(hierarchy) + window, dump.texts, size: dump.size, scale: scale,
                    isCompose: dump.isCompose, settings))
        }
        return screens
    }

    /// `Surface.ROTATION_90` is 1.
    private static func rotation(_ hierarchy: XML.Element) -> String {
        switch hierarchy["rotation"] {
        case "1": " (rotated by 90°)"
        case "2": " (rotated by 180°)"
        case "3": " (rotated by 270°)"
        default: ""
        }
    }

    /// The texts of a window, from its nodes.
    private struct Dump {
        let file: String
        var texts: [DumpedText] = []
        /// The frame of the outermost node.
        var size: PixelFrame?
        var isCompose = false

        /// - Parameter scrolled: The frame of the nearest node around it that scrolls.
        mutating func read(_ element: XML.Element, in scrolled: PixelFrame?) {
            guard element.name == "node" else { return }
            let frame = element["bounds"].flatMap(PixelFrame.init(written:))
            if size == nil { size = frame }
            let kind = element["class"] ?? ""
            if kind.hasPrefix("androidx.compose.") { isCompose = true }
            if let frame, let text = element["text"], !text.allSatisfy(\.isWhitespace), element["password"] != "true" {
                texts.append(
                    DumpedText(
                        text: text, role: role(element, kind), place: place(of: element), frame: frame,
                        isVisible: element["visible-to-user"] != "false",
                        mayBeCut: scrolled.map { frame.top <= $0.top || frame.bottom >= $0.bottom } ?? false))
            }
            let around = element["scrollable"] == "true" ? frame ?? scrolled : scrolled
            for child in element.elements { read(child, in: around) }
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
