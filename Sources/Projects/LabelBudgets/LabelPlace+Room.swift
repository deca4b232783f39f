internal import Foundation
package import Frames
internal import Scenes
package import ViewLayout

extension LabelPlace {
    /// The room of a text in the place, from the tables for laying out bars, lists and dialogs.
    ///
    /// - Parameter screen: The width of the screen in points; nil for a place of the same width on all screens.
    /// - Parameter textSize: Alerts are wider at the accessibility sizes.
    package func room(
        on platform: Platform, _ metrics: PlatformMetrics, screen: Double?, textSize: TextSize
    ) -> Room {
        let controls = platform.controlMetrics
        let screen = CGFloat(screen ?? 0)
        let isLarge = DynamicTypeSize(textSize).isAccessibilitySize
        let width: CGFloat
        switch self {
        case .tabBarItem(let count), .bottomNavigationItem(let count):
            width = metrics.tabTitleRoom(of: count, in: screen)
        case .navigationTitle(let backButton, let buttons):
            width = metrics.navigationTitleRoom(leading: backButton ? 1 : 0, trailing: buttons, in: screen)
        case .alertButton(let isBeside):
            width = metrics.alertButtonRoom(isBeside: isBeside, isAccessibilitySize: isLarge)
        case .segmentedControl(let count): width = metrics.segmentTitleRoom(of: count, controls, in: screen)
        case .widget(let family): return widgetRoom(family, metrics, screen: Double(screen))
        case .notificationTitle: width = metrics.notificationTitleRoom(in: screen)
        case .menuItem: width = metrics.menuTitleRoom
        case .listRowTitle(let icon, let chevron):
            width = metrics.rowTitleRoom(hasIcon: icon, leadsFurther: chevron, in: screen)
        case .button: width = metrics.buttonTitleRoom(controls, in: screen)
        case .tab(let count): width = metrics.topTabTitleRoom(of: count, in: screen)
        case .chip: width = metrics.chipTitleRoom(in: screen)
        }
        return Room(width: Double(width), height: nil)
    }

    /// The size of a widget without its margins; widgets on the lock screen have none.
    private func widgetRoom(_ family: WidgetFamily, _ metrics: PlatformMetrics, screen: Double) -> Room {
        let size = family.size(screen: screen)
        let around = family.isAccessory ? 0 : 2 * Double(metrics[.widgetMargin])
        // The height of an inline accessory is that of its line.
        return Room(
            width: max(size.width - around, 0),
            height: family == .accessoryInline ? nil : max(size.height - around, 0))
    }
}
