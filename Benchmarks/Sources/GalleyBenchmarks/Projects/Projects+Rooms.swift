import Foundation

extension Projects {
    /// Files of rooms: screens of fifty texts, each at four widths. Some texts are cut, some go on over what is beside them,
    /// some wrap, and for some only a frame is known. Forty locales; those that the corpus lacks are regions of others.
    func rooms(_ count: Int, keys: Int) throws -> URL {
        let catalog = StringCatalog(corpus, keys: keys)
        try folder.write(catalog.json, to: "Rooms/Localizable.xcstrings")
        let texts = corpus.texts(count: keys, locale: corpus.locales.firstIndex(of: "en") ?? 0)
        let widths = [320, 375, 768, 1280]
        let screens = (0..<count / 50).map { screen in
            let rooms = (0..<50).map { room in
                Self.room(
                    texts[(screen / widths.count * 50 + room) % keys], number: room, on: widths[screen % widths.count])
            }
            return """
                { "name": "Page \(screen / widths.count)", "platform": "web", "locale": "en",
                  "width": \(widths[screen % widths.count]), "height": 800, "rooms": [
                \(rooms.joined(separator: ",\n"))
                ] }
                """
        }
        try folder.write(
            #"{ "rooms": 1, "harvester": "benchmarks", "screens": [ \#(screens.joined(separator: ",\n")) ] }"#,
            to: "Rooms/rooms/pages.json")
        let regions = corpus.locales.filter { !$0.contains("-") }.map { "\($0)-001" }
        let locales = (corpus.locales + regions).prefix(40).joined(separator: ", ")
        return try folder.write(
            """
            strings: [Localizable.xcstrings]
            rooms: [rooms/*.json]
            platform: web
            locales: [\(locales)]
            scales: [1, 1.3, 2]

            """, to: "Rooms/galley.yml"
        ).deletingLastPathComponent()
    }

    private static func room(_ text: String, number: Int, on screen: Int) -> String {
        let size = [14, 16, 16, 20][number % 4]
        let natural = Double(text.count * size) * 0.6
        let width = min(natural * (1.6 + Double(number * 7 % 10) / 5), Double(screen) - 32)
        let kinds = [
            #""lines": 1, "overflow": "ellipsis""#, #""wraps": false"#, #""lines": 2, "overflow": "clip""#,
            #""limit": "bounds", "height": 60"#, #""overflow": "visible""#,
        ]
        let shown = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return """
            { "text": "\(shown)", "place": { "selector": "main > p:nth-child(\(number))" }, "width": \(width.rounded()),
              "frame": [16, \(number * 40), \(natural.rounded()), 20], \(kinds[number % kinds.count]),
              "font": { "families": ["Inter"], "size": \(size), "scales": true } }
            """
    }
}
