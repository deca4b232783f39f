/// The room of Japanese punctuation, and what is left between ideographs and Western letters, in the modelled system font.
///
/// Measured on iOS 26 (`SystemFont.md`): at the end of a line a closing mark takes half its room; an opening bracket after a
/// letter takes three quarters; UIKit leaves an eighth of an ideograph between the two kinds of letters. Each is a change
/// of an advance, so that whatever is made of glyphs agrees with it.
struct EastAsianSpacing {
    private let session: TextSession
    private let units: UnsafeBufferPointer<UInt16>
    /// The line that is set, or the whole text.
    private let context: Range<Int>
    private let locale: TextLocale
    private let style: TextStyle

    init(
        _ session: TextSession, units: UnsafeBufferPointer<UInt16>, context: Range<Int>, locale: TextLocale,
        style: TextStyle
    ) {
        self.session = session
        self.units = units
        self.context = context
        self.locale = locale
        self.style = style
    }

    private static let closing = Set("。、，．」』）】〉》〕｝］｠".utf16)
    private static let opening = Set("「『（【〈《〔｛［｟".utf16)
    /// Parts of an ideograph.
    private static let lineEnd = 0.5
    private static let beforeBracket = 0.25
    private static let betweenScripts = 0.125

    /// Changes the advances of the glyphs from a place on, those of a run of the modelled font.
    ///
    /// - Returns: how much the advance of all of them changes, in font units. O(1) for text of no such marks at its ends.
    func adjust(
        _ glyphs: inout [Glyph], from start: Int, of range: Range<Int>, in font: SessionFont, level: UInt8,
        emPerUnit: Double
    ) -> Int {
        guard level & 1 == 0, start < glyphs.count else { return 0 }
        var change = 0
        if font.part == .han, locale.language == "ja" {
            let ideograph = 1 / font.emPerUnit
            for place in start..<glyphs.count {
                let offset = Int(glyphs[place].cluster)
                if Self.closing.contains(units[offset]), endsLine(offset + 1) {
                    change += glyphs[place].widen(by: -Int(ideograph * Self.lineEnd))
                } else if Self.opening.contains(units[offset]), offset > context.lowerBound,
                    isIdeographic(before: offset)
                {
                    let less = Int(ideograph * Self.beforeBracket)
                    change += glyphs[place].widen(by: -less, shift: -less)
                }
            }
        }
        if style.request.spacesIdeographs, context.contains(range.upperBound), meetsOtherScript(range.upperBound) {
            let ideograph = SystemFontPart.han.widthFactor(script: .han, locale: locale)
            change += glyphs[glyphs.count - 1].widen(by: Int((ideograph * Self.betweenScripts / emPerUnit).rounded()))
        }
        return change
    }

    private func endsLine(_ offset: Int) -> Bool {
        offset == context.upperBound || session.scalarTable[UInt32(units[offset])].isMandatoryBreak
    }

    /// Whether an offset is between an ideograph and a Western letter or digit.
    private func meetsOtherScript(_ offset: Int) -> Bool {
        isIdeographic(before: offset) && isWestern(after: offset)
            || isWestern(before: offset) && isIdeographic(after: offset)
    }

    private func isIdeographic(before offset: Int) -> Bool { isIdeographic(scalar(before: offset)) }
    private func isIdeographic(after offset: Int) -> Bool { isIdeographic(scalar(after: offset)) }
    private func isWestern(before offset: Int) -> Bool { isWestern(scalar(before: offset)) }
    private func isWestern(after offset: Int) -> Bool { isWestern(scalar(after: offset)) }

    private func isIdeographic(_ scalar: UInt32) -> Bool {
        let script = session.scalarTable[scalar].script
        return script == .han || script == .hiragana || script == .katakana || scalar == 0x30fc
    }

    /// Letters and digits of other scripts; full-width ones are none.
    private func isWestern(_ scalar: UInt32) -> Bool {
        scalar < 0x2e80 && session.scalarTable[scalar].isLetterOrDigit
    }

    private func scalar(after offset: Int) -> UInt32 {
        let first = UInt32(units[offset])
        guard first & 0xfc00 == 0xd800, offset + 1 < units.count else { return first }
        return 0x10000 + (first & 0x3ff) << 10 | (UInt32(units[offset + 1]) & 0x3ff)
    }

    private func scalar(before offset: Int) -> UInt32 {
        let isPair = offset >= 2 && units[offset - 1] & 0xfc00 == 0xdc00
        return scalar(after: isPair ? offset - 2 : offset - 1)
    }

    /// The offsets at which a line that ends or starts there is set otherwise than the same text in the middle of a line.
    func joints() -> [Int] {
        guard units.count > 1 else { return [] }
        return (1..<units.count).filter { offset in
            Self.closing.contains(units[offset - 1]) || Self.opening.contains(units[offset])
                || style.request.spacesIdeographs && meetsOtherScript(offset)
        }
    }
}

extension TextSession {
    /// The offsets of a text between which modelled East Asian letters depend on each other; mostly none.
    package func eastAsianJoints(of text: ShapedText) -> [Int] {
        guard text.hasModelledHan else { return [] }
        return text.units.withUnsafeBufferPointer {
            EastAsianSpacing(
                self, units: $0, context: 0..<text.count, locale: text.locale, style: text.styles[0]
            ).joints()
        }
    }
}

extension SystemFontModel {
    /// Symbols that iOS takes from the East Asian fonts where the text is Chinese, Japanese or Korean: circled and Roman
    /// numerals, geometric shapes, stars. Circled digits are measured; that the others go with them is a choice.
    static func isEastAsianSymbol(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2160...0x217f, 0x2460...0x24ff, 0x25a0...0x25ff, 0x2605, 0x2606, 0x2776...0x2793: true
        default: false
        }
    }
}
