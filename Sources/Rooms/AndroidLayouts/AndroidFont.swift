internal import Basics

/// How a view of Android sets its text.
struct AndroidFont {
    var font: RoomFont
    var isUppercase = false
    /// Why it is not known; nil for a font that is.
    var fault: String?

    /// - Parameter usual: The appearance of the kind of view where nothing sets another.
    init(_ node: AndroidNode, usual: AndroidTextAppearance?, appearance name: String = "textAppearance") {
        font = RoomFont(size: 14)
        font.scales = true
        var items: [String: String] = [:]
        var base = usual
        if let reference = node.attribute(name) {
            if let style = node.values.style(reference) {
                items = style.items
                base = style.base.map(AndroidTextAppearance.named) ?? base
                if let end = style.base, base == nil, items["textSize"] == nil {
                    fault = "the project has no style '\(end)'"
                }
            } else if let known = AndroidTextAppearance.attribute(
                AndroidValues.attributeName(reference), in: node.values.theme)
            {
                base = known
            } else {
                fault = "the theme decides what '\(reference)' is"
            }
        } else if let end = node.styleBase, let known = AndroidTextAppearance.named(end) {
            base = known
        }
        func value(_ name: String) -> String? { node.attribute(name) ?? items[name] }

        if let base {
            set(base)
        } else if fault == nil, value("textSize") == nil {
            fault = "the theme decides its text size"
        }
        if let text = value("textSize") {
            if let length = node.values.length(text), length.value > 0 {
                font.size = length.value
                font.scales = length.isText
                fault = nil
            } else {
                fault = node.lengthReason(text: text)
            }
        }
        setFamily(value("fontFamily"))
        setStyle(value("textStyle"), weight: value("textFontWeight"))
        if let caps = value("textAllCaps") { isUppercase = caps == "true" }
        if let spacing = value("letterSpacing").flatMap(Double.init), spacing.isFinite {
            font.letterSpacing = spacing == 0 ? nil : spacing * font.size
        } else if let base, let spacing = font.letterSpacing, base.size > 0 {
            // Letter spacing is a part of the size.
            font.letterSpacing = spacing / base.size * font.size
        }
        if let text = value("lineHeight"), let height = node.values.length(text), height.value > 0 {
            font.lineHeight = height.value
        }
    }

    private mutating func set(_ appearance: AndroidTextAppearance) {
        font.size = appearance.size
        font.weight = appearance.weight == 400 ? nil : appearance.weight
        font.letterSpacing = appearance.letterSpacing == 0 ? nil : appearance.letterSpacing
        isUppercase = appearance.isUppercase
    }

    /// The families of `fonts.xml` in the Android Open Source Project that are Roboto are the platform's own.
    private mutating func setFamily(_ family: String?) {
        guard let family else { return }
        switch family {
        case "sans-serif", "@null", "": font.families = []
        case "sans-serif-medium": font.weight = 500
        case "sans-serif-light": font.weight = 300
        case "sans-serif-thin": font.weight = 100
        case "sans-serif-black": font.weight = 900
        case "sans-serif-condensed": font.families = ["Roboto Condensed"]
        case _ where family.hasPrefix("?"): break
        default: font.families = [String(family.split(separator: "/").last ?? Substring(family))]
        }
    }

    private mutating func setStyle(_ style: String?, weight: String?) {
        let parts = style?.split(separator: "|").map { $0.trimmed } ?? []
        if parts.contains("bold") { font.weight = 700 }
        if parts.contains("italic") { font.isItalic = true }
        if let weight = weight.flatMap(Double.init), (1...1000).contains(weight) { font.weight = weight }
    }
}
