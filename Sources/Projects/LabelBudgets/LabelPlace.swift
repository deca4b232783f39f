internal import Frames
internal import Scenes

/// A standard place in the interface of a platform, whose room is known without a scene.
///
/// <doc:LabelBudgets> has every place with its numbers and their sources.
public enum LabelPlace: Hashable, Sendable {
    /// The title of one of several tabs in the bar at the bottom of a screen (iOS).
    case tabBarItem(of: Int)
    /// The title in the middle of a navigation bar, between a back button and other buttons.
    case navigationTitle(backButton: Bool, buttons: Int)
    /// The title of a button in an alert: one of two beside each other, or one with the whole width.
    case alertButton(isBeside: Bool)
    /// The title of one of several segments that fill the screen between its margins.
    case segmentedControl(of: Int)
    /// A text that fills a widget (iOS).
    case widget(WidgetFamily)
    /// The title of a notification.
    case notificationTitle
    /// The title of a row in an open menu.
    case menuItem
    /// The title of a row in a list, behind an icon and before the mark of a row that leads to another screen.
    case listRowTitle(icon: Bool, chevron: Bool)
    /// The title of a bordered button that fills the screen between its margins.
    case button
    /// The title of one of several destinations in the bar at the bottom of a screen (Android).
    case bottomNavigationItem(of: Int)
    /// The title of one of several tabs of one width at the top of a screen (Android).
    case tab(of: Int)
    /// The text on a chip that fills the screen between its margins (Android).
    case chip

    /// What a configuration calls a place.
    enum Name: String, CaseIterable {
        case tabBarItem, navigationTitle, alertButton, segmentedControl, widget, notificationTitle, menuItem
        case listRowTitle, button, bottomNavigationItem, tab, chip

        /// The platforms that have the place.
        var platforms: [Platform] {
            switch self {
            case .tabBarItem, .widget: [.ios]
            case .navigationTitle, .notificationTitle, .menuItem: [.ios, .android]
            case .alertButton, .segmentedControl, .listRowTitle, .button: [.ios, .macos, .android]
            case .bottomNavigationItem, .tab, .chip: [.android]
            }
        }

        /// The options of the place.
        var parameters: [KeyShape] {
            switch self {
            case .tabBarItem, .segmentedControl, .bottomNavigationItem, .tab: [LabelPlace.count.shape]
            case .navigationTitle: [LabelPlace.backButton.shape, LabelPlace.buttons.shape]
            case .alertButton: [LabelPlace.arrangement.shape]
            case .widget: [LabelPlace.family.shape]
            case .listRowTitle: [LabelPlace.icon.shape, LabelPlace.chevron.shape]
            case .notificationTitle, .menuItem, .button, .chip: []
            }
        }

        /// Whether the place has no meaning without its first parameter.
        var needsParameter: Bool { parameters.contains(where: \.isRequired) }
    }
}

extension LabelPlace: CustomStringConvertible {
    /// The place in words: "tab bar item of 5".
    public var description: String {
        switch self {
        case .tabBarItem(let count): "tab bar item of \(count)"
        case .navigationTitle(let backButton, let buttons):
            (["navigation title"] + (backButton ? ["back button"] : [])
                + (buttons > 0 ? ["\(buttons) button\(buttons == 1 ? "" : "s")"] : []))
                .joined(separator: " + ")
        case .alertButton(let isBeside): isBeside ? "alert button, side by side" : "alert button"
        case .segmentedControl(let count): "segmented control of \(count)"
        case .widget(let family): "widget \(family.rawValue)"
        case .notificationTitle: "notification title"
        case .menuItem: "menu item"
        case .listRowTitle(let icon, let chevron):
            (["list row title"] + (icon ? ["icon"] : []) + (chevron ? ["chevron"] : [])).joined(separator: " + ")
        case .button: "button"
        case .bottomNavigationItem(let count): "bottom navigation item of \(count)"
        case .tab(let count): "tab of \(count)"
        case .chip: "chip"
        }
    }
}
