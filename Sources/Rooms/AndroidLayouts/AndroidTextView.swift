internal import Catalogs

/// The kinds of views that show texts, and what they put around them.
///
/// Sources: the dimensions and styles of AppCompat (`abc_*`) and of Material Components for Android (`mtrl_*`, `m3_*`).
enum AndroidTextView {
    case text
    case button
    /// A box or a dot of 32dp before the text.
    case compound
    case toggle
    case field
    /// `TextInputLayout`: the hint of the field in it.
    case inputLayout
    case chip
    case toolbar
    case tab

    /// nil for a view without texts. The views of apps that are named after a kind are taken for such.
    init?(_ node: AndroidNode) {
        let kind = node.kind.replacing("AppCompat", with: "")
        let known: AndroidTextView? =
            switch kind {
            case "CheckedTextView", "TextView", "MaterialTextView": .text
            case "Button", "MaterialButton": .button
            case "CheckBox", "RadioButton", "MaterialCheckBox", "MaterialRadioButton": .compound
            case "Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch", "ToggleButton": .toggle
            case "EditText", "AutoCompleteTextView", "MultiAutoCompleteTextView", "TextInputEditText",
                "MaterialAutoCompleteTextView":
                .field
            case "TextInputLayout": .inputLayout
            case "Chip": .chip
            case "Toolbar", "MaterialToolbar": .toolbar
            case "TabItem": .tab
            default: node.isCustom ? Self.custom(kind) : nil
            }
        guard let known else { return nil }
        self = known
    }

    private static func custom(_ kind: String) -> AndroidTextView? {
        for (ending, known) in [
            ("TextView", AndroidTextView.text), ("EditText", .field), ("Checkbox", .compound), ("CheckBox", .compound),
            ("RadioButton", .compound), ("Switch", .toggle), ("TextInputLayout", .inputLayout),
        ] where kind.hasSuffix(ending) {
            return known
        }
        return nil
    }

    /// The attributes that are texts, and what rooms call them.
    var texts: [(attribute: String, role: String)] {
        switch self {
        case .text: [("text", "label")]
        case .button: [("text", "button")]
        case .compound: [("text", "option")]
        case .toggle: [("text", "switch"), ("textOn", "switch"), ("textOff", "switch")]
        case .field: [("text", "field"), ("hint", "placeholder")]
        case .inputLayout: [("hint", "placeholder"), ("helperText", "label")]
        case .chip: [("text", "chip")]
        case .toolbar: [("title", "navigationTitle"), ("subtitle", "navigationSubtitle")]
        case .tab: [("text", "tab")]
        }
    }
}

extension AndroidTextView {
    func font(_ node: AndroidNode, role: String) -> AndroidFont {
        let theme = node.values.theme
        func named(_ name: String) -> AndroidTextAppearance? { AndroidTextAppearance.named("TextAppearance." + name) }
        switch self {
        case .button, .chip:
            let usual: AndroidTextAppearance? =
                switch (theme, self) {
                case (.material3, _): named("Material3.LabelLarge")
                case (.material2, .chip): named("MaterialComponents.Body2")
                case (.material2, _): named("MaterialComponents.Button")
                case (.appCompat, .button), (.platform, .button): named("AppCompat.Button")
                default: nil
                }
            return AndroidFont(node, usual: usual)
        case .field: return AndroidFont(node, usual: fieldAppearance(node))
        case .inputLayout:
            guard role == "placeholder" else {
                return AndroidFont(
                    node, usual: named(theme == .material3 ? "Material3.BodySmall" : "AppCompat.Caption"),
                    appearance: "helperTextTextAppearance")
            }
            return AndroidInputBox(node).labelFont
        case .toolbar:
            if role == "navigationSubtitle" {
                let name = theme == .material3 ? "Material3.TitleMedium" : "AppCompat.Subhead"
                return AndroidFont(
                    node, usual: theme == .unknown ? nil : named(name), appearance: "subtitleTextAppearance")
            }
            let name = theme == .material3 ? "Material3.TitleLarge" : "AppCompat.Title"
            return AndroidFont(
                node, usual: theme == .unknown ? nil : named(name), appearance: "titleTextAppearance")
        case .tab:
            let usual = theme == .material3 ? named("Material3.TitleSmall") : named("MaterialComponents.Button")
            return AndroidFont(
                node.parent ?? node, usual: theme == .unknown ? nil : usual, appearance: "tabTextAppearance")
        case .text, .compound, .toggle: return AndroidFont(node, usual: named("AppCompat"))
        }
    }

    private func fieldAppearance(_ node: AndroidNode) -> AndroidTextAppearance? {
        if let box = AndroidInputBox(around: node) { return box.fieldAppearance }
        return AndroidTextAppearance(size: node.kind.hasPrefix("TextInput") ? 16 : 18)
    }

    struct Fault: Error { var reason: String }

    /// What is between the edges of the view and its text.
    func around(_ node: AndroidNode) -> Result<Double, Fault> {
        let usual: Double
        switch self {
        case .text: usual = 0
        case .compound: usual = 0
        case .button:
            guard let padding = buttonPadding(node) else {
                return .failure(Fault(reason: "the theme decides its padding"))
            }
            usual = padding
        case .field: usual = node.attribute("background") == nil ? 4 : 0
        case .inputLayout:
            guard let around = AndroidInputBox(node).around else {
                return .failure(Fault(reason: node.lengthReason("padding")))
            }
            return .success(around)
        case .chip:
            for icon in ["chipIcon", "closeIconVisible", "closeIcon", "checkedIconVisible"] {
                if let value = node.attribute(icon), value != "false" {
                    return .failure(Fault(reason: "the width of the chip's icons is not known"))
                }
            }
            // Material Components: 4 and 8dp on each side.
            usual = 12
        case .toggle: return .failure(Fault(reason: "the theme decides how wide its switch is"))
        case .toolbar, .tab: usual = 0
        }
        guard let padding = node.sides(of: "padding") else {
            return .failure(Fault(reason: node.lengthReason("padding")))
        }
        var around = self == .chip || !node.setsPadding ? 2 * usual : 0
        around += padding.left + padding.right
        if self == .compound, node.attribute("button") != "@null" { around += 32 }
        return pictures(node).map { $0 + around }
    }

