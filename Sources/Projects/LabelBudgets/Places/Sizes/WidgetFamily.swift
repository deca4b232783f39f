package import Scenes
internal import ViewLayout

/// The sizes of widgets, as WidgetKit names them.
package enum WidgetFamily: String, CaseIterable {
    /// A family of widgets on the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// A family of widgets on the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline

    /// Whether the widget is one of the lock screen.
    var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }

    /// The size of a widget on a screen of a width, in points: that of the widest screen in the table that is not
    /// wider; of two with the same width the smaller.
    ///
    /// Source: Apple's Human Interface Guidelines, Widgets, iOS and iPadOS dimensions. There are no accessories for screens
    /// of 320; here they have the sizes of 375 × 667. An iPad lays a widget out on the canvas, and shows it smaller. No
    /// phone has the extra large one; of the lock screen of iPads nothing is published.
    func size(screen width: Double, isPad: Bool) -> (width: Double, height: Double) {
        isPad && !isAccessory || self == .systemExtraLarge ? padSize(screen: width) : phoneSize(screen: width)
    }

    private func padSize(screen width: Double) -> (width: Double, height: Double) {
        let row = Self.pads.last { $0.screen <= width } ?? Self.pads[0]
        return switch self {
        case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline: (row.small, row.small)
        case .systemMedium: (row.large, row.small)
        case .systemLarge: (row.large, row.large)
        case .systemExtraLarge: (row.extraLarge, row.large)
        }
    }

    private func phoneSize(screen width: Double) -> (width: Double, height: Double) {
        let row = Self.phones.last { $0.screen <= width } ?? Self.phones[0]
        return switch self {
        case .systemSmall: (row.small, row.small)
        case .systemMedium: (row.medium.0, row.medium.1)
        case .systemLarge, .systemExtraLarge: (row.medium.0, row.large)
        case .accessoryCircular: (row.circular, row.circular)
        case .accessoryRectangular: (row.rectangular.0, row.rectangular.1)
        case .accessoryInline: (row.inline, 26)
        }
    }

    /// The sizes on the screens of phones and iPads, as the space of a scene.
    package var space: LayoutScene.Space {
        let phones =
            self == .systemExtraLarge ? [] : Self.phones.map { ($0.screen, size(screen: $0.screen, isPad: false)) }
        let pads = isAccessory ? [] : Self.pads.map { ($0.screen, size(screen: $0.screen, isPad: true)) }
        return .onScreens(
            (phones + pads).map { screen, size in
                LayoutScene.Space.OnScreen(screen: screen, width: size.width, height: size.height)
            })
    }

    /// The canvas of widgets on an iPad.
    private struct Pad {
        /// The width of the screen.
        let screen: Double
        /// The side of the small widget, and the height of the medium one.
        let small: Double
        /// The side of the large widget, and the width of the medium one.
        let large: Double
        /// The width of the extra large widget, which is as high as the large one.
        let extraLarge: Double
    }

    private static let pads = [
        Pad(screen: 744, small: 141, large: 305.5, extraLarge: 634.5),
        Pad(screen: 810, small: 146, large: 320.5, extraLarge: 669),
        Pad(screen: 820, small: 155, large: 342, extraLarge: 715.5),
        Pad(screen: 834, small: 150, large: 327.5, extraLarge: 682),
        Pad(screen: 954, small: 162, large: 350, extraLarge: 726),
        Pad(screen: 1024, small: 170, large: 378.5, extraLarge: 795),
        Pad(screen: 1192, small: 188, large: 412, extraLarge: 860),
    ]

    private struct Phone {
        /// The width of the screen.
        let screen: Double
        /// The side of the small widget.
        let small: Double
        let medium: (Double, Double)
        /// The height of the large widget, which is as wide as the medium one.
        let large: Double
        /// The side of the circular accessory.
        let circular: Double
        let rectangular: (Double, Double)
        /// The width of the inline accessory.
        let inline: Double
    }

    private static let phones = [
        Phone(
            screen: 320, small: 141, medium: (292, 141), large: 311, circular: 68, rectangular: (153, 68),
            inline: 225),
        Phone(
            screen: 360, small: 155, medium: (329, 155), large: 345, circular: 72, rectangular: (157, 72),
            inline: 225),
        Phone(
            screen: 375, small: 148, medium: (321, 148), large: 324, circular: 68, rectangular: (153, 68),
            inline: 225),
        Phone(
            screen: 390, small: 158, medium: (338, 158), large: 354, circular: 72, rectangular: (160, 72),
            inline: 234),
        Phone(
            screen: 393, small: 158, medium: (338, 158), large: 354, circular: 72, rectangular: (160, 72),
            inline: 234),
        Phone(
            screen: 414, small: 159, medium: (348, 157), large: 357, circular: 76, rectangular: (160, 72),
            inline: 248),
        Phone(
            screen: 428, small: 170, medium: (364, 170), large: 382, circular: 76, rectangular: (172, 76),
            inline: 257),
        Phone(
            screen: 430, small: 170, medium: (364, 170), large: 382, circular: 76, rectangular: (172, 76),
            inline: 257),
    ]
}

extension PlaceLength {
    static let widgetWidth = PlaceLength("table of widgets") { $0.widget { $0.width } }
    static let widgetHeight = PlaceLength("table of widgets") { $0.widget { $0.height } }
}

extension PlaceQuery {
    /// A side of the widget without its margins; widgets on the lock screen have none.
    fileprivate func widget(_ side: ((width: Double, height: Double)) -> Double) -> Double {
        guard let family = WidgetFamily(rawValue: values.choice(.family)) else { return 0 }
        return side(family.size(screen: screen, isPad: metrics.system?.isPad == true))
            - (family.isAccessory ? 0 : 2 * Double(metrics[.widgetMargin]))
    }
}
