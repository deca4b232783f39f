internal import Frames

/// A place that the names of keys suggest, as a budget of a `galley.yml`.
struct SuggestedPlace {
    /// The pattern of the keys.
    var keys: String
    /// How many keys match.
    var count: Int
    var example: String
    /// The line that names the place, or gives the room where the platform has no such place.
    var setting: String

    /// The places that keys suggest, each with the pattern that most of its keys have. O(n) in the keys.
    static func all(in keys: [String], on platform: Platform) -> [SuggestedPlace] {
        let names = keys.map { (key: $0, name: KeyName($0)) }
        return places.compactMap { words, place in
            var found: [String: (count: Int, example: String)] = [:]
            for (key, name) in names {
                guard let pattern = name.word(among: words)?.pattern else { continue }
                found[pattern, default: (0, key)].count += 1
            }
            guard let best = found.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else { return nil }
            return SuggestedPlace(
                keys: best.key, count: best.value.count, example: best.value.example,
                setting: setting(place, on: platform, count: best.value.count))
        }
    }

    /// Words in the names of keys, and the places that they suggest.
    private static let places: [(words: Set<String>, place: LabelPlace.Name)] = [
        (["tab", "tabs", "tabbar"], .tabBarItem),
        (["title", "header", "heading", "navtitle"], .navigationTitle),
        (["button", "btn", "cta"], .button),
        (["menu"], .menuItem),
        (["segment"], .segmentedControl),
        (["notification", "push"], .notificationTitle),
        (["widget"], .widget),
        (["chip"], .chip),
    ]

    private static func setting(_ place: LabelPlace.Name, on platform: Platform, count: Int) -> String {
        let place = place == .tabBarItem && platform == .android ? .bottomNavigationItem : place
        guard place.platforms.contains(platform) else { return "maxLines: 1" }
        return switch place {
        case .tabBarItem, .bottomNavigationItem, .segmentedControl:
            "place: { \(place.rawValue): { of: \(min(max(count, 2), 5)) } }"
        case .widget: "place: { widget: { family: systemSmall } }"
        default: "place: \(place.rawValue)"
        }
    }
}
