/// The sizes of widgets on iPhones, as WidgetKit names them.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
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
    ///
    /// - Parameter width: nil for the smallest.
    func size(screen width: Double?) -> (width: Double, height: Double) {
        let row = Self.table.last { $0.screen <= width ?? 0 } ?? Self.table[0]
        return switch self {
        case .systemSmall: (row.small, row.small)
        case .systemMedium: (row.medium.0, row.medium.1)
        case .systemLarge: (row.medium.0, row.large)
        case .accessoryCircular: (row.circular, row.circular)
        case .accessoryRectangular: (row.rectangular.0, row.rectangular.1)
        case .accessoryInline: (row.inline, 26)
        }
    }

    private struct Row {
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

    private static let table = [
        Row(
            screen: 320, small: 141, medium: (292, 141), large: 311, circular: 68, rectangular: (153, 68),
            inline: 225),
        Row(
            screen: 360, small: 155, medium: (329, 155), large: 345, circular: 72, rectangular: (157, 72),
            inline: 225),
        Row(
            screen: 375, small: 148, medium: (321, 148), large: 324, circular: 68, rectangular: (153, 68),
            inline: 225),
        Row(
            screen: 390, small: 158, medium: (338, 158), large: 354, circular: 72, rectangular: (160, 72),
            inline: 234),
        Row(
            screen: 393, small: 158, medium: (338, 158), large: 354, circular: 72, rectangular: (160, 72),
            inline: 234),
        Row(
            screen: 414, small: 159, medium: (348, 157), large: 357, circular: 76, rectangular: (160, 72),
            inline: 248),
        Row(
            screen: 428, small: 170, medium: (364, 170), large: 382, circular: 76, rectangular: (172, 76),
            inline: 257),
        Row(
            screen: 430, small: 170, medium: (364, 170), large: 382, circular: 76, rectangular: (172, 76),
            inline: 257),
    ]
}
