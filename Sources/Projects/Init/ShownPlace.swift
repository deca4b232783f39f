internal import Catalogs
internal import Foundation
internal import Frames

/// A key that the sources of an app show in a standard place, as a budget of a `galley.yml`.
///
/// The name of a key proves nothing. `Label("tabs.home", …)` inside `tabItem` does, and so does `android:title` of a menu.
struct ShownPlace: Hashable {
    var key: String
    /// The name of the place.
    var place: String
    /// The value of its choice, such as `short`; nil for a place that has none.
    var choice: String?
    /// How many are beside each other, where the place has several.
    var count: Int
    /// The file below the folder, and the line.
    var file: String
    var line: Int

    /// The line that names the place.
    var setting: String {
        if let choice, let kind = StandardPlace.named(place)?.kind {
            return "place: { \(place): { \(kind.name): \(choice) } }"
        }
        return StandardPlace.named(place)?.requiredOptions.contains { $0.name == PlaceOption.count.name } == true
            ? "place: { \(place): { of: \(min(max(count, 2), 5)) } }" : "place: \(place)"
    }

    /// The places of keys in the sources below a folder, in order of the files; a key comes once in each place. O(n) in the
    /// lengths of the sources.
    ///
    /// - Parameters:
    ///   - paths: The paths in the folder.
    ///   - keys: Those of the catalogs: what else is in quotation marks is not a key.
    static func all(in paths: [String], below folder: URL, keys: Set<String>, on platform: Platform) -> [ShownPlace] {
        guard !keys.isEmpty else { return [] }
        func text(_ path: String) -> String? { ProjectLanguage.text(folder.appending(path: path)) }
        var places: [ShownPlace] = []
        switch platform {
        case .ios:
            for path in paths where !path.split(separator: "/").contains("Tests") {
                if path.hasSuffix(".swift"), let text = text(path) {
                    places += SwiftPlaces(text, file: path).places
                } else if path.hasSuffix("Info.plist"), let text = text(path) {
                    places += QuickActionPlaces(text, file: path).places
                }
            }
        case .android:
            places = AndroidPlaces(paths, text: text).places + AndroidCodePlaces(paths, text: text).places
        case .macos, .web: return []
        }
        var seen: Set<[String]> = []
        return places.filter {
            keys.contains($0.key) && StandardPlace.named($0.place)?.platforms.contains(platform) == true
                && seen.insert([$0.key, $0.place, $0.choice ?? ""]).inserted
        }
    }
}

extension ShownPlace {
    /// A place at a part of a file's text.
    init(_ key: Substring, of text: String, _ file: String, as place: String, choice: String? = nil, count: Int = 1) {
        let line = text[..<key.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        self.init(key: String(key), place: place, choice: choice, count: count, file: file, line: line)
    }
}
