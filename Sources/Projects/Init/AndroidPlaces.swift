/// The standard places in the menus and layouts of an Android app.
struct AndroidPlaces {
    private(set) var places: [ShownPlace] = []

    init(_ paths: [String], text: (String) -> String?) {
        let files = paths.filter { $0.hasSuffix(".xml") }
        var bars: Set<String> = []
        var others: Set<String> = []
        for path in files where Self.folder(of: path).hasPrefix("layout") {
            guard let layout = text(path) else { continue }
            for (pattern, place, choice) in Self.views {
                for match in layout.matches(of: pattern) {
                    add(match.output.1, of: layout, path, as: place, choice: choice)
                }
            }
            guard layout.contains("app:menu") || layout.contains("TabItem") else { continue }
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

    nonisolated(unsafe) private static let views: [(Regex<(Substring, Substring)>, place: String, choice: String?)] = [
        (/ExtendedFloatingActionButton\s[^<>]*android:text="@string\/(\w+)"/, "extendedFloatingActionButton", nil),
        (/\.Chip\s[^<>]*android:text="@string\/(\w+)"/, "chip", nil),
        (/SearchView\s[^<>]*queryHint="@string\/(\w+)"/, "searchBar", nil),
        (/SearchBar\s[^<>]*android:hint="@string\/(\w+)"/, "searchBar", nil),
        (/TextInputLayout\s[^<>]*android:hint="@string\/(\w+)"/, "textField", "label"),
        (/TextInputLayout\s[^<>]*app:helperText="@string\/(\w+)"/, "textField", "supporting"),
        (/TextInputLayout\s[^<>]*app:placeholderText="@string\/(\w+)"/, "textField", "placeholder"),
    ]
    nonisolated(unsafe) private static let menuOfView = /<([\w.]+)\s[^<>]*app:menu="@menu\/(\w+)"/
    nonisolated(unsafe) private static let tabItem = /TabItem\s[^<>]*android:text="@string\/(\w+)"/
    nonisolated(unsafe) private static let item = /<item\s[^<>]*>/
    nonisolated(unsafe) private static let title = /android:title="@string\/(\w+)"/

    private mutating func add(
        _ key: Substring, of text: String, _ file: String, as place: String, choice: String? = nil, count: Int = 1
    ) {
        places.append(ShownPlace(key, of: text, file, as: place, choice: choice, count: count))
    }

    private static func folder(of path: String) -> Substring {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[parts.count - 3] == "res" ? parts[parts.count - 2] : ""
    }
}

/// The standard places in the shortcuts and the code of an Android app.
struct AndroidCodePlaces {
    private(set) var places: [ShownPlace] = []

    init(_ paths: [String], text: (String) -> String?) {
        for path in paths where !path.split(separator: "/").contains("androidTest") {
            if path.hasSuffix(".xml"), path.contains("/xml") {
                guard let text = text(path), text.contains("<shortcut") else { continue }
                add(Self.shortLabel, in: text, path, as: "appShortcut", choice: "short")
                add(Self.longLabel, in: text, path, as: "appShortcut", choice: "long")
            } else if path.hasSuffix(".kt") || path.hasSuffix(".java") {
                guard let text = text(path) else { continue }
                if text.contains("Snackbar") { add(Self.snackbar, in: text, path, as: "snackbar") }
                if text.contains("Snackbar") { add(Self.snackbarAction, in: text, path, as: "snackbarAction") }
                guard text.contains("AlertDialog") else { continue }
                add(Self.dialogTitle, in: text, path, as: "alertTitle")
                add(Self.dialogText, in: text, path, as: "alertText")
                add(Self.dialogButton, in: text, path, as: "alertButton")
            }
        }
    }

    nonisolated(unsafe) private static let shortLabel = /shortcutShortLabel="@string\/(\w+)"/
    nonisolated(unsafe) private static let longLabel = /shortcutLongLabel="@string\/(\w+)"/
    nonisolated(unsafe) private static let snackbar = /Snackbar\.make\([^;{}]{0,120}?R\.string\.(\w+)\s*,/
    nonisolated(unsafe) private static let snackbarAction = /\.setAction\(\s*R\.string\.(\w+)/
    nonisolated(unsafe) private static let dialogTitle = /Builder\([^;{}]{0,400}?\.setTitle\(\s*R\.string\.(\w+)\s*\)/
    nonisolated(unsafe) private static let dialogText = /Builder\([^;{}]{0,400}?\.setMessage\(\s*R\.string\.(\w+)\s*\)/
    nonisolated(unsafe) private static let dialogButton =
        /\.set(?:Positive|Negative|Neutral)Button\(\s*R\.string\.(\w+)/

    private mutating func add(
        _ pattern: Regex<(Substring, Substring)>, in text: String, _ file: String, as place: String,
        choice: String? = nil
    ) {
        for match in text.matches(of: pattern) {
            places.append(ShownPlace(match.output.1, of: text, file, as: place, choice: choice))
        }
    }
}
