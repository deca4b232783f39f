/// How the environment changes in a list or in a bar, and how it is restored outside of them.
///
/// A view presented from such a place, such as a sheet, does not inherit the place's environment.
extension EnvironmentValues {
    /// The text and the automatic look of buttons outside of lists and bars.
    private struct Outside {
        var text: TextEnvironment
        var buttonStyle: BuiltInButtonStyle
    }

    private struct OutsideKey: EnvironmentKey { static var defaultValue: Outside? { nil } }

    private mutating func enter(keepsBorders: Bool) {
        self[OutsideKey.self] =
            self[OutsideKey.self] ?? Outside(text: text, buttonStyle: controlMetrics.automaticButtonStyle)
        if !keepsBorders { controlMetrics.automaticButtonStyle = .borderless }
    }

    /// Sets the environment of views in the rows of a list. Buttons in them are push buttons on macOS.
    mutating func enterList(_ look: ListLook) {
        enter(keepsBorders: platformMetrics.platform == .macos)
        listLook = look
        contentMargins = EdgeInsets()
    }

    /// Sets the environment of texts and controls in bars. On iOS bars do not follow the text size: Apple's
    /// documentation has the large content viewer for them.
    mutating func enterBar() {
        enter(keepsBorders: false)
        listLook = nil
        if platformMetrics.platform == .ios { dynamicTypeSize = .large }
    }

    /// Leaves lists, forms and bars.
    mutating func leave() {
        if let outside = self[OutsideKey.self] {
            text = outside.text
            controlMetrics.automaticButtonStyle = outside.buttonStyle
            self[OutsideKey.self] = nil
        }
        listLook = nil
        placeOfLists = nil
        formColumns = nil
    }
}
