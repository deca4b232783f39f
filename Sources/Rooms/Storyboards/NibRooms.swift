internal import Catalogs

/// The rooms of a scene.
struct NibRooms {
    private(set) var rooms: [HarvestedRoom] = []
    private(set) var unknown: [UnknownRoom] = []

    private let scene: NibScene
    private let context: NibContext
    private let screenWidth: Double?
    private var layout: NibLayout

    init(_ scene: NibScene, _ context: NibContext, screenWidth: Double?) {
        self.scene = scene
        self.context = context
        self.screenWidth = screenWidth
        layout = NibLayout(scene, images: context.images)
    }

    mutating func read() {
        for view in scene.roots.flatMap(\.all) { read(view) }
        for item in scene.items { readItem(item) }
        for section in scene.sections { readSection(section.element, in: section.table) }
    }

    private mutating func read(_ view: NibView) {
        switch view.kind {
        case "label": readLabel(view)
        case "button": readButton(view)
        case "textField": readTextField(view)
        case "textView": readTextView(view)
        case "searchBar": readSearchBar(view)
        case "segmentedControl": readSegments(view)
        default: break
        }
    }
}

extension NibRooms {
    /// UILabel: one line, unless `numberOfLines` says otherwise; 0 is no limit.
    private mutating func readLabel(_ view: NibView) {
        let element = view.element
        var room: HarvestedRoom
        if let text = element.text(of: "text") {
            // The second text of a cell with two lines has 12 points (UITableViewCell.CellStyle.subtitle).
            let isDetail =
                view.cell?.element["style"] == "IBUITableViewCellStyleSubtitle"
                && view.cell?.element["detailTextLabel"] == view.id
            let font = NibFont.font(element.child(key: "fontDescription"), default: isDetail ? 12 : 17)
            room = HarvestedRoom(text: text, font: font)
            room.key = element["id"].map { "\($0).text" }
        } else if let attributed = element.child("attributedString", key: "attributedText") {
            room = HarvestedRoom(
                text: attributed.attributedText, font: NibFont.font(ofAttributed: attributed, default: 17))
        } else {
            return
        }
        let lines = element.number("numberOfLines").map { Int($0) } ?? 1
        room.role = "label"
        room.lines = lines > 0 ? lines : nil
        room.overflow = Self.overflow(element["lineBreakMode"])
        if lines == 1 { room.wraps = false }
        room.minimumScale = minimumScale(element, size: room.font.size, lines: lines)
        if element["adjustsFontForContentSizeCategory"] == "YES", room.font.textStyle == nil {
            room.font.scales = false
        }
        add(room, cellOffer(view) ?? layout.offer(to: view), view)
    }

    private static func overflow(_ mode: String?) -> HarvestedRoom.Overflow {
        switch mode {
        case "clip", "wordWrap", "characterWrap": .clip
        default: .ellipsis
        }
    }

    /// `adjustsFontSizeToFit` is left out where it is on; it works on one line, as its documentation says.
    private func minimumScale(_ element: XML.Element, size: Double, lines: Int) -> Double? {
        guard element["adjustsFontSizeToFit"] != "NO", lines == 1 else { return nil }
        if let scale = element.number("minimumScaleFactor"), scale > 0, scale < 1 { return scale }
        if let least = element.number("minimumFontSize"), least > 0, least < size { return least / size }
        return nil
    }

