/// The look of a part of a picture, after all rules for it have been applied.
package struct PictureLook: Hashable, Sendable {
    package private(set) var fill = PicturePaint.color(.black)
    package private(set) var stroke = PicturePaint.none
    /// In points; in font units where glyphs are stroked.
    package var strokeWidth = 1.0
    /// From 0 to 1.
    package private(set) var fillOpacity = 1.0
    /// Lengths of dash and gap in turn, in points; empty for a whole line.
    package private(set) var dashes: [Double] = []
    package private(set) var hasRoundCaps = false
    package private(set) var hasRoundJoins = false
    /// In points.
    package var fontSize = 11.0
    /// As in CSS.
    package var fontWeight = 400.0
    /// Whether captions are around their place.
    package private(set) var isCentred = false
    private var color = PicturePaint.color(.black)
    /// How visible letters are, from 0 to 1.
    package private(set) var textOpacity = 1.0

    /// The look of parts without any name.
    package init() {}

    /// Sets the colour of letters.
    package mutating func setText(_ color: PictureColor, opacity: Double) {
        self.color = .color(color)
        textOpacity = opacity
    }

    /// What areas are filled with; nil for nothing.
    package var fillColor: PictureColor? { resolved(fill) }

    /// What lines are drawn with; nil for none.
    package var strokeColor: PictureColor? { resolved(stroke) }

    private func resolved(_ paint: PicturePaint) -> PictureColor? {
        switch paint {
        case .none: return nil
        case .color(let color): return color
        case .current: if case .color(let color) = color { return color } else { return .black }
        }
    }

    fileprivate mutating func apply(_ declaration: StyleRule.Declaration) {
        switch declaration {
        case .fill(let paint): fill = paint
        case .stroke(let paint): stroke = paint
        case .color(let paint): color = paint
        case .strokeWidth(let width): strokeWidth = width
        case .fillOpacity(let opacity): fillOpacity = opacity
        case .dashes(let lengths): dashes = lengths
        case .roundCaps: hasRoundCaps = true
        case .roundJoins: hasRoundJoins = true
        case .fontSize(let size): fontSize = size
        case .fontWeight(let weight): fontWeight = weight
        // There is one family.
        case .fixedWidth: break
        case .centred: isCentred = true
        }
    }
}

/// The looks of a picture that is written once, as it is seen in light or in dark.
package struct PictureLooks {
    private struct Question: Hashable {
        var names: String
        var previous: String
        var outer: PictureLook
    }

    private let rules: [(selector: StyleRule.Selector, declarations: [StyleRule.Declaration])]
    private var known: [Question: PictureLook] = [:]

    /// - Parameter isDark: Whether it is shown in the dark.
    package init(isDark: Bool) {
        let all = (PictureStyle.light + (isDark ? PictureStyle.dark : []))
            .flatMap { rule in rule.selectors.map { ($0, rule.declarations) } }
        // What asks for more counts more; of others the later one.
        rules = (1...(all.map(\.0.specificity).max() ?? 1)).flatMap { count in
            all.filter { $0.0.specificity == count }
        }
    }

    /// The look of a part that has some names.
    ///
    /// - Parameter previous: The names of the part right before it.
    /// - Parameter outer: The look of what it is in, of which it keeps what no rule says otherwise.
    package mutating func look(_ names: String, after previous: String = "", in outer: PictureLook) -> PictureLook {
        let question = Question(names: names, previous: previous, outer: outer)
        if let look = known[question] { return look }
        let (own, before) = (names.split(separator: " "), previous.split(separator: " "))
        var look = outer
        for (selector, declarations) in rules
        where selector.looks.allSatisfy(own.contains) && selector.previous.allSatisfy(before.contains) {
            for declaration in declarations { look.apply(declaration) }
        }
        known[question] = look
        return look
    }
}
