package import Foundation

/// The built-in styles of a button, as far as they differ in size.
package enum BuiltInButtonStyle: String, Hashable, CaseIterable, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent

    func resolved(by metrics: ControlMetrics) -> BuiltInButtonStyle {
        self == .automatic ? metrics.automaticButtonStyle : self
    }

    var hasBorder: Bool { self == .bordered || self == .borderedProminent }
}

/// The sizes of a platform's controls, in points; each can be overridden.
///
/// Apple publishes none of these numbers; those of the `ios` preset are measured from the look of the controls.
package struct ControlMetrics: Hashable, Sendable {
    /// The style of buttons that set none. Apple documentation, `PrimitiveButtonStyle.automatic`: “iOS uses the borderless button
    /// style by default, whereas macOS, tvOS, and watchOS use the bordered button style.”
    package var automaticButtonStyle = BuiltInButtonStyle.borderless
    /// The font of a button's label, if none is set.
    package var buttonFont = Font.body
    /// The insets of a bordered button for each control size: horizontal, vertical.
    package var buttonInsets: [ControlSize: CGSize] = [
        .mini: CGSize(width: 10, height: 5), .small: CGSize(width: 10, height: 5),
        .regular: CGSize(width: 12, height: 7), .large: CGSize(width: 20, height: 15),
        .extraLarge: CGSize(width: 20, height: 15),
    ]
    /// The minimum size of a bordered button.
    package var minimumButtonSize = CGSize.zero
    /// Whether menus and pop-up buttons without a style have the border of a button.
    package var hasBorderedMenus = false
    package var toggleSize = CGSize(width: 51, height: 31)
    package var checkboxSize = CGSize(width: 14, height: 14)
    /// Whether toggles without a style have a checkbox before their label, and take only the width that they need.
    package var togglesAreCheckboxes = false
    package var stepperSize = CGSize(width: 94, height: 32)
    /// The height of a slider; it takes all the width that it is offered.
    package var sliderHeight: CGFloat = 31
    /// The height of the bar of a determinate progress view or gauge; it takes all the width that it is offered.
    package var progressBarHeight: CGFloat = 4
    /// The side of a gauge that is a ring.
    package var ringSize: CGFloat = 60
    package var spinnerSize = CGSize(width: 20, height: 20)
    /// The size of the mark of a control that opens a menu.
    package var menuIndicatorSize = CGSize(width: 12, height: 16)
    /// The height of a picker with segments, and the insets at the sides of a segment.
    package var segmentHeight: CGFloat = 32
    package var segmentInset: CGFloat = 8
    /// The insets of a text field with a border: horizontal, vertical.
    package var textFieldInsets = CGSize(width: 7, height: 7)
    /// Whether text fields without a style have a border outside of rows.
    package var hasBorderedTextFields = false
    /// The gap between the icon and the title of a label, and between a control and its label.
    package var labelSpacing: CGFloat = 8
    /// The length of a control that takes all the space that it is offered, if it is offered none.
    package var idealTrackLength: CGFloat = 100
    /// The size of an image whose file is not known.
    package var imageSize = CGSize(width: 20, height: 20)
    /// The size of the well of a colour picker.
    package var colorWellSize = CGSize(width: 28, height: 28)
    /// Whether date pickers without a style are fields with a stepper.
    package var datePickersAreFields = false
    /// The height of a calendar of one month; it takes all the width that it is offered.
    package var calendarHeight: CGFloat = 340
    /// The size of wheels, if no size is offered.
    package var wheelSize = CGSize(width: 320, height: 216)

    package init() {}

    package static let ios = ControlMetrics()

    /// Version 26 of iOS and iPadOS: a switch is 63 × 28 in two public dumps of views, one of them of the Settings app.
    package static let ios26: ControlMetrics = {
        var metrics = ControlMetrics()
        metrics.toggleSize = CGSize(width: 63, height: 28)
        return metrics
    }()

    /// Those of iOS, with a border around buttons, as browsers draw them.
    package static let web: ControlMetrics = {
        var metrics = ControlMetrics()
        metrics.automaticButtonStyle = .bordered
        return metrics
    }()

    /// Material's filled button; its label is a `labelLarge`, which has the figures of the style given here.
    package static let android: ControlMetrics = {
        var metrics = ControlMetrics()
        metrics.automaticButtonStyle = .bordered
        metrics.buttonFont = .subheadline
        for size in ControlSize.allCases { metrics.buttonInsets[size] = CGSize(width: 24, height: 8) }
        metrics.minimumButtonSize = CGSize(width: 58, height: 40)
        return metrics
    }()

    /// AppKit's controls: the sizes of push buttons, checkboxes, switches, steppers and progress bars as in WebKit's
    /// code that draws AppKit's own controls (`ThemeMac.mm`, `ProgressBarMac.mm`); sizes that are not there are
    /// measured from the look of the controls.
    package static let macos: ControlMetrics = {
        var metrics = ControlMetrics()
        metrics.automaticButtonStyle = .bordered
        metrics.buttonInsets = [
            .mini: CGSize(width: 8, height: 0), .small: CGSize(width: 8, height: 0),
            .regular: CGSize(width: 8, height: 2),
            .large: CGSize(width: 12, height: 6), .extraLarge: CGSize(width: 12, height: 6),
        ]
        metrics.hasBorderedMenus = true
        metrics.hasBorderedTextFields = true
        metrics.toggleSize = CGSize(width: 38, height: 22)
        metrics.togglesAreCheckboxes = true
        metrics.datePickersAreFields = true
        metrics.colorWellSize = CGSize(width: 44, height: 23)
        metrics.calendarHeight = 148
        metrics.stepperSize = CGSize(width: 19, height: 27)
        metrics.sliderHeight = 21
        metrics.progressBarHeight = 20
        metrics.spinnerSize = CGSize(width: 32, height: 32)
        metrics.segmentHeight = 21
        metrics.textFieldInsets = CGSize(width: 4, height: 3)
        return metrics
    }()

    func buttonInsets(_ style: BuiltInButtonStyle, _ size: ControlSize) -> EdgeInsets {
        guard style.hasBorder, let insets = buttonInsets[size] else { return EdgeInsets() }
        return EdgeInsets(horizontal: insets.width, vertical: insets.height)
    }

    func minimumButtonSize(_ style: BuiltInButtonStyle) -> CGSize { style.hasBorder ? minimumButtonSize : .zero }
}

extension EnvironmentValues {
    private enum MetricsKey: EnvironmentKey { static let defaultValue = ControlMetrics.ios }
    private enum StyleKey: EnvironmentKey { static let defaultValue = BuiltInButtonStyle.automatic }

    /// The sizes of controls.
    package var controlMetrics: ControlMetrics {
        get { self[MetricsKey.self] }
        set { self[MetricsKey.self] = newValue }
    }

    package var builtInButtonStyle: BuiltInButtonStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
