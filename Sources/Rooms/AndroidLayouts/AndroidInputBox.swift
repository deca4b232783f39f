internal import Catalogs

/// A `TextInputLayout` with the field in it, whose hint is its label.
///
/// The label is as large as the text of the field until that has a text; then it floats above it, in the label's own font. Sources:
/// `TextInputLayout.java`, `styles.xml` and `dimens.xml` of Material Components for Android.
struct AndroidInputBox {
    let layout: AndroidNode
    /// nil for a layout whose field is not in the file.
    let field: AndroidNode?

    init(_ layout: AndroidNode) {
        self.layout = layout
        field = layout.all.first { AndroidTextView($0) == .field }
    }

    /// The box around a field; nil for a field of its own.
    init?(around field: AndroidNode) {
        var view = field.parent
        while let current = view, AndroidTextView(current) != .inputLayout { view = current.parent }
        guard let view else { return nil }
        layout = view
        self.field = field
    }

    /// Whether the label floats from the start: the field has a text, gets one from the app's code, or lets the user choose one.
    var floats: Bool {
        if isDropdown || layout.attribute("expandedHintEnabled") == "false" { return true }
        guard let field else { return false }
        if field.attribute("enabled") == "false" || layout.attribute("enabled") == "false" { return true }
        if let text = field.attribute("text"), !text.isEmpty, text != "@null" { return true }
        if let id = field.id, field.values.project.fills(id, in: field.path) { return true }
        return field.kind.hasSuffix("AutoCompleteTextView") && field.attribute("inputType") == "none"
    }

    private var isDropdown: Bool {
        layout.attribute("endIconMode") == "dropdown_menu" || style.contains("ExposedDropdownMenu")
    }

    private var style: String { layout.styleBase ?? "" }

    /// Whether the box is drawn as a line around the field; so it is where nothing is known, as its label has the most room.
    private var isOutlined: Bool {
        if let mode = layout.attribute("boxBackgroundMode") { return mode == "outline" }
        if style.contains("FilledBox") { return false }
        return style.contains("OutlinedBox") || layout.values.theme != .material2
    }

    /// Whether the theme has boxes; older ones have a line below the field.
    private var isBox: Bool {
        switch layout.values.theme {
        case .material3, .material2: !style.contains("Widget.Design")
        case .appCompat, .platform: style.contains("Material")
        case .unknown: true
        }
    }

    /// What is between the edges of the layout and the label; nil for lengths that are not known.
    var around: Double? {
        guard let padding = layout.sides(of: "padding") else { return nil }
        let usual = isBox ? 16.0 : 4
        var inner = (left: usual, right: usual)
        if let field {
            guard let own = field.sides(of: "padding") else { return nil }
            if field.setsPadding("paddingStart", "paddingLeft") { inner.left = own.left }
            if field.setsPadding("paddingEnd", "paddingRight") { inner.right = own.right }
        }
        // A label that floats in an outline is above the icons.
        if !(floats && isOutlined) {
            if let mode = layout.attribute("endIconMode") ?? (isDropdown ? "dropdown_menu" : nil), mode != "none" {
                inner.right = max(inner.right, Self.icon)
            } else if layout.attribute("passwordToggleEnabled") == "true" {
                inner.right = max(inner.right, Self.icon)
            }
            if layout.attribute("startIconDrawable") != nil { inner.left = max(inner.left, Self.icon) }
        }
        return padding.left + padding.right + inner.left + inner.right
    }

    /// A picture with its margin takes the place of the padding.
    private static let icon = 52.0

    /// The font of the label.
    var labelFont: AndroidFont {
        let theme = layout.values.theme
        func named(_ name: String) -> AndroidTextAppearance? { AndroidTextAppearance.named("TextAppearance." + name) }
        if floats {
            let usual =
                theme == .material3
                ? "Material3.BodySmall" : theme == .material2 ? "MaterialComponents.Caption" : "AppCompat.Caption"
            return AndroidFont(layout, usual: named(usual), appearance: "hintTextAppearance")
        }
        return AndroidFont(field ?? layout, usual: fieldAppearance)
    }

    /// The font of the field.
    var fieldAppearance: AndroidTextAppearance? {
        switch layout.values.theme {
        case .material3: AndroidTextAppearance.named("TextAppearance.Material3.BodyLarge")
        case .material2: AndroidTextAppearance.named("TextAppearance.MaterialComponents.Subtitle1")
        default: AndroidTextAppearance(size: 16)
        }
    }

    /// The lines of the label: one, unless the layout has more.
    var lines: Int { layout.attribute("hintMaxLines").flatMap { Int($0) }.map { max($0, 1) } ?? 1 }
}

extension AndroidNode {
    /// Whether it has a padding of its own at its sides.
    var setsPadding: Bool { setsPadding("paddingStart", "paddingLeft", "paddingEnd", "paddingRight") }

    /// The same at the sides that some attributes are about.
    fileprivate func setsPadding(_ names: String...) -> Bool {
        (["padding", "paddingHorizontal"] + names).contains { attribute($0) != nil }
    }
}
