internal import CHarfBuzz
internal import CICU

/// The full-width punctuation of a run that is set half as wide, as UTF-16 offsets.
struct Halving {
    /// What the font's feature `halt` is on for, in order.
    var places: [Int] = []
    /// Where a line cannot end without shaping both sides again.
    var unsafe: [Int] = []
}

/// What a font says about full-width punctuation in a language: which of its signs have their ink in which half.
///
/// Source: Chromium, `HanKerning::FontData`. Fonts place full stop and comma in the middle for Traditional Chinese alone, and
/// colons on the left for Simplified Chinese; quotation marks are full-width in Chinese fonts and narrow in Japanese ones.
struct PunctuationWidths {
    /// The classes of CSS Text 4, "Text Spacing Character Classes".
    enum Class {
        /// Where the ink of a full-width sign is, and narrow brackets.
        case other, open, close, middle, openNarrow, closeNarrow
    }

    /// The font's own feature `chws` sees to what is between two of its glyphs.
    let isContextual: Bool
    private let dot: Class
    private let colon: Class
    private let semicolon: Class
    private let hasWideQuotes: Bool

    /// Signs whose ink decides: full stops and commas, colon, semicolon, opening and closing quotation marks.
    private static let signs: [UInt16] = [
        0x3001, 0x3002, 0xff0c, 0xff0e, 0xff1a, 0xff1b, 0x201c, 0x2018, 0x201d, 0x2019,
    ]

    /// Nil for a font that has no narrower forms, or not a glyph for each of the signs.
    init?(_ font: Font, language: hb_language_t?, outlines: OutlineSource) {
        let features = font.face.features
        guard features.contains("halt") else { return nil }
        isContextual = features.contains("chws")
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(buffer, Self.signs, Int32(Self.signs.count), 0, Int32(Self.signs.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_HAN)
        hb_buffer_set_language(buffer, language)
        hb_shape(font.raw, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count), Int(count) == Self.signs.count,
            (0..<count).allSatisfy({ infos[Int($0)].cluster == $0 })
        else { return nil }
        let glyphs = (0..<Int(count)).map {
            Sign(
                glyph: infos[$0].codepoint, advance: Double(positions[$0].x_advance),
                box: outlines.box(of: infos[$0].codepoint), offset: Double(positions[$0].x_offset))
        }
        dot = Sign.sharedClass(of: glyphs[0..<4])
        colon = glyphs[4].ink
        semicolon = glyphs[5].ink
        hasWideQuotes =
            Sign.sharedClass(of: glyphs[6..<8]) == .open && Sign.sharedClass(of: glyphs[8..<10]) == .close
    }

    func spacingClass(of unit: UInt16) -> Class {
        switch Int(galley_spacing_class(UInt32(unit))) {
        case GALLEY_SPACING_OPEN: .open
        case GALLEY_SPACING_CLOSE: .close
        case GALLEY_SPACING_MIDDLE: .middle
        case GALLEY_SPACING_OPEN_NARROW: .openNarrow
        case GALLEY_SPACING_CLOSE_NARROW: .closeNarrow
        case GALLEY_SPACING_DOT: dot
        case GALLEY_SPACING_COLON: colon
        case GALLEY_SPACING_SEMICOLON: semicolon
        case GALLEY_SPACING_OPEN_QUOTE: hasWideQuotes ? .open : .openNarrow
        case GALLEY_SPACING_CLOSE_QUOTE: hasWideQuotes ? .close : .closeNarrow
        default: .other
        }
    }

    /// One of the signs in the font, in font units.
    private struct Sign {
        var glyph: UInt32
        var advance: Double
        var box: InkBox?
        var offset: Double

        /// Where the ink is in the glyph's room.
        var ink: Class { ink(half: advance / 2) }

        private func ink(half: Double) -> Class {
            guard glyph != 0 else { return .other }
            let (left, right) = (offset + (box?.minX ?? 0), offset + (box?.maxX ?? 0))
            if right <= half { return .close }
            if left >= half { return .open }
            return right - left <= half && left >= half / 2 ? .middle : .other
        }

        /// The class of all signs, if they have one in common and are as wide as each other; those that the font lacks do not
        /// count.
        static func sharedClass(of signs: ArraySlice<Sign>) -> Class {
            let known = signs.filter { $0.glyph != 0 }
            guard let first = known.first, known.allSatisfy({ $0.advance == first.advance && $0.ink == first.ink })
            else { return .other }
            return first.ink
        }
    }
}

extension FontRequest {
    /// Features that set the widths of full-width signs, so that nothing else does (OpenType, `chws`).
    private static let ownWidths: Set = ["halt", "hwid", "palt", "pwid", "qwid", "twid", "valt", "vhal", "vpal"]

