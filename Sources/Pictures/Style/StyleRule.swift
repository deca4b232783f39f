import Foundation

/// The style of parts with some looks, in the terms of CSS.
struct StyleRule: Sendable {
    /// For parts that have all of some names.
    struct Selector: Sendable {
        let css: String
        /// The names.
        let looks: [Substring]
        /// The looks of the part directly before it; empty for any part.
        let previous: [Substring]

        init(_ css: String) {
            self.css = css
            let steps = css.components(separatedBy: " + ").map { $0.split(separator: ".") }
            looks = steps.last ?? []
            previous = steps.count > 1 ? steps[0] : []
        }

        /// How many names it asks for: the more, the more it counts (Selectors 4, §17).
        var specificity: Int { looks.count + previous.count }
    }

    enum Declaration: Sendable {
        case fill(PicturePaint)
        case stroke(PicturePaint)
        case color(PicturePaint)
        case strokeWidth(Double)
        case fillOpacity(Double)
        case dashes([Double])
        case roundCaps
        case roundJoins
        case fontSize(Double)
        case fontWeight(Double)
        case fixedWidth
        /// Captions are around their place.
        case centred
    }

    let selectors: [Selector]
    let declarations: [Declaration]

    /// - Parameter selectors: Names with points before them, commas between: `.part.on, .tag + .amount`.
    init(_ selectors: String, _ declarations: Declaration...) {
        self.selectors = selectors.components(separatedBy: ", ").map(Selector.init)
        self.declarations = declarations
    }
}

/// What an area or a line is painted with.
package enum PicturePaint: Hashable, Sendable, ExpressibleByStringLiteral {
    case none
    /// The colour of the text.
    case current
    case color(PictureColor)

    /// A colour as in CSS: `#rgb` or `#rrggbb`; black for anything else.
    package init(stringLiteral css: String) { self = .color(PictureColor(css: css)) }
}

/// A colour of sRGB.
package struct PictureColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    static let black = PictureColor(css: "#000")

    package init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// `#rgb` or `#rrggbb`.
    init(css: String) {
        let digits = css.dropFirst().compactMap(\.hexDigitValue)
        let pairs =
            digits.count == 3
            ? digits.map { $0 * 17 }
            : stride(from: 1, to: digits.count, by: 2).map {
                digits[$0 - 1] * 16 + digits[$0]
            }
        (red, green, blue) = pairs.count == 3 ? (UInt8(pairs[0]), UInt8(pairs[1]), UInt8(pairs[2])) : (0, 0, 0)
    }

    /// As short as CSS has it.
    var css: String {
        let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let isShort = digits.allSatisfy { $0.first == $0.last }
        return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    }
}
