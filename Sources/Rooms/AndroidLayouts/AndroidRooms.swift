internal import Catalogs

/// The rooms of a layout.
struct AndroidRooms {
    private(set) var rooms: [HarvestedRoom] = []
    private(set) var unknown: [UnknownRoom] = []
    private var widths: AndroidWidths
    private let screen: Double

    init(screen: Double, isPart: Bool) {
        self.screen = screen
        widths = AndroidWidths(screen: screen, isPart: isPart)
    }

    mutating func read(_ root: AndroidNode) {
        for node in root.all { readTexts(of: node) }
    }

    private mutating func readTexts(of node: AndroidNode) {
        guard let kind = AndroidTextView(node) else { return }
        for (name, role) in kind.texts {
            guard let value = node.attribute(name), !value.isEmpty else { continue }
            guard let text = text(value, node) else { continue }
            // A box takes the hint of its field for its label, where it has none of its own.
            if kind == .field, role == "placeholder", let box = AndroidInputBox(around: node),
                (box.layout.attribute("hint") ?? "").isEmpty, box.layout.attribute("hintEnabled") != "false"
            {
                read(text, role: role, of: box.layout, .inputLayout, at: node)
            } else {
                read(text, role: role, of: node, kind)
            }
        }
    }

    /// A text, and its key where it is one of the project's.
    private struct Text {
        var text: String
        var key: String?
    }

    /// nil for no text, and for one that is reported as not known.
    private mutating func text(_ value: String, _ node: AndroidNode) -> Text? {
        if value == "@null" { return nil }
        if value.hasPrefix("@string/") {
            let key = String(value.dropFirst("@string/".count))
            guard let text = node.values.project.string(key, from: node.values.root) else {
                let isWhole = node.values.project.faults.isEmpty
                addUnknown(
                    nil, key, node,
                    isWhole
                        ? "no strings.xml of the project has this key"
                        : "a file of values that may have this key cannot be read")
                return nil
            }
            return text.text.allSatisfy(\.isWhitespace) ? nil : Text(text: text.text, key: text.key)
        }
        if value.hasPrefix("@{") || value.hasPrefix("@={") {
            addUnknown(nil, nil, node, "a binding expression makes the text")
            return nil
        }
        if value.hasPrefix("@") || value.hasPrefix("?") {
            addUnknown(nil, nil, node, "the text '\(value)' is not in the project")
            return nil
        }
        let text = value.replacing("\\n", with: "\n").replacing("\\'", with: "'").replacing("\\@", with: "@")
        return text.allSatisfy(\.isWhitespace) ? nil : Text(text: text, key: nil)
    }

    /// - Parameter place: The view that has the text in the file; nil for the one that shows it.
    private mutating func read(
        _ text: Text, role: String, of node: AndroidNode, _ kind: AndroidTextView, at place: AndroidNode? = nil
    ) {
        if kind == .text, let id = node.id, node.values.project.fills(id, in: node.path) {
            return addUnknown(text.text, text.key, node, "the app's code gives it a text")
        }
        let font = kind.font(node, role: role)
        if let fault = font.fault { return addUnknown(text.text, text.key, node, fault) }
        var offer: AndroidOffer
        if let own = kind.ownOffer(node, screen: screen) {
            offer = own
        } else {
            offer = widths.offer(to: node)
            switch kind.around(node) {
            case .success(let around): offer = offer.map { $0 - around }
            case .failure(let fault): return addUnknown(text.text, text.key, node, fault.reason)
            }
        }
        guard case .known(let width, let limit) = offer else {
            if case .notKnown(let reason) = offer { addUnknown(text.text, text.key, node, reason) }
            return
        }
        var room = HarvestedRoom(text: text.text, font: font.font)
        room.key = text.key
        room.role = role
        room.width = width
        if limit != .layout { room.limit = limit }
        if font.isUppercase { room.textCase = "uppercase" }
        room.place = self.place(of: place ?? node)
        kind.setLines(of: &room, node)
        if kind == .text, let height = node.textHeight {
            room.height = height
            if room.overflow == nil { room.overflow = .clip }
        }
        if AndroidContainer.scrolls(node) { room.overflow = .scroll }
        rooms.append(room)
    }

    private mutating func addUnknown(_ text: String?, _ key: String?, _ node: AndroidNode, _ reason: String) {
        unknown.append(UnknownRoom(text: text, key: key, place: place(of: node), reason: reason))
    }

    private func place(of node: AndroidNode) -> RoomPlace {
        let position = node.element.position
        return RoomPlace(file: node.path, line: position.line, column: position.column, identifier: node.id)
    }
}

extension AndroidContainer {
    fileprivate static func scrolls(_ node: AndroidNode) -> Bool {
        var view = node.parent
        while let current = view {
            if current.kind == "HorizontalScrollView" { return true }
            view = current.parent
        }
        return false
    }
}
