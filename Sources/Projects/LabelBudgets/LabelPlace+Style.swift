internal import Frames
internal import Labels
internal import Scenes
internal import ViewLayout

/// The style of texts in a place, where a budget does not set another.
struct PlaceStyle {
    var font: LabelFont
    /// Points after every character.
    var tracking = 0.0
    /// The most lines; nil for no limit.
    var lines: Int? = 1
    /// The smallest factor by which a text is scaled before it is cut; 1 for none.
    var minimumScaleFactor = 1.0
    var textSizes = LabelTextSizes()
}

extension LabelPlace {
    /// The toolkit that draws the place in every app; nil where that is up to the app. SwiftUI's bars, alerts, segments and menus
    /// are UIKit's.
    func toolkit(on platform: Platform) -> Toolkit? {
        guard platform == .ios else { return nil }
        return switch self {
        case .tabBarItem, .navigationTitle, .alertButton, .segmentedControl, .menuItem: .uiKit
        default: nil
        }
    }

    /// How the platform sets texts in the place.
    func style(on platform: Platform, _ metrics: PlatformMetrics) -> PlaceStyle {
        switch self {
        case .tabBarItem:
            // Bars do not follow the text size; UIKit has the large content viewer for that.
            PlaceStyle(font: LabelFont(metrics.tabTitleFont), textSizes: .fixed(at: .large))
        case .bottomNavigationItem:
            // Material Components: labelFontScalingEnabled is false, labelMaxLines is 1; tracking is that of labelMedium.
            PlaceStyle(font: LabelFont(metrics.tabTitleFont), tracking: 0.5, textSizes: .fixed(at: .scale(1)))
        case .navigationTitle:
            PlaceStyle(
                font: LabelFont(metrics.navigationTitleFont),
                textSizes: platform == .ios ? .fixed(at: .large) : LabelTextSizes())
        case .alertButton(let isBeside):
            // Two buttons that do not fit beside each other are put below each other, before they shrink. Material
            // Components: the buttons of dialogs have two lines.
            PlaceStyle(
                font: LabelFont(metrics.actionFont), lines: platform == .android ? 2 : 1,
                minimumScaleFactor: isBeside ? 1 : Double(metrics[.alertButtonScale]))
        case .segmentedControl:
            PlaceStyle(
                font: LabelFont(metrics.segmentTitleFont),
                textSizes: platform == .ios ? .fixed(at: .large) : LabelTextSizes())
        case .widget(let family): widgetStyle(family)
        case .notificationTitle:
            // Android Open Source Project, dimens.xml: notification_title_text_size.
            PlaceStyle(
                font: platform == .android ? .system(size: 14) : .system(.subheadline, weight: .semibold))
        case .menuItem: PlaceStyle(font: LabelFont(metrics.actionFont), lines: platform == .android ? 1 : 2)
        case .listRowTitle: PlaceStyle(font: .body, lines: nil)
        case .button: PlaceStyle(font: LabelFont(platform.controlMetrics.buttonFont))
        // Compose: TextLabelMaxLines of Tab.kt is 2. Material 3: titles of tabs are titleSmall.
        case .tab: PlaceStyle(font: .subheadline, lines: 2)
        // Material 3: texts on chips are labelLarge, which has the metrics of this style.
        case .chip: PlaceStyle(font: .subheadline)
        }
    }

    /// Human Interface Guidelines, Widgets: texts follow the sizes from Large to AX5. The guidelines do not mention
    /// accessories, which keep their size here.
    private func widgetStyle(_ family: WidgetFamily) -> PlaceStyle {
        PlaceStyle(
            font: family == .accessoryRectangular ? .headline : .body, lines: family == .accessoryInline ? 1 : nil,
            textSizes: family.isAccessory ? .fixed(at: .large) : LabelTextSizes(smallest: .large))
    }
}