    /// The labels of cells with one of UIKit's own styles, which no constraint places.
    private func cellOffer(_ view: NibView) -> NibLayout.Offer? {
        guard let id = view.id, let content = view.parent, let cell = view.cell,
            let style = cell.element["style"],
            [cell.element["textLabel"], cell.element["detailTextLabel"]].contains(id)
        else { return nil }
        let accessory = ["disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
            .contains(cell.element["accessoryType"])
        // Interface Builder's frames leave 8 points before an accessory, and the margin where there is none.
        let end = content.frame.width - (accessory ? 8 : NibMargins.system(for: view.root.frame.width))
        let whole = max(end - view.frame.x, 0)
        let labels = content.children.filter { $0.kind == "label" }
        switch style {
        case "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleSubtitle": return .layout(whole)
        case "IBUITableViewCellStyleValue1":
            let first = labels.map(\.frame.x).min() ?? view.frame.x
            let others = labels.filter { $0 !== view }.reduce(0) { $0 + $1.frame.width }
            return .bounds(max(end - first - others, view.frame.width))
        default: return .bounds(view.frame.width)
        }
    }
}

extension NibRooms {
    private mutating func readButton(_ view: NibView) {
        let element = view.element
        var insets = Insets()
        var texts: [(key: String, text: String, position: XML.Element)] = []
        var font = NibFont.font(element.child(key: "fontDescription"), default: 15)
        let configuration = element.child("buttonConfiguration", key: "configuration")
        var image: String?
        if let configuration {
            for (name, key) in [("title", "configuration.title"), ("subtitle", "configuration.subtitle")] {
                if let text = configuration.text(of: name) { texts.append((key, text, configuration)) }
            }
            image = configuration["image"]
            insets = Insets(configuration)
            font = NibFont.font(
                configuration.child(key: "titleFontDescription") ?? configuration.child(key: "fontDescription"),
                default: 17)
            // A configuration has the font of a text style, which follows the text size.
            if font.textStyle == nil, configuration.child(key: "titleFontDescription") == nil {
                font.textStyle = "body"
            }
        } else {
            for state in element.elements where state.name == "state" {
                guard let name = state["key"] else { continue }
                if name == "normal" { image = state["image"] }
                if let text = state.text(of: "title") { texts.append(("\(name)Title", text, state)) }
            }
            insets.add(element.child("inset", key: "contentEdgeInsets"))
            insets.add(element.child("inset", key: "titleEdgeInsets"))
        }
        guard !texts.isEmpty else { return }
        var around = insets.width
        if let image {
            guard let width = context.images[image] else {
                for text in texts {
                    addUnknown(
                        text.text, element.key(text.key), element,
                        "the width of the picture \"\(image)\" is not in the file")
                }
                return
            }
            around += width
            if let padding = configuration?.number("imagePadding") { around += padding }
        }
        var offer = layout.offer(to: view)
        offer.take(around)
        if let width = offer.width, width <= 0 { offer = .notKnown("its picture and insets take the whole button") }
        for text in texts {
            var room = HarvestedRoom(text: text.text, font: font)
            room.key = element.key(text.key)
            room.role = "button"
            if configuration == nil {
                room.lines = 1
                room.wraps = false
                room.overflow = Self.overflow(element["lineBreakMode"])
            }
            add(room, offer, view)
        }
    }

    /// What is between the edge of a button and its title.
    private struct Insets {
        var width = 0.0

        init() {}

        /// A configuration has 12 points on each side, and 10 and 20 in the smaller and larger sizes, where it sets no other.
        init(_ configuration: XML.Element) {
            if let insets = configuration.child("directionalEdgeInsets", key: "contentInsets") {
                width = (insets.number("leading") ?? 0) + (insets.number("trailing") ?? 0)
            } else {
                switch configuration["buttonSize"] {
                case "mini", "small": width = 20
                case "large": width = 40
                default: width = 24
                }
            }
        }

        mutating func add(_ inset: XML.Element?) {
            guard let inset else { return }
            width += (inset.number("minX") ?? 0) + (inset.number("maxX") ?? 0)
        }
    }

    private mutating func readTextField(_ view: NibView) {
        let element = view.element
        var offer = layout.offer(to: view)
        // A text that the user enters has no width: a field is as wide as its place, or as its frame in the file.
        if case .screen = offer, !view.isConstrained { offer = .layout(view.frame.width) }
        offer.take(element["borderStyle"] == "roundedRect" || element["borderStyle"] == "bezel" ? 14 : 0)
        for (name, role) in [("placeholder", "placeholder"), ("text", "field")] {
            guard let text = element.text(of: name) else { continue }
            var room = HarvestedRoom(
                text: text, font: NibFont.font(element.child(key: "fontDescription"), default: 14))
            room.key = element.key(name)
            room.role = role
            room.lines = 1
            room.wraps = false
            room.overflow = role == "placeholder" ? .ellipsis : .scroll
            add(room, offer, view)
        }
    }

