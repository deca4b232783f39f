internal import Frames
internal import Labels
internal import Scenes

/// What an option of a place is set to.
package enum PlaceValue: Hashable, Sendable {
    case flag(Bool)
    case count(Int)
    case choice(String)
}

/// An option of a standard place, such as the number of tabs.
struct PlaceOption: Sendable {
    enum Form: Sendable {
        /// Words for an option that is on: "icon".
        case flag(String)
        /// A whole number.
        case count(from: Int, usual: Int?, words: @Sendable (Int) -> String)
        /// One of several names; the usual one has no words.
        case choice([String], usual: String?, words: @Sendable (String) -> String)
    }

    let name: String
    let form: Form
    let about: String

    init(_ name: String, _ form: Form, _ about: String) {
        self.name = name
        self.form = form
        self.about = about
    }

    /// A choice that must be made, or that is made for the reader; its words are the name of what is chosen.
    static func choice(_ name: String, _ choices: [String], usual: String? = nil, _ about: String) -> PlaceOption {
        PlaceOption(name, .choice(choices, usual: usual) { " \($0)" }, about)
    }

    static func flag(_ name: String, words: String? = nil, _ about: String) -> PlaceOption {
        PlaceOption(name, .flag(words ?? name), about)
    }

    // MARK: Reading

    var key: KeyShape { mappingKey.shape }

    /// The value among the options that are given.
    func read(_ given: [String: YAMLValue]) throws -> PlaceValue { try mappingKey.read(given) }

    private var mappingKey: MappingKey<PlaceValue> {
        switch form {
        case .flag:
            return MappingKey(name, ValueForm.bool.map { value, _ in .flag(value) }, usual: "false", about)
        case .count(let bound, let usual, _):
            // No bar has as many buttons.
            let form = ValueForm<Int>.integer(from: bound, to: 100).map { value, _ in PlaceValue.count(value) }
            return usual.map { MappingKey(name, form, usual: String($0), about) }
                ?? MappingKey(name, form, required: "a key \"\(name)\"", about)
        case .choice(let choices, let usual, _):
            let form = ValueForm<PlaceValue>(.choice(choices)) { value, name in
                let text = try value.string(name)
                guard choices.contains(text) else {
                    throw InputError.unknown(name, text, expected: choices, at: value.position)
                }
                return .choice(text)
            }
            return usual.map { MappingKey(name, form, usual: $0, about) }
                ?? MappingKey(name, form, required: "a key \"\(name)\"", about)
        }
    }

    /// The option with some value, as in an example: `of: 3`.
    var example: String {
        switch form {
        case .flag: "\(name): true"
        case .count: "\(name): 3"
        case .choice(let choices, _, _): "\(name): \(choices.first ?? "")"
        }
    }

    /// The value where none is given; nil for an option that must be given.
    var usual: PlaceValue? {
        switch form {
        case .flag: .flag(false)
        case .count(_, let usual, _): usual.map(PlaceValue.count)
        case .choice(_, let usual, _): usual.map(PlaceValue.choice)
        }
    }

    /// What the name of a place says about the option: " of 5", " + icon".
    func words(_ value: PlaceValue?) -> String {
        switch (form, value) {
        case (.flag(let words), .flag(true)): " + \(words)"
        case (.count(_, _, let words), .count(let count)): words(count)
        case (.choice(_, let usual, let words), .choice(let choice)) where choice != usual: words(choice)
        default: ""
        }
    }
}

extension PlaceOption {
    static let count = PlaceOption(
        "of", .count(from: 1, usual: nil) { " of \($0)" }, "How many there are.")
    static let actionCount = PlaceOption(
        "of", .count(from: 1, usual: 1) { $0 > 1 ? " of \($0)" : "" }, "How many there are beside each other.")
    static let backButton = flag("backButton", words: "back button", "Whether there is a back button before it.")
    static let buttons = PlaceOption(
        "buttons", .count(from: 0, usual: 0) { $0 > 0 ? " + \($0) button\($0 == 1 ? "" : "s")" : "" },
        "How many buttons there are after it.")
    static let arrangement = PlaceOption(
        "arrangement", .choice(["sideBySide", "stacked"], usual: "stacked") { _ in ", side by side" },
        "Whether two buttons are side by side.")
    static let icon = flag("icon", "Whether there is an icon before it.")
    static let chevron = flag("chevron", "Whether there is a chevron after it.")
    static let activityPart = choice("part", ["lockScreen", "expanded"], "Where the activity is shown.")
    static let islandPart = choice(
        "part", ["compactLeading", "compactTrailing", "minimal"], "Which part of the island it is in.")
    static let quickActionPart = choice(
        "part", ["title", "titleAboveSubtitle", "subtitle"], "Which of its texts; a title alone has two lines.")
    static let barSize = choice("size", ["small", "medium", "large"], "The size of the bar.")
    static let fieldPart = choice("part", ["label", "placeholder", "supporting"], "Which of its texts.")
    static let itemPart = choice("part", ["headline", "supporting", "overline"], "Which of its texts.")
    static let tooltipPart = choice(
        "part", ["plain", "richTitle", "richText"], "The text of a plain tooltip, or one of a rich one.")
    static let chipKind = choice(
        "kind", ["assist", "filter", "suggestion", "input"], usual: "assist", "The kind of chip.")
    static let shortcutLabel = choice("label", ["short", "long"], "Which of its labels.")
    static let action = flag("action", "Whether there is an action after it.")
    static let family = choice("family", WidgetFamily.allCases.map(\.rawValue), "The size of the widget.")
}

/// The options of a place, each with its value.
struct PlaceValues: Hashable, Sendable {
    private let values: [String: PlaceValue]

    init(_ values: [String: PlaceValue]) { self.values = values }

    subscript(option: PlaceOption) -> PlaceValue? { values[option.name] }

    func isSet(_ option: PlaceOption) -> Bool { values[option.name] == .flag(true) }

    /// The number that an option is set to; 0 for an option that the place does not have.
    func count(_ option: PlaceOption) -> Int { if case .count(let count) = values[option.name] { count } else { 0 } }

    /// The name that an option is set to; empty for an option that the place does not have.
    func choice(_ option: PlaceOption) -> String {
        if case .choice(let choice) = values[option.name] { choice } else { "" }
    }
}
