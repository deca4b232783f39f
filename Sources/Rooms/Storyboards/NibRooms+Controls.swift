internal import Catalogs

extension NibRooms {
    mutating func readButton(_ view: NibView) {
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
            // A title that is broken in words or characters has more lines, as seen in use: no source was found for it.
            let isBroken = ["wordWrap", "characterWrap"].contains(element["lineBreakMode"])
            if configuration == nil, isBroken { room.overflow = .clip }
            if configuration == nil, !isBroken {
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

    mutating func readTextField(_ view: NibView) {
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

    mutating func readTextView(_ view: NibView) {
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

    mutating func readSearchBar(_ view: NibView) {
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

    mutating func readSegments(_ view: NibView) {
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