    private mutating func readTextView(_ view: NibView) {
        let element = view.element
        guard let text = element.text(of: "text") else { return }
        var room = HarvestedRoom(text: text, font: NibFont.font(element.child(key: "fontDescription"), default: 12))
        room.key = element.key("text")
        room.role = "textView"
        room.overflow = element["scrollEnabled"] == "NO" ? .clip : .scroll
        var offer = layout.offer(to: view)
        // UITextView: textContainerInset has no sides, and lineFragmentPadding is 5 on each.
        offer.take(10)
        add(room, offer, view)
    }

    private mutating func readSearchBar(_ view: NibView) {
        for name in ["placeholder", "prompt", "text"] {
            guard let text = view.element.text(of: name) else { continue }
            addUnknown(text, view.element.key(name), view.element, "UIKit lays out the inside of a search bar")
        }
        for (index, text) in (view.element.first("scopeButtonTitles")?.elements ?? []).enumerated()
        where !text.text.isEmpty {
            addUnknown(
                text.text, view.element.key("scopeButtonTitles[\(index)]"), text,
                "UIKit lays out the inside of a search bar")
        }
    }

    private mutating func readSegments(_ view: NibView) {
        let segments = view.element.first("segments")?.elements ?? []
        guard !segments.isEmpty else { return }
        var offer = layout.offer(to: view)
        let isProportional = view.element["apportionsSegmentWidthsByContent"] == "YES"
        offer.divide(by: Double(segments.count))
        for (index, segment) in segments.enumerated() {
            guard let text = segment.text(of: "title") else { continue }
            let key = view.element.key("segmentTitles[\(index)]")
            if isProportional {
                addUnknown(text, key, segment, "the widths of the segments follow their texts")
                continue
            }
            var room = HarvestedRoom(text: text, font: RoomFont(size: 13))
            room.key = key
            room.role = "segment"
            // The chosen segment is set in medium.
            room.font.weight = 500
            room.font.scales = false
            room.lines = 1
            room.wraps = false
            room.overflow = .ellipsis
            add(room, offer, view, at: segment)
        }
    }
}

extension NibRooms {
    /// Titles in bars, which no constraint places.
    private mutating func readItem(_ item: XML.Element) {
        switch item.name {
        case "navigationItem":
            addBarText(item, "title", role: "navigationTitle", size: 17, weight: 600)
            addBarText(item, "prompt", role: "prompt", size: 13)
            addBarText(item, "backButtonTitle", role: "barButton", size: 17)
        case "barButtonItem":
            // An item with a picture shows that.
            guard item["image"] == nil, item["systemItem"] == nil else { return }
            addBarText(item, "title", role: "barButton", size: 17)
        default: readTab(item)
        }
    }

    private mutating func addBarText(
        _ item: XML.Element, _ name: String, role: String, size: Double, weight: Double? = nil
    ) {
        guard let text = item.text(of: name) else { return }
        guard let screenWidth else {
            return addUnknown(text, item.key(name), item, "the file does not say how wide the bar is")
        }
        var room = HarvestedRoom(text: text, font: RoomFont(size: size))
        room.font.weight = weight
        room.font.scales = false
        room.key = item.key(name)
        room.role = role
        room.lines = 1
        room.wraps = false
        room.overflow = .ellipsis
        // What is beside it in the bar is known at run time alone: it has no more than the bar between its margins.
        add(room, .screen(screenWidth - 2 * NibMargins.system(for: screenWidth)), nil, at: item)
    }

    private mutating func readTab(_ item: XML.Element) {
        guard let text = item.text(of: "title") else { return }
        guard let screenWidth = screenWidth ?? context.device?.width, let id = scene.controller?["id"],
            let count = context.tabs[id], count > 0
        else { return addUnknown(text, item.key("title"), item, "no tab bar of the file leads to this controller") }
        var room = HarvestedRoom(text: text, font: RoomFont(size: 10))
        room.font.weight = 500
        room.font.scales = false
        room.key = item.key("title")
        room.role = "tab"
        room.lines = 1
        room.wraps = false
        room.overflow = .ellipsis
        add(room, .layout(screenWidth / Double(min(count, 5))), nil, at: item)
    }

