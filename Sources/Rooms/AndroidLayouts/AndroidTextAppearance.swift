/// The text appearances of Android and of its libraries, by their names.
///
/// Sources: `TypeScaleTokens` and `typography_*` of Material Components for Android (Material 3 and 2), `styles_base_text.xml` of
/// AppCompat, and `styles_material.xml` of the Android Open Source Project.
struct AndroidTextAppearance: Hashable {
    /// In sp.
    var size: Double
    var weight = 400.0
    /// In sp.
    var letterSpacing = 0.0
    var isUppercase = false

    /// The appearance of a style that no project declares; nil for a name that is not known.
    static func named(_ name: String) -> AndroidTextAppearance? {
        var name = Substring(name)
        for prefix in ["android:", "Base."] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        guard name.hasPrefix("TextAppearance") else { return nil }
        name = name.dropFirst("TextAppearance".count)
        if name.isEmpty { return platform[""] }
        name = name.dropFirst()
        for (prefix, table) in [
            ("Material3", material3), ("MaterialComponents", material2), ("AppCompat", platform),
            ("Material", platform),
            ("DeviceDefault", platform),
        ] where name == prefix || name.hasPrefix(prefix + ".") {
            let rest = String(name.dropFirst(prefix.count).drop { $0 == "." })
            return table[rest.hasSuffix(".Inverse") ? String(rest.dropLast(8)) : rest]
        }
        return platform[name.hasSuffix(".Inverse") ? String(name.dropLast(8)) : String(name)]
    }

    /// The appearance that an attribute of a theme has where no project sets it.
    static func attribute(_ name: String, in theme: AndroidTheme) -> AndroidTextAppearance? {
        guard name.hasPrefix("textAppearance") else { return nil }
        let rest = String(name.dropFirst("textAppearance".count))
        switch rest {
        case "Small": return platform["Small"]
        case "Medium": return platform["Medium"]
        case "Large": return platform["Large"]
        case "ListItem", "ListItemSmall": return platform["Subhead"]
        case "ListItemSecondary": return platform["Body1"]
        default: break
        }
        switch theme {
        case .material3: return material3[rest] ?? material2[rest]
        case .material2: return material2[rest]
        case .appCompat, .platform: return rest.isEmpty ? platform[""] : nil
        case .unknown: return nil
        }
    }

    /// Material 3, whose letter spacing is written in sp here.
    private static let material3: [String: AndroidTextAppearance] = [
        "": .init(size: 14), "DisplayLarge": .init(size: 57, letterSpacing: -0.25), "DisplayMedium": .init(size: 45),
        "DisplaySmall": .init(size: 36), "HeadlineLarge": .init(size: 32), "HeadlineMedium": .init(size: 28),
        "HeadlineSmall": .init(size: 24), "TitleLarge": .init(size: 22),
        "TitleMedium": .init(size: 16, weight: 500, letterSpacing: 0.15),
        "TitleSmall": .init(size: 14, weight: 500, letterSpacing: 0.1),
        "BodyLarge": .init(size: 16, letterSpacing: 0.5),
        "BodyMedium": .init(size: 14, letterSpacing: 0.25), "BodySmall": .init(size: 12, letterSpacing: 0.4),
        "LabelLarge": .init(size: 14, weight: 500, letterSpacing: 0.1),
        "LabelMedium": .init(size: 12, weight: 500, letterSpacing: 0.5),
        "LabelSmall": .init(size: 11, weight: 500, letterSpacing: 0.5),
        "ActionBar.Title": .init(size: 22), "ActionBar.Subtitle": .init(size: 14, weight: 500, letterSpacing: 0.1),
    ]

    /// Material 2.
    private static let material2: [String: AndroidTextAppearance] = [
        "": .init(size: 14), "Headline1": .init(size: 96, weight: 300, letterSpacing: -1.5),
        "Headline2": .init(size: 60, weight: 300, letterSpacing: -0.5), "Headline3": .init(size: 48),
        "Headline4": .init(size: 34, letterSpacing: 0.25), "Headline5": .init(size: 24),
        "Headline6": .init(size: 20, weight: 500, letterSpacing: 0.15),
        "Subtitle1": .init(size: 16, letterSpacing: 0.15),
        "Subtitle2": .init(size: 14, weight: 500, letterSpacing: 0.1),
        "Body1": .init(size: 16, letterSpacing: 0.5), "Body2": .init(size: 14, letterSpacing: 0.25),
        "Button": .init(size: 14, weight: 500, letterSpacing: 1.25, isUppercase: true),
        "Caption": .init(size: 12, letterSpacing: 0.4),
        "Overline": .init(size: 10, letterSpacing: 1.5, isUppercase: true),
    ]

    /// AppCompat, and Android's own since version 5.
    private static let platform: [String: AndroidTextAppearance] = [
        "": .init(size: 14), "Display4": .init(size: 112, weight: 300), "Display3": .init(size: 56),
        "Display2": .init(size: 45), "Display1": .init(size: 34), "Headline": .init(size: 24),
        "Title": .init(size: 20, weight: 500), "Subhead": .init(size: 16), "Body2": .init(size: 14, weight: 500),
        "Body1": .init(size: 14), "Caption": .init(size: 12),
        "Button": .init(size: 14, weight: 500, isUppercase: true), "Menu": .init(size: 16), "Large": .init(size: 22),
        "Medium": .init(size: 18), "Small": .init(size: 14),
        "Widget.ActionBar.Title": .init(size: 20, weight: 500), "Widget.ActionBar.Subtitle": .init(size: 16),
        "Widget.Toolbar.Title": .init(size: 20, weight: 500), "WindowTitle": .init(size: 20, weight: 500),
        "Widget.Button": .init(size: 14, weight: 500, isUppercase: true),
    ]
}

/// The family of the themes of an app.
enum AndroidTheme: String {
    case material3, material2, appCompat, platform, unknown

    /// The theme whose name a chain of styles ends with.
    init(base name: String) {
        let name = name.split(separator: ":").last.map(String.init) ?? name
        let family = name.hasPrefix("Base.") ? String(name.dropFirst(5)) : name
        self =
            if family.hasPrefix("Theme.Material3") {
                .material3
            } else if family.hasPrefix("Theme.MaterialComponents") {
                .material2
            } else if family.hasPrefix("Theme.AppCompat") {
                .appCompat
            } else if family.hasPrefix("Theme.Material") || family.hasPrefix("Theme.DeviceDefault") {
                .platform
            } else {
                .unknown
            }
    }
}
