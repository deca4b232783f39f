internal import ViewLayout

/// The sizes of widgets, as WidgetKit names them.
enum WidgetFamily: String, CaseIterable {
    /// A family of widgets on the home screen.
    case systemSmall, systemMedium, systemLarge
    /// A family of widgets on the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline

    /// Whether the widget is one of the lock screen.
    var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge: false
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }

    /// The size of a widget on a screen of a width, in points: that of the widest screen in the table that is not
    /// wider; of two with the same width the smaller.
    ///
    /// Source: Apple's Human Interface Guidelines, Widgets, iOS widget dimensions. There are no accessories for screens
    /// of 320; here they have the sizes of 375 × 667.
    func size(screen width: Double) -> (width: Double, height: Double) {
        let row = Self.phones.last { $0.screen <= width } ?? Self.phones[0]
        return switch self {
        case .systemSmall: (row.small, row.small)
        case .systemMedium: (row.medium.0, row.medium.1)
        case .systemLarge: (row.medium.0, row.large)
        case .accessoryCircular: (row.circular, row.circular)
        case .accessoryRectangular: (row.rectangular.0, row.rectangular.1)
        case .accessoryInline: (row.inline, 26)
        }
    }

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
        return side(family.size(screen: screen)) - (family.isAccessory ? 0 : 2 * Double(metrics[.widgetMargin]))
    }
}
