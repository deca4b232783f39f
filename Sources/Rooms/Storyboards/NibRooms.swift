internal import Catalogs

/// The rooms of a scene.
struct NibRooms {
    var rooms: [HarvestedRoom] = []
    private(set) var unknown: [UnknownRoom] = []

    let scene: NibScene
    let context: NibContext
    let screenWidth: Double?
    var layout: NibLayout
    /// What shows each of the rooms; nil for items of bars.
    private(set) var views: [NibView?] = []
    /// The indexes of labels that constraints place.
    private(set) var labels: [Int] = []

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
        openTowardsNeighbours()
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
        if let text = element.text(of: "text") ?? element.localizationKey(ofPlaceholder: false) {
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
        let count = rooms.count
        let ofCell = cellOffer(view)
        add(room, ofCell ?? layout.offer(to: view), view)
        if ofCell == nil, rooms.count > count { labels.append(count) }
    }

    static func overflow(_ mode: String?) -> HarvestedRoom.Overflow {
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
    mutating func add(
        _ room: HarvestedRoom, _ offer: NibLayout.Offer, _ view: NibView?, at element: XML.Element? = nil
    ) {
        var room = room
        let element = element ?? view?.element
        room.table = context.table
        room.place = element.map { place(of: $0, view) }
        if [element, view?.element].contains(where: { $0?.forbidsTranslation == true }) { room.isTranslated = false }
        switch element.map({ shown(room, by: $0, view) }) ?? .own {
        case .own: break
        case .key(let key): (room.key, room.table) = (key, nil)
        case .other(let reason):
            unknown.append(UnknownRoom(text: room.text, key: room.key, place: room.place, reason: reason))
            return
        }
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
        views.append(view)
    }

    mutating func addUnknown(_ text: String, _ key: String?, _ element: XML.Element, _ reason: String) {
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

    /// Whether its note for localizers says that it is not to be translated.
    fileprivate var forbidsTranslation: Bool {
        child("attributedString", key: "userComments").map { LocalizerNote.forbidsTranslation($0.attributedText) }
            ?? false
    }

    /// The text of `<attributedString>`: its parts one after the other.
    var attributedText: String {
        elements.filter { $0.name == "fragment" }.compactMap {
            $0["content"] ?? $0.child("string", key: "content")?.decodedString
        }
        .joined()
    }
}
