public import Foundation

// How users may deal with a sheet does not change its content.

/// Whether users may touch what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// They may.
    public static let enabled = Self(name: "enabled")
    /// They may not.
    public static let disabled = Self(name: "disabled")
    /// They may while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What happens when users swipe over a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// The sheet becomes higher.
    public static let resizes = Self(name: "resizes")
    /// The content scrolls.
    public static let scrolls = Self(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// It stays what it is.
    public static let none = Self(name: "none")
    /// A popover.
    public static let popover = Self(name: "popover")
    /// A sheet.
    public static let sheet = Self(name: "sheet")
    /// A cover of the whole screen.
    public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// How large a sheet is on a wide screen.
public protocol PresentationSizing {}

/// The platform's default size of sheets.
public struct AutomaticPresentationSizing: PresentationSizing {
    public init() {}
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    public init() {}
}

/// A size for forms.
public struct FormPresentationSizing: PresentationSizing {
    public init() {}
}

/// A size for pages.
public struct PagePresentationSizing: PresentationSizing {
    public init() {}
}

extension PresentationSizing {
    /// The size, along some axes that of the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    /// The size, along some axes not less than it was.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The platform's default size of sheets.
    public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms.
    public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for pages.
    public static var page: Self { Self() }
}

/// A height of a sheet that the app computes.
public protocol CustomPresentationDetent {
    /// The height in points; nil where the sheet cannot have it.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension PresentationDetent {
    /// Where a height is computed.
    @dynamicMemberLookup
    public struct Context {
        private let environment = EnvironmentValues()
        /// The greatest height of the sheet, in points.
        public let maxDetentValue: CGFloat
        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A height that the app computes; it is not asked for.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .large }
}

extension View {
    /// Keeps users from closing the sheet with a swipe.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Sets whether users may touch what is behind the sheet.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    /// Sets what a swipe over the sheet does.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
    /// Sets what the presentation becomes where there is little room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Sets what the presentation becomes where there is little room in width, or in height.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    /// Sets how large the sheet is on a wide screen.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Puts views behind the content of the sheet.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Sets whether the app may end while the sheet is shown.
    nonisolated public func presentationPreventsAppTermination(_ preventsTermination: Bool?) -> some View { self }
    /// Sets the symbol of a dialog.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Sets how serious a dialog is.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Lets users suppress a dialog.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { self }
    /// Lets users suppress a dialog.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// Something may be lost.
    public static let critical = Self(name: "critical")
    /// Nothing is lost.
    public static let standard = Self(name: "standard")
}
