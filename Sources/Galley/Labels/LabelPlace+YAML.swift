internal import Scenes

extension LabelPlace {
    /// A name, or a mapping from a name to what is said of the place: `{ tabBarItem: { of: 5 } }`.
    ///
    /// - Throws: `InputError` with the place of a name or a parameter that does not exist, of one that is missing, and of a
    ///   place that the platform does not have.
    init(yaml value: YAMLValue, on platform: Platform) throws {
        let name: Name
        var parameters: [String: YAMLValue] = [:]
        if value.isMapping {
            let entries = try value.entries("place", keys: Name.allCases.map(\.rawValue))
            guard entries.count == 1, let entry = entries.first, let known = Name(rawValue: entry.key) else {
                throw value.wrong("place", "one place, as in { tabBarItem: { of: 5 } }")
            }
            name = known
            if !entry.value.isNull { parameters = try entry.value.entries(entry.key, keys: known.parameters) }
        } else {
            let text = try value.string("place")
            guard let known = Name(rawValue: text) else {
                throw InputError.unknown("place", text, expected: Name.allCases.map(\.rawValue), at: value.position)
            }
            name = known
        }
        guard name.platforms.contains(platform) else {
            let platforms = name.platforms.map(\.rawValue).joined(separator: ", ")
            throw InputError(
                .configuration,
                "place: \(platform.rawValue) has no \(name.rawValue); with platform: the budget is one of \(platforms)",
                at: value.position)
        }
        if name.needsParameter, let missing = name.parameters.first, parameters[missing] == nil {
            let example = missing == "of" ? "of: 3" : "family: systemSmall"
            throw value.wrong(
                "place", "a key \"\(missing)\" in \(name.rawValue), as in { \(name.rawValue): { \(example) } }")
        }
        try self.init(name, parameters)
    }

    private init(_ name: Name, _ parameters: [String: YAMLValue]) throws {
        func count() throws -> Int { try parameters["of"]?.integer("of", from: 1) ?? 1 }
        func flag(_ name: String) throws -> Bool { try parameters[name]?.bool(name) ?? false }
        switch name {
        case .tabBarItem: self = .tabBarItem(of: try count())
        case .navigationTitle:
            self = .navigationTitle(
                backButton: try flag("backButton"), buttons: try parameters["buttons"]?.integer("buttons", from: 0) ?? 0
            )
        case .alertButton:
            let arrangements: KeyValuePairs = ["sideBySide": true, "stacked": false]
            self = .alertButton(
                isBeside: try parameters["arrangement"]?.choice("arrangement", of: arrangements) ?? false)
        case .segmentedControl: self = .segmentedControl(of: try count())
        case .widget:
            let families = WidgetFamily.allCases
            let name = try parameters["family"]?.string("family") ?? WidgetFamily.systemSmall.rawValue
            guard let family = WidgetFamily(rawValue: name) else {
                throw InputError.unknown(
                    "family", name, expected: families.map(\.rawValue), at: parameters["family"]?.position)
            }
            self = .widget(family)
        case .notificationTitle: self = .notificationTitle
        case .menuItem: self = .menuItem
        case .listRowTitle: self = .listRowTitle(icon: try flag("icon"), chevron: try flag("chevron"))
        case .button: self = .button
        case .bottomNavigationItem: self = .bottomNavigationItem(of: try count())
        case .tab: self = .tab(of: try count())
        case .chip: self = .chip
        }
    }
}
