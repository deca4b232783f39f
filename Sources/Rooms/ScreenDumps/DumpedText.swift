internal import Catalogs

/// A text of a dumped screen, with the frame that it got.
struct DumpedText {
    var text: String
    var role: String
    var place: RoomPlace
    /// In pixels; nil where the dump has no bounds that can be used.
    var frame: PixelFrame?
    var isVisible = true
    /// Whether the frame may end where its parent does, and not where the text does.
    var mayBeCut = false

    /// The lines of Roboto are that many times as high as its size: 0.927734 and 0.244141 of it above and below the baseline.
    private static let lineHeight = 1.171875

    /// The room, which is a frame: what a longer text would get is not in a dump. nil where there is no frame.
    ///
    /// - Parameter scale: The pixels of a dp.
    func room(scale: Double, _ settings: DumpSettings) -> HarvestedRoom? {
        guard let frame else { return nil }
        let (width, height) = (frame.width / scale, frame.height / scale)
        // A dump has no fonts; a line is not higher than its frame.
        var size = settings.fontSize * (settings.textScale ?? 1)
        if !mayBeCut, height > 0 { size = min(size, height / Self.lineHeight) }
        var room = HarvestedRoom(text: text, font: RoomFont(size: size))
        room.role = role
        room.place = place
        room.limit = .bounds
        room.frame = [frame.left / scale, frame.top / scale, max(width, 0), max(height, 0)]
        room.width = max(width, 0)
        if role == "field" {
            (room.lines, room.wraps, room.overflow) = (1, false, .scroll)
        } else {
            room.overflow = .clip
            if !mayBeCut { room.height = max(height, 0) }
        }
        if !isVisible || width <= 0 || height <= 0 { room.isVisible = false }
        return room
    }
}

/// A rectangle in pixels of a screen.
struct PixelFrame: Hashable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    var width: Double { right - left }
    var height: Double { bottom - top }
}

extension RoomsFile.Screen {
    /// A screen of Android with the texts of a dump.
    init(
        dumped name: String, _ texts: [DumpedText], size: PixelFrame?, scale: Double, isCompose: Bool,
        _ settings: DumpSettings
    ) {
        self.init(
            name: name, platform: "android", locale: settings.locale, textScale: settings.textScale,
            rooms: texts.compactMap { $0.room(scale: scale, settings) })
        let unknown = texts.filter { $0.frame == nil }.map(UnknownRoom.init(dumped:))
        notKnown = unknown.isEmpty ? nil : unknown
        toolkit = isCompose ? "compose" : "textview"
        if let size, size.width > 0, size.height > 0 {
            (width, height) = (size.width / scale, size.height / scale)
        }
    }
}

extension UnknownRoom {
    /// A text of a dump without a frame.
    init(dumped text: DumpedText) {
        self.init(text: text.text, place: text.place, reason: "the dump gives it no bounds, or none that can be read")
    }
}
