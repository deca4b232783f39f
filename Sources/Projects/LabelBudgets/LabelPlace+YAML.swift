internal import Frames
internal import Labels
internal import Scenes

extension LabelPlace {
    /// A name, or a mapping from a name to the options of the place: `{ tabBarItem: { of: 5 } }`.
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
            guard entry.value.isNull || entry.value.isMapping else {
                throw entry.value.wrong(
                    entry.key, known.needsParameter ? "a mapping, as in \(known.example)" : "nothing")
            }
            if !entry.value.isNull {
                parameters = try entry.value.entries(entry.key, keys: known.parameters.map(\.name))
            }
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
                "place: \(platform.rawValue) has no \(name.rawValue); platform: makes the budget one of \(platforms)",
                at: value.position)
        }
        if name.needsParameter, let missing = name.parameters.first?.name, parameters[missing] == nil {
            throw value.wrong("place", "a key \"\(missing)\" in \(name.rawValue), as in \(name.example)")
        }
        try self.init(name, parameters)
    }

    private init(_ name: Name, _ parameters: [String: YAMLValue]) throws {
        switch name {
        case .tabBarItem: self = .tabBarItem(of: try Self.count.read(parameters))
        case .navigationTitle:
            self = .navigationTitle(
                backButton: try Self.backButton.read(parameters), buttons: try Self.buttons.read(parameters))
        case .alertButton: self = .alertButton(isBeside: try Self.arrangement.read(parameters))
        case .segmentedControl: self = .segmentedControl(of: try Self.count.read(parameters))
        case .widget: self = .widget(try Self.family.read(parameters))
        case .notificationTitle: self = .notificationTitle
        case .menuItem: self = .menuItem
        case .listRowTitle:
            self = .listRowTitle(icon: try Self.icon.read(parameters), chevron: try Self.chevron.read(parameters))
        case .button: self = .button
        case .bottomNavigationItem: self = .bottomNavigationItem(of: try Self.count.read(parameters))
        case .tab: self = .tab(of: try Self.count.read(parameters))
        case .chip: self = .chip
        }
    }

    // MARK: Options of places

    static let count = MappingKey("of", .integer(from: 1), required: "a key \"of\"", "How many there are.")
    static let backButton = MappingKey("backButton", .bool, usual: "false", "Whether there is a back button before it.")
    static let buttons = MappingKey("buttons", .integer(from: 0), usual: "0", "How many buttons there are after it.")
    static let arrangement = MappingKey(
        "arrangement", .choice(["sideBySide": true, "stacked": false]), usual: "stacked",
        "Whether two buttons are side by side.")
    static let icon = MappingKey("icon", .bool, usual: "false", "Whether there is an icon before it.")
    static let chevron = MappingKey("chevron", .bool, usual: "false", "Whether there is a chevron after it.")
    static let family = MappingKey(
        "family",
        ValueForm<WidgetFamily>(.choice(WidgetFamily.allCases.map(\.rawValue))) { value, name in
            let text = try value.string(name)
            guard let family = WidgetFamily(rawValue: text) else {
                throw InputError.unknown(
                    name, text, expected: WidgetFamily.allCases.map(\.rawValue), at: value.position)
            }
            return family
        }, required: "a key \"family\"", "The size of the widget.")

    /// A name, or a mapping from one name; read once the platform is known.
    static let form = ValueForm.later(
        .either([
            .choice(Name.allCases.filter { !$0.needsParameter }.map(\.rawValue)),
            .mapping(Name.allCases.map { KeyShape($0.rawValue, $0.shape, $0.meaning) }),
        ])
    ).named("place", "A standard place in the interface of a platform, with its room, font and lines.")
}

extension LabelPlace.Name {
    /// `{ tabBarItem: { of: 3 } }`, for a place that needs options.
    fileprivate var example: String {
        "{ \(rawValue): { \(parameters.first?.name == "family" ? "family: systemSmall" : "of: 3") } }"
    }

    fileprivate var shape: ValueShape {
        needsParameter ? .mapping(parameters) : .either([.mapping(parameters), .nothing])
    }

    /// What the place is, and on which platforms.
    fileprivate var meaning: String {
        let meaning =
            switch self {
            case .tabBarItem: "The title of a tab in the bar below the screen; it does not follow the text size"
            case .navigationTitle: "The title of a bar above the screen, between its buttons"
            case .alertButton: "A button of an alert or dialog"
            case .segmentedControl: "A segment of a control that is as wide as the screen less its margins"
            case .widget: "The whole content of a widget of the home screen or lock screen"
            case .notificationTitle: "The title of a notification"
            case .menuItem: "An item of a menu"
            case .listRowTitle: "The title of a row of a list"
            case .button: "A button as wide as the screen less its margins"
            case .bottomNavigationItem: "The label of a destination in the bar below the screen"
            case .tab: "A tab above a page; all tabs have the same width"
            case .chip: "A chip as wide as the screen allows"
            }
        return "\(meaning): \(platforms.map(\.rawValue).joined(separator: ", "))."
    }
}
