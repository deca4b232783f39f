/// How many rooms are known, and how.
package struct RoomCounts: Hashable, Sendable {
    /// The layout gives the width.
    package private(set) var layout = 0
    /// The width is that of a frame.
    package private(set) var bounds = 0
    /// The screen alone limits the width.
    package private(set) var screen = 0
    /// The layout gives the width, in a dialog or another part of the screen.
    package private(set) var part = 0
    package private(set) var notKnown = 0
    /// How many of the rooms have texts that are not to be translated.
    package private(set) var untranslated = 0

    package init(_ screens: [RoomsFile.Screen]) {
        for screen in screens {
            notKnown += screen.notKnown?.count ?? 0
            for room in screen.rooms {
                if room.isTranslated == false { untranslated += 1 }
                switch room.limit ?? .layout {
                case .layout: layout += 1
                case .bounds: bounds += 1
                case .screen: self.screen += 1
                case .part: part += 1
                }
            }
        }
    }

    /// `12 rooms (9 by the layout, 2 by their frames, 1 by the screen), 3 not known`
    package var text: String {
        let known = layout + bounds + screen + part
        let parts = [
            (layout, "by the layout"), (part, "in a part of the screen"),
            (bounds, bounds == 1 ? "by its frame" : "by their frames"), (screen, "by the screen"),
        ]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let list = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
        let fixed = untranslated == 0 ? "" : ", \(untranslated) not to be translated"
        return "\(known) \(known == 1 ? "room" : "rooms")\(list), \(notKnown) not known\(fixed)"
    }
}
