internal import Foundation
internal import Galley
public import ViewLayout

/// Where a widget or a Live Activity is shown: a family of widgets, or a presentation of Live Activities.
///
/// The raw value is what names of scenes end with.
public enum WidgetPlace: String, Hashable, Sendable, CaseIterable {
    /// A family of widgets on the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    /// A family of widgets on the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline
    /// A family of widgets on a watch.
    case accessoryCorner
    /// A Live Activity on the lock screen.
    case lockScreen = "lock screen"
    /// A Live Activity before the camera.
    case compactLeading = "compact leading"
    /// A Live Activity behind the camera.
    case compactTrailing = "compact trailing"
    /// A Live Activity beside that of another app.
    case minimal
    /// A Live Activity around the camera that is touched.
    case expanded
}

extension WidgetPlace {
    /// The room on each screen.
    ///
    /// Source: Apple's Human Interface Guidelines, Widgets and Live Activities, Specifications. The one portrait size is that of an
    /// iPad of 820 by 1180 points on its side.
    var space: LayoutScene.Space {
        if let family = WidgetFamily(rawValue: self == .accessoryCorner ? "accessoryCircular" : rawValue) {
            return family.space
        }
        return switch self {
        case .lockScreen, .expanded:
            Self.space { (width: LiveActivity.width(screen: $0, isPad: $0 >= 744), height: 160) }
        case .compactLeading, .compactTrailing:
            Self.space { (width: LiveActivity.compactWidth(screen: $0), height: 36.67) }
        case .minimal: .fixed(width: 45, height: 36.67)
        default: .fixed(width: 342, height: 715.5)
        }
    }

    private static func space(_ size: (Double) -> (width: Double, height: Double)) -> LayoutScene.Space {
        .onScreens(
            [320, 360, 375, 390, 393, 420, 744, 1024].map { screen in
                let size = size(screen)
                return LayoutScene.Space.OnScreen(screen: screen, width: size.width, height: size.height)
            })
    }

    /// Whether it is a family of the home screen.
    var isOfSystem: Bool { rawValue.hasPrefix("system") }

    /// The text sizes that texts follow.
    ///
    /// Source: Human Interface Guidelines, Widgets: from Large to AX5. They do not mention accessories and Live Activities. Here, as in
    /// the standard places `liveActivity`, what has the room of a widget follows, and all others keep their size.
    var textSizes: ClosedRange<DynamicTypeSize> {
        let follows = isOfSystem || self == .lockScreen || self == .expanded
        return follows ? .large ... .accessibility5 : .large ... .large
    }
}

extension View {
    /// Puts the view where a widget is shown: within the margins of its family, at the text sizes that texts have there. A preview
    /// of the view has the room of the place.
    ///
    /// - Parameter hasMargins: Whether the widget has those of the system, where its family has any.
    @MainActor public func widgetPlace(_ place: WidgetPlace, hasMargins: Bool = true) -> some View {
        WidgetMargins(content: self, hasMargins: hasMargins && place.isOfSystem)
            .dynamicTypeSize(place.textSizes)
            .preview { $0.widgetPlace = place.rawValue }
    }
}

private struct WidgetMargins<Content: View>: View {
    let content: Content
    let hasMargins: Bool
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.systemHasWidgetMargins) private var systemHasMargins

    var body: some View { content.padding(hasMargins && systemHasMargins ? metrics[.widgetMargin] : 0) }
}

extension AnyView {
    /// The view of a widget, with margins if the system has some around widgets of that extension.
    @MainActor func withMargins(of widget: any PresentedWidget) -> AnyView {
        let module = TypeName(type(of: widget)).module
        return AnyView(environment(\.systemHasWidgetMargins, AppExtensions.hasMargins(inModule: module)))
    }
}

private struct SystemHasWidgetMargins: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    fileprivate var systemHasWidgetMargins: Bool {
        get { self[SystemHasWidgetMargins.self] }
        set { self[SystemHasWidgetMargins.self] = newValue }
    }
}
