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
    /// How many are beside each other, where the place has several.
    var count: Int
    /// The file below the folder, and the line.
    var file: String
    var line: Int

    /// The line that names the place.
    var setting: String {
        StandardPlace.named(place)?.requiredOptions.contains { $0.name == PlaceOption.count.name } == true
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
            for path in paths where path.hasSuffix(".swift") && !path.split(separator: "/").contains("Tests") {
                if let text = text(path) { places += SwiftPlaces(text, file: path).places }
            }
        case .android: places = AndroidPlaces(paths, text: text).places
        case .macos, .web: return []
        }
        var seen: Set<[String]> = []
        return places.filter {
            keys.contains($0.key) && StandardPlace.named($0.place)?.platforms.contains(platform) == true
                && seen.insert([$0.key, $0.place]).inserted
        }
    }
}

/// The standard places in a source file in Swift, as far as their texts are literals in them.
private struct SwiftPlaces {
    private(set) var places: [ShownPlace] = []
    private let text: String
    private let file: String

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
        // Most files have none of them.
        guard Self.marks.contains(where: { text.contains($0) }) else { return }
        let items = blocks(after: /\.tabItem\s*(?=\{)/)
        for block in items { add(block, as: "tabBarItem", count: items.count, in: Self.label) }
        let tabs = text.matches(of: Self.tab)
        for match in tabs { add(match.output.1, as: "tabBarItem", count: tabs.count) }
        for match in text.matches(of: Self.navigationTitle) { add(match.output.1, as: "navigationTitle") }
        for block in blocks(after: /\.contextMenu\s*(?=\{)|\bMenu\s*(?=\{)|\bMenu\([^{}()]*\)\s*(?=\{)/) {
            add(block, as: "menuItem", in: Self.menuItem)
        }
        for match in text.matches(of: Self.tabBarItem) { add(match.output.1, as: "tabBarItem", count: 5) }
    }

    private static let marks = [".tabItem", "Tab(", ".navigationTitle(", ".contextMenu", "Menu", "UITabBarItem(title"]
    nonisolated(unsafe) private static let label = /\b(?:Label|Text)\(\s*"([^"\\]+)"/
    nonisolated(unsafe) private static let menuItem = /\b(?:Label|Text|Button)\(\s*"([^"\\]+)"/
    nonisolated(unsafe) private static let tab = /(?:^|[^\w.])Tab\(\s*"([^"\\]+)"/
    nonisolated(unsafe) private static let navigationTitle = /\.navigationTitle\(\s*(?:Text\(\s*)?"([^"\\]+)"\s*\)/
    nonisolated(unsafe) private static let tabBarItem =
        /UITabBarItem\(\s*title:\s*(?:NSLocalizedString|String)\(\s*(?:localized:\s*)?"([^"\\]+)"/

    private mutating func add(
        _ block: Substring, as place: String, count: Int = 1, in pattern: Regex<(Substring, Substring)>
    ) {
        for match in block.matches(of: pattern) { add(match.output.1, as: place, count: count) }
    }

    private mutating func add(_ key: Substring, as place: String, count: Int = 1) {
        let line = text[..<key.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        places.append(ShownPlace(key: String(key), place: place, count: count, file: file, line: line))
    }

    /// What is in the braces after each match, up to the brace that closes them.
    private func blocks(after pattern: Regex<Substring>) -> [Substring] {
        text.matches(of: pattern).compactMap { match in
            var depth = 0
            let rest = text[match.range.upperBound...].prefix(Self.longestBlock)
            for index in rest.indices {
                switch rest[index] {
                case "{": depth += 1
                case "}":
                    depth -= 1
                    if depth == 0 { return rest[..<index] }
                default: continue
                }
            }
            return nil
        }
    }

    /// In characters.
    private static let longestBlock = 4000
}

/// The standard places in the menus and layouts of an Android app.
private struct AndroidPlaces {
    private(set) var places: [ShownPlace] = []

    init(_ paths: [String], text: (String) -> String?) {
        let files = paths.filter { $0.hasSuffix(".xml") }
        var bars: Set<String> = []
        var others: Set<String> = []
        for path in files where Self.folder(of: path).hasPrefix("layout") {
            guard let layout = text(path), layout.contains("app:menu") || layout.contains("TabItem") else { continue }
            for element in layout.matches(of: Self.menuOfView) {
                let (view, menu) = (element.output.1, String(element.output.2))
                if view.hasSuffix("BottomNavigationView") {
                    bars.insert(menu)
                } else if view.hasSuffix("NavigationView") || view.hasSuffix("NavigationRailView") {
                    others.insert(menu)
                }
            }
            let tabs = layout.matches(of: Self.tabItem)
            for tab in tabs { add(tab.output.1, of: layout, path, as: "tab", count: tabs.count) }
        }
        for path in files where Self.folder(of: path).hasPrefix("menu") {
            guard let menu = text(path) else { continue }
            let name = String(path.split(separator: "/").last?.dropLast(4) ?? "")
            // The rows of a drawer are wider than those of a menu.
            if others.contains(name), !bars.contains(name) { continue }
            let items = menu.matches(of: Self.item)
            for item in items {
                guard let title = item.output.firstMatch(of: Self.title) else { continue }
                // An item that is always in the bar shows its icon.
                let isAction = item.output.contains(/showAsAction="[^"]*always/)
                if bars.contains(name) {
                    add(title.output.1, of: menu, path, as: "bottomNavigationItem", count: items.count)
                } else if !isAction {
                    add(title.output.1, of: menu, path, as: "menuItem")
                }
            }
        }
    }

    nonisolated(unsafe) private static let menuOfView = /<([\w.]+)\s[^<>]*app:menu="@menu\/(\w+)"/
    nonisolated(unsafe) private static let tabItem = /TabItem\s[^<>]*android:text="@string\/(\w+)"/
    nonisolated(unsafe) private static let item = /<item\s[^<>]*>/
    nonisolated(unsafe) private static let title = /android:title="@string\/(\w+)"/

    private mutating func add(
        _ key: Substring, of text: String, _ file: String, as place: String, count: Int = 1
    ) {
        let line = text[..<key.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        places.append(ShownPlace(key: String(key), place: place, count: count, file: file, line: line))
    }

    private static func folder(of path: String) -> Substring {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[parts.count - 3] == "res" ? parts[parts.count - 2] : ""
    }
}
