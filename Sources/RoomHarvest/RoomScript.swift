/// The script that reads rooms out of a page: `Integrations/galley-rooms.js`, which is in the program.
package enum RoomScript {
    /// The whole script. Evaluated in a page, it defines the function `galleyRooms`.
    package static var source: String { String(decoding: PackageResources.galley_rooms_js, as: UTF8.self) }
}
