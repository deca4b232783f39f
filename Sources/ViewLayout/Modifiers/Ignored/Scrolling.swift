// How a person scrolls, types and dismisses does not change where views are at rest.

/// Whether the bars beside scrolled content are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// The platform's own choice.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown where the platform shows any.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not shown where the platform allows it.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// All of the screen.
    public static let large = PresentationDetent(name: "large")
}

/// The word on the return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Return.
    public static let `return` = SubmitLabel(name: "return")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Send.
    public static let send = SubmitLabel(name: "send")
}

extension View {
    /// Shows or hides the bars beside scrolled content.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    /// Sets whether content can be scrolled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Hides the bar with time and battery.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Sets how high the sheet is that shows the view.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Sets the word on the return key.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Sets whether words are corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