    /// Whether the request itself says how wide full-width punctuation is.
    var spacesPunctuationItself: Bool { features.contains { $0.value != 0 && Self.ownWidths.contains($0.tag) } }
}

extension TextSession {
    /// The punctuation of a run that browsers set half as wide, beside other punctuation: `text-spacing-trim: normal` of
    /// CSS Text 4, as Blink does it (`HanKerning::Compute`). O(n); nothing on other platforms.
    ///
    /// - Parameters:
    ///   - range: The run in the units of the whole text.
    ///   - startsLine: Nothing is before the run on its line.
    ///   - trimsEnd: The last sign ends a line in which it has no room otherwise.
    func halving(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, font: SessionFont, style: TextStyle,
        startsLine: Bool = false, trimsEnd: Bool = false
    ) -> Halving {
        var halving = Halving()
        guard platform == .web, !range.isEmpty, range.contains(where: { Self.mayBeHalved(units[$0]) }),
            let widths = punctuationWidths(of: font, style)
        else { return halving }
        var last = widths.spacingClass(of: units[range.lowerBound])
        if range.lowerBound > 0, !startsLine,
            last.isHalved(after: widths.spacingClass(of: units[range.lowerBound - 1]))
        {
            halving.places.append(range.lowerBound)
            halving.unsafe.append(range.lowerBound)
        }
        if widths.isContextual {
            last = widths.spacingClass(of: units[range.upperBound - 1])
        } else {
            for offset in range.dropFirst() {
                let next = widths.spacingClass(of: units[offset])
                if last.isHalved(before: next) {
                    halving.places.append(offset - 1)
                    halving.unsafe.append(offset)
                } else if next.isHalved(after: last) {
                    halving.places.append(offset)
                    halving.unsafe.append(offset)
                }
                last = next
            }
        }
        if trimsEnd
            || range.upperBound < units.count
                && last.isHalved(before: widths.spacingClass(of: units[range.upperBound]))
        {
            halving.places.append(range.upperBound - 1)
        }
        return halving
    }

    /// Whether a line may end in a closing sign that is set half as wide for it: a full-width bracket or a quotation mark.
    package func mayTrim(_ unit: UInt16) -> Bool {
        guard platform == .web, Self.mayBeHalved(unit) else { return false }
        let kind = Int(galley_spacing_class(UInt32(unit)))
        return kind == GALLEY_SPACING_CLOSE || kind == GALLEY_SPACING_CLOSE_QUOTE
    }

    /// Everything that is ever halved, and much else (Blink, `MaybeHanKerningOpenOrCloseFast`).
    private static func mayBeHalved(_ unit: UInt16) -> Bool {
        (0x2018...0x301f).contains(unit) || (0xff08...0xff60).contains(unit)
    }

    private func punctuationWidths(of font: SessionFont, _ style: TextStyle) -> PunctuationWidths? {
        guard !style.request.spacesPunctuationItself else { return nil }
        if let known = style.punctuation[ObjectIdentifier(font)] { return known }
        let found = PunctuationWidths(font.font, language: style.language, outlines: outlines(of: font.font))
        style.punctuation[ObjectIdentifier(font)] = .some(found)
        return found
    }
}

extension PunctuationWidths.Class {
    /// Whether an opening sign gives up its empty half to the sign before it.
    fileprivate func isHalved(after last: Self) -> Bool {
        guard self == .open else { return false }
        return last == .open || last == .middle || last == .close || last == .openNarrow
    }

    /// Whether a closing sign gives up its empty half to the sign after it.
    fileprivate func isHalved(before next: Self) -> Bool {
        guard self == .close else { return false }
        return next == .close || next == .middle || next == .closeNarrow
    }
}
