/// A file of rooms: texts in their places of real layouts, screen by screen.
///
/// What harvests rooms writes it, on any platform; `galley check` reads it. `galley schema rooms` is its schema. All lengths
/// are in the unit of the platform: points, density-independent pixels, or CSS pixels.
package struct RoomsFile: Hashable, Sendable, Codable {
    /// The version of the format: ``currentVersion``.
    package var rooms = RoomsFile.currentVersion
    /// The program that wrote it, for people.
    package var harvester: String
    package var screens: [Screen]

    package static let currentVersion = 1

    package init(harvester: String, screens: [Screen]) {
        self.harvester = harvester
        self.screens = screens
    }

    /// A screen, or a part of one, as it was laid out once.
    package struct Screen: Hashable, Sendable, Codable {
        /// What people call it.
        package var name: String
        /// `ios`, `android`, `macos` or `web`; nil for that of the project.
        package var platform: String?
        /// What draws its texts, where that is known: `swiftui`, `uikit`, `compose` or `textview`.
        package var toolkit: String?
        /// The locale that the texts were shown in; nil where they are keys or nobody knows.
        package var locale: String?
        /// The size of the screen or window; nil where the layout belongs to none.
        package var width: Double?
        package var height: Double?
        /// The factor by which all texts were enlarged; nil for 1.
        package var textScale: Double?
        /// What the screen was made from.
        package var source: Source?
        package var rooms: [HarvestedRoom]
        /// The tables whose columns follow from the texts of their rooms; nil for none.
        package var tables: [HarvestedTable]?
        /// The texts whose room is not known, each with the reason.
        package var notKnown: [UnknownRoom]?

        package init(
            name: String, platform: String?, locale: String? = nil, width: Double? = nil, height: Double? = nil,
            textScale: Double? = nil, source: Source? = nil, rooms: [HarvestedRoom] = [], notKnown: [UnknownRoom]? = nil
        ) {
            self.name = name
            self.platform = platform
            self.locale = locale
            self.width = width
            self.height = height
            self.textScale = textScale
            self.source = source
            self.rooms = rooms
            self.notKnown = notKnown
        }
    }

    /// What a screen was made from.
    package struct Source: Hashable, Sendable, Codable {
        /// The file, relative to the folder of the file of rooms.
        package var file: String?
        /// The SHA-256 of that file when it was read, in hexadecimal digits: another one says that the rooms are old.
        package var digest: String?
        /// The address of a page.
        package var url: String?

        package init(file: String? = nil, digest: String? = nil, url: String? = nil) {
            self.file = file
            self.digest = digest
            self.url = url
        }
    }
}

/// A text whose room is not known.
package struct UnknownRoom: Hashable, Sendable, Codable {
    package var text: String?
    package var key: String?
    package var place: RoomPlace?
    /// Why, in a sentence without a full stop.
    package var reason: String

    package init(text: String? = nil, key: String? = nil, place: RoomPlace? = nil, reason: String) {
        self.text = text
        self.key = key
        self.place = place
        self.reason = reason
    }
}