    /// The titles of sections wrap.
    private mutating func readSection(_ section: XML.Element, in table: NibView?) {
        for (name, role) in [("headerTitle", "header"), ("footerTitle", "footer")] {
            guard let text = section.text(of: name) else { continue }
            guard let table else {
                addUnknown(text, section.key(name), section, "the file does not say how wide the table is")
                continue
            }
            var room = HarvestedRoom(text: text, font: RoomFont(size: 13))
            room.font.textStyle = "footnote"
            room.key = section.key(name)
            room.role = role
            // Up to iOS 18 the headers of grouped tables are in capitals.
            if role == "header", table.element["style"] == "grouped" { room.textCase = "uppercase" }
            let inset = table.element["style"] == "insetGrouped" ? 2.0 : 1
            let margin = NibMargins.system(for: table.root.frame.width)
            add(room, .layout(max(table.frame.width - 2 * margin * inset, 0)), nil, at: section)
        }
    }
}

extension NibRooms {
    private mutating func add(
        _ room: HarvestedRoom, _ offer: NibLayout.Offer, _ view: NibView?, at element: XML.Element? = nil
    ) {
        var room = room
        let element = element ?? view?.element
        room.table = context.table
        room.place = element.map { place(of: $0, view) }
        if let view {
            let frame = view.place
            room.frame = [frame.x, frame.y, frame.width, frame.height]
        }
        switch offer {
        case .layout(let width): room.width = max(width, 0)
        case .bounds(let width): (room.width, room.limit) = (max(width, 0), .bounds)
        case .screen(let width): (room.width, room.limit) = (max(width, 0), .screen)
        case .notKnown(let reason):
            unknown.append(UnknownRoom(text: room.text, key: room.key, place: room.place, reason: reason))
            return
        }
        rooms.append(room)
    }

    private mutating func addUnknown(_ text: String, _ key: String?, _ element: XML.Element, _ reason: String) {
        unknown.append(UnknownRoom(text: text, key: key, place: place(of: element, nil), reason: reason))
    }

    private func place(of element: XML.Element, _ view: NibView?) -> RoomPlace {
        RoomPlace(
            file: context.file, line: element.position.line, column: element.position.column,
            identifier: element["id"] ?? view?.id)
    }
}

extension NibView {
    /// The cell whose content it is in, directly.
    fileprivate var cell: NibView? { parent?.parent.flatMap { $0.kind == "tableViewCell" ? $0 : nil } }
}

extension NibLayout.Offer {
    /// Leaves room around a text.
    mutating func take(_ width: Double) {
        switch self {
        case .layout(let whole): self = .layout(whole - width)
        case .bounds(let whole): self = .bounds(whole - width)
        case .screen(let whole): self = .screen(whole - width)
        case .notKnown: break
        }
    }

    /// nil where it is not known.
    var width: Double? {
        switch self {
        case .layout(let width), .bounds(let width), .screen(let width): width
        case .notKnown: nil
        }
    }

    mutating func divide(by count: Double) {
        switch self {
        case .layout(let whole): self = .layout(whole / count)
        case .bounds(let whole): self = .bounds(whole / count)
        case .screen(let whole): self = .screen(whole / count)
        case .notKnown: break
        }
    }
}

extension XML.Element {
    /// A text that is shown: an attribute, or the element `<string key="…">` for one with line feeds.
    func text(of name: String) -> String? {
        let text = self[name] ?? child("string", key: name)?.decodedString
        return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    private var decodedString: String {
        guard self["base64-UTF8"] == "YES" else { return text }
        return StoryboardText.decode(text) ?? text
    }

    /// The key of a property in the table of the file.
    func key(_ property: String) -> String? { self["id"].map { "\($0).\(property)" } }

    /// The text of `<attributedString>`: its parts one after the other.
    var attributedText: String {
        elements.filter { $0.name == "fragment" }.compactMap {
            $0["content"] ?? $0.child("string", key: "content")?.decodedString
        }
        .joined()
    }
}
