/// Where an item of a bar is shown.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The places that there are.
    enum Place: Hashable, Sendable { case leading, principal, trailing, bottom, elsewhere }

    let place: Place

    /// The trailing side of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// The middle of the navigation bar, instead of its title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// The leading side of the navigation bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// The trailing side of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// A menu of the bar, which is closed.
    public static let secondaryAction = ToolbarItemPlacement(place: .elsewhere)
    /// The bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// The trailing side of the navigation bar.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    /// The leading side of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// The trailing side of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// The bar above the keyboard, which no layout shows.
    public static let keyboard = ToolbarItemPlacement(place: .elsewhere)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The leading side of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing side of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The leading side of the navigation bar, under the name of the first SDKs.
    public static let navigationBarLeading = topBarLeading
    /// The trailing side of the navigation bar, under the name of the first SDKs.
    public static let navigationBarTrailing = topBarTrailing
}

/// A bar that a modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bars that the platform has there.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar with tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The toolbar of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// How large the title of a bar is.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// The platform's own choice.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Large, below the items.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Between the items.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, between the items; laid out as inline.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}
