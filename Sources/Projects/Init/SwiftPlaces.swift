/// The standard places in a source file in Swift, as far as their texts are literals in them.
struct SwiftPlaces {
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
        for match in text.matches(of: Self.searchPrompt) { add(match.output.1, as: "searchBar") }
        for match in text.matches(of: Self.alert) { add(match.output.1, as: "alertTitle") }
        for block in blocks(after: /\bmessage:\s*(?=\{)/) where text.contains(".alert(") {
            add(block, as: "alertText", in: Self.label)
        }
        for match in text.matches(of: Self.notificationAction) { add(match.output.1, as: "notificationAction") }
        for match in text.matches(of: Self.quickAction) {
            let hasSubtitle = match.output.3 != nil
            add(match.output.2, as: "quickAction", choice: hasSubtitle ? "titleAboveSubtitle" : "title")
            if let subtitle = match.output.3 { add(subtitle, as: "quickAction", choice: "subtitle") }
        }
    }

    private static let marks = [
        ".tabItem", "Tab(", ".navigationTitle(", ".contextMenu", "Menu", "UITabBarItem(title", ".searchable(",
        ".alert(",
        "UIAlertController(", "UNNotificationAction(", "UIApplicationShortcutItem(",
        "UIMutableApplicationShortcutItem(",
    ]
    nonisolated(unsafe) private static let label = /\b(?:Label|Text)\(\s*"([^"\\]+)"/
    nonisolated(unsafe) private static let menuItem = /\b(?:Label|Text|Button)\(\s*"([^"\\]+)"/
    nonisolated(unsafe) private static let tab = /(?:^|[^\w.])Tab\(\s*"([^"\\]+)"/
    nonisolated(unsafe) private static let navigationTitle = /\.navigationTitle\(\s*(?:Text\(\s*)?"([^"\\]+)"\s*\)/
    nonisolated(unsafe) private static let tabBarItem =
        /UITabBarItem\(\s*title:\s*(?:NSLocalizedString|String)\(\s*(?:localized:\s*)?"([^"\\]+)"/

    nonisolated(unsafe) private static let searchPrompt =
        /\.searchable\([^{}]{0,300}?prompt:\s*(?:Text\(\s*)?"([^"\\]+)"/
    nonisolated(unsafe) private static let alert =
        /(?:\.alert\(\s*(?:Text\(\s*)?|UIAlertController\(\s*title:\s*(?:NSLocalizedString|String)\(\s*(?:localized:\s*)?)"([^"\\]+)"/
    nonisolated(unsafe) private static let notificationAction =
        /UNNotificationAction\([^{}]{0,300}?title:\s*(?:NSLocalizedString|String)\(\s*(?:localized:\s*)?"([^"\\]+)"/
    nonisolated(unsafe) private static let quickAction =
        /UI(Mutable)?ApplicationShortcutItem\([^{}]{0,300}?localizedTitle:\s*(?:NSLocalizedString|String)\(\s*(?:localized:\s*)?"([^"\\]+)"(?:[^{}]{0,200}?localizedSubtitle:\s*(?:NSLocalizedString|String)\(\s*(?:localized:\s*)?"([^"\\]+)")?/

    private mutating func add(
        _ block: Substring, as place: String, count: Int = 1, in pattern: Regex<(Substring, Substring)>
    ) {
        for match in block.matches(of: pattern) { add(match.output.1, as: place, count: count) }
    }

    private mutating func add(_ key: Substring, as place: String, choice: String? = nil, count: Int = 1) {
        places.append(ShownPlace(key, of: text, file, as: place, choice: choice, count: count))
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

/// The quick actions that a property list of an app states (`UIApplicationShortcutItems`), which names keys of `InfoPlist.strings`
/// and of string catalogs of that name.
struct QuickActionPlaces {
    private(set) var places: [ShownPlace] = []

    init(_ text: String, file: String) {
        guard text.contains("UIApplicationShortcutItemTitle") else { return }
        for item in text.matches(of: Self.item) {
            let subtitle = item.output.firstMatch(of: Self.subtitle)
            if let title = item.output.firstMatch(of: Self.title) {
                let choice = subtitle == nil ? "title" : "titleAboveSubtitle"
                places.append(ShownPlace(title.output.1, of: text, file, as: "quickAction", choice: choice))
            }
            if let subtitle {
                places.append(ShownPlace(subtitle.output.1, of: text, file, as: "quickAction", choice: "subtitle"))
            }
        }
    }

    nonisolated(unsafe) private static let item =
        /<dict>(?:(?!<\/?dict>)[\s\S])*UIApplicationShortcutItemTitle(?:(?!<\/?dict>)[\s\S])*<\/dict>/
    nonisolated(unsafe) private static let title =
        /<key>UIApplicationShortcutItemTitle<\/key>\s*<string>([^<]+)<\/string>/
    nonisolated(unsafe) private static let subtitle =
        /<key>UIApplicationShortcutItemSubtitle<\/key>\s*<string>([^<]+)<\/string>/
}
