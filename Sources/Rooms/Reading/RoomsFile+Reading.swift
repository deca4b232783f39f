internal import Basics
package import Catalogs

/// A file of rooms as it was read, with the places of its parts in the file.
package struct ReadRooms: Sendable {
    /// The version of the format.
    var version = RoomsFile.currentVersion
    package var harvester = ""
    package var screens: [Screen] = []

    /// A screen with its rooms; those of `screen` itself are empty.
    package struct Screen: Sendable {
        package var screen = RoomsFile.Screen(name: "", platform: nil)
        package var position = Catalog.Position(file: "", line: 1, column: 1)
        package var rooms: [Placed<HarvestedRoom>] = []
        package var notKnown: [Placed<UnknownRoom>]?
        /// The rooms that have no font, and so cannot be checked.
        package var withoutFont: [Placed<UnknownRoom>] = []
    }

    /// A room, or what is known about one that lacks its font.
    enum ReadRoom: Sendable {
        case known(Placed<HarvestedRoom>)
        case unknown(Placed<UnknownRoom>)
    }

    /// A part with its place in the file.
    package struct Placed<Part: Sendable>: Sendable {
        package var part: Part
        package var position: Catalog.Position
    }

    /// The platforms that a screen may be of.
    package static let platforms = ["ios", "macos", "android", "web"]

    /// Reads a file of rooms strictly, but for rooms without a font, which are among those that are not known. O(n) in its length.
    ///
    /// - Throws: `CatalogError` with the place of the first fault.
    package init(_ data: [UInt8], file: String) throws(CatalogError) {
        var reader = try JSONReader(data, file: file)
        self = try RoomsFile.form.read(&reader)
        try reader.readEnd()
    }

    init() {}
}
