/// What a foreign type is to SwiftUI, where it is no view.
enum ForeignRole: String, Codable, CaseIterable {
    case viewModifier = "ViewModifier"
    case buttonStyle = "ButtonStyle"
    case toggleStyle = "ToggleStyle"
    case labelStyle = "LabelStyle"

    /// The role that a name has at its end: `RoundedButtonStyle`.
    init?(suffixOf name: String) {
        guard let role = Self.allCases.first(where: { name.hasSuffix($0.rawValue) && name != $0.rawValue }) else {
            return nil
        }
        self = role
    }

    /// The role of what a modifier of SwiftUI takes: `buttonStyle(Rounded())`.
    init?(takenBy modifier: String) {
        switch modifier {
        case "modifier": self = .viewModifier
        case "buttonStyle": self = .buttonStyle
        case "toggleStyle": self = .toggleStyle
        case "labelStyle": self = .labelStyle
        default: return nil
        }
    }

    /// Shows what is styled or modified as it is.
    var member: String {
        switch self {
        case .viewModifier: "public func body(content: Content) -> some View { content }"
        case .buttonStyle, .toggleStyle:
            "public func makeBody(configuration: Configuration) -> some View { configuration.label }"
        case .labelStyle: "public func makeBody(configuration: Configuration) -> some View { Label(configuration) }"
        }
    }
}
