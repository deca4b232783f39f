internal import Catalogs

extension NibRooms {
    /// Titles in bars, which no constraint places.
    mutating func readItem(_ item: XML.Element) {
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
    mutating func readSection(_ section: XML.Element, in table: NibView?) {
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