    /// Pictures beside the text.
    private func pictures(_ node: AndroidNode) -> Result<Double, Fault> {
        var width = 0.0
        for names in [
            ["drawableStartCompat", "drawableStart", "drawableLeftCompat", "drawableLeft"],
            ["drawableEndCompat", "drawableEnd", "drawableRightCompat", "drawableRight"], ["icon"],
        ] {
            guard let name = names.first(where: { node.attribute($0) != nil }), node.attribute(name) != "@null" else {
                continue
            }
            let size = name == "icon" ? node.length("iconSize") : nil
            guard let picture = size ?? node.pictureWidth(of: name) else {
                return .failure(Fault(reason: "the width of its picture is not known"))
            }
            width += picture + (name == "icon" ? node.length("iconPadding") ?? 8 : node.length("drawablePadding") ?? 0)
        }
        return .success(width)
    }

    /// On each side.
    private func buttonPadding(_ node: AndroidNode) -> Double? {
        let style = node.element["style"] ?? ""
        let name = (node.styleBase ?? style).lowercased()
        let isText = name.contains("textbutton") || name.contains("borderless") || name.contains("buttonbarbutton")
        if name.contains("material3") { return isText ? 12 : 24 }
        if name.contains("materialcomponents") { return isText ? 8 : 16 }
        if name.contains("appcompat") { return isText ? 8 : 12 }
        guard style.isEmpty || style.hasPrefix("@") && node.styleBase == nil else {
            if style.hasPrefix("?"), name.contains("outlined") || isText {
                switch node.values.theme {
                case .material3: return isText ? 12 : 24
                case .material2: return isText ? 8 : 16
                default: return nil
                }
            }
            return nil
        }
        switch node.values.theme {
        case .material3: return 24
        case .material2: return 16
        // A picture with 4dp of space around it, and a padding of 8dp.
        case .appCompat, .platform: return 12
        case .unknown: return nil
        }
    }

    /// The room of texts that the layout does not place.
    func ownOffer(_ node: AndroidNode, screen: Double) -> AndroidOffer? {
        switch self {
        case .toolbar:
            // 16dp on each side; what else is in the bar is known at run time.
            return .known(screen - 32, .screen)
        case .tab:
            guard let bar = node.parent, bar.attribute("tabMode") ?? "fixed" == "fixed" else {
                return .notKnown("the tabs scroll")
            }
            let count = bar.children.filter { $0.kind == "TabItem" }.count
            return .known(screen / Double(max(count, 1)) - 24, .layout)
        default: return nil
        }
    }

    /// TextView: a single line ends in an ellipsis, and other lines are clipped where `ellipsize` does not say otherwise.
    func setLines(of room: inout HarvestedRoom, _ node: AndroidNode) {
        let ellipsize = node.attribute("ellipsize")
        let hasEllipsis = ellipsize != nil && ellipsize != "none" && ellipsize != "marquee"
        let most = (node.attribute("maxLines") ?? node.attribute("lines")).flatMap { Int($0) }
        var isSingle = node.attribute("singleLine") == "true"
        switch self {
        case .field:
            let input = node.attribute("inputType") ?? ""
            if !input.isEmpty, !input.contains("textMultiLine") { isSingle = true }
            if isSingle {
                (room.lines, room.wraps) = (1, false)
                room.overflow = room.role == "field" ? .scroll : .clip
                return
            }
        case .inputLayout where room.role == "placeholder":
            let lines = AndroidInputBox(node).lines
            (room.lines, room.wraps, room.overflow) = (lines, lines == 1 ? false : nil, .ellipsis)
            return
        case .chip, .toolbar:
            (room.lines, room.wraps, room.overflow) = (1, false, .ellipsis)
            return
        case .tab:
            // TabLayout.TabView.onMeasure: one line with a picture; otherwise two, in the smaller size of 12sp.
            if node.attribute("icon") != nil {
                (room.lines, room.wraps, room.overflow) = (1, false, .ellipsis)
            } else {
                (room.lines, room.overflow) = (2, .ellipsis)
                if room.font.size > 12 { room.minimumScale = 12 / room.font.size }
            }
            return
        default: break
        }
        if isSingle {
            (room.lines, room.wraps) = (1, false)
            room.overflow = ellipsize == "marquee" ? .scroll : ellipsize == "none" ? .clip : .ellipsis
        } else if let most, most > 0 {
            room.lines = most
            // One line with an ellipsis is laid out without breaks; without, the second line is not seen.
            room.wraps = most == 1 ? !hasEllipsis : nil
            room.overflow = ellipsize == "marquee" ? .scroll : hasEllipsis ? .ellipsis : .clip
        }
        if node.attribute("autoSizeTextType") == "uniform", room.font.size > 0 {
            let least = node.length("autoSizeMinTextSize") ?? 12
            if least < room.font.size { room.minimumScale = least / room.font.size }
        }
    }
}
