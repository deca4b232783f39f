import Foundation

/// Files of rooms for tests, in few words.
enum RoomFiles {
    /// A file with one screen.
    static func file(_ rooms: [String], screen: String = "") -> String {
        """
        { "rooms": 1, "harvester": "a test", "screens": [
          { "name": "Home", "platform": "web", "locale": "en", "width": 360, \(screen) "rooms": [
            \(rooms.joined(separator: ",\n    "))
          ] }
        ] }
        """
    }

    /// A room with further fields as JSON, in Inter of 16.
    static func room(_ text: String, _ more: String = "") -> String {
        #"{ "text": "\#(text)", "font": { "size": 16 }\#(more.isEmpty ? "" : ", \(more)") }"#
    }

    /// A project with catalogs of i18next, a file for each locale, and one file of rooms.
    static func project(
        _ locales: [String: String], rooms: String, configuration: String = ""
    ) throws -> ProjectCopy {
        var files = [
            "galley.yml": """
            strings: [locales]
            sourceLocale: en
            platform: web
            rooms: [rooms/*.json]
            \(configuration)
            """,
            "rooms/home.json": rooms,
        ]
        for (locale, texts) in locales { files["locales/\(locale)/common.json"] = texts }
        return try ProjectCopy(files)
    }
}
