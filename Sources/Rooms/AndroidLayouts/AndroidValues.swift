internal import Catalogs

/// Looks up what attributes of one layout mean, with the styles, dimensions and theme of its project.
struct AndroidValues {
    let project: AndroidProject
    let path: String
    let root: String
    let theme: AndroidTheme
    /// The items of the theme and of those that it adds to.
    private let themeItems: [String: String]

    init(_ project: AndroidProject, path: String) {
        self.project = project
        self.path = path
        root = AndroidProject.parts(of: path)?.root ?? ""
        var theme = AndroidTheme.unknown
        var items: [String: String] = [:]
        let names = project.themes(from: root)
        // The app's own theme is nearly always called so; otherwise the first with a known base counts.
        for name in names.filter({ $0 == "AppTheme" }) + names where theme == .unknown {
            let chain = Self.chain(name, project, root)
            theme = AndroidTheme(base: chain.base ?? "")
            if theme != .unknown { items = chain.items }
        }
        self.theme = theme
        themeItems = items
    }

    /// The items of a style with those of the styles that it adds to, and the first name that no file declares.
    private static func chain(
        _ name: String, _ project: AndroidProject, _ root: String
    ) -> (items: [String: String], base: String?) {
        var items: [String: String] = [:]
        var next: String? = name
        var seen: Set<String> = []
        while let name = next, let style = project.style(name, from: root), seen.insert(name).inserted {
            items.merge(style.items) { first, _ in first }
            next = style.parent
        }
        return (items, next)
    }

    /// A style: its items with those of the styles that it adds to, and the library's style that it ends with.
    func style(_ reference: String) -> (items: [String: String], base: String?)? {
        if reference.hasPrefix("?") {
            guard let value = themeItems[Self.attributeName(reference)], !value.hasPrefix("?") else { return nil }
            return style(value)
        }
        guard reference.hasPrefix("@") else { return nil }
        return Self.chain(AndroidStyle.name(reference), project, root)
    }

    /// `?attr/x`, `?android:attr/x`, `?x` and `?android:x`
    static func attributeName(_ reference: String) -> String {
        let name = reference.drop { $0 == "?" }
        let plain = name.split(separator: "/").last ?? name
        return String(plain.split(separator: ":").last ?? plain)
    }

    func themeItem(_ reference: String) -> String? { themeItems[Self.attributeName(reference)] }

    /// A length in dp or sp, through `@dimen` and attributes of the theme.
    func length(_ text: String) -> AndroidLength? {
        var text = text
        for _ in 0..<16 {
            if text.hasPrefix("@dimen/") {
                guard let value = project.dimension(String(text.dropFirst(7)), from: root) else { return nil }
                text = value
            } else if text.hasPrefix("?") {
                guard let value = themeItem(text) else { return nil }
                text = value
            } else {
                return AndroidLength(text)
            }
        }
        return nil
    }
}

/// `16dp` or `14sp`
struct AndroidLength: Hashable {
    var value: Double
    var isText: Bool

    /// nil for other units, which are of a screen with a known density.
    init?(_ text: String) {
        for (unit, isText) in [("dip", false), ("dp", false), ("sp", true)] where text.hasSuffix(unit) {
            guard let value = Double(text.dropLast(unit.count)), value.isFinite, abs(value) < 100_000 else {
                return nil
            }
            self.value = value
            self.isText = isText
            return
        }
        if text == "0" || text == "0px" { (value, isText) = (0, false) } else { return nil }
    }
}
