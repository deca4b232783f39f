internal import Frames
public import TextLayout

extension TextInspection {
    /// The inspection as one line of JSON, with a line feed. `JSONEncoder` would take several times as long, which
    /// counts for files of a hundred thousand texts.
    public var json: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: JSONLineBreaks.escaped(writer.bytes), as: UTF8.self) + "\n"
    }
}

/// Writes an inspection from left to right, without white space.
private struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ inspection: TextInspection) {
        raw("{\"text\":")
        string(inspection.text)
        raw(",\"direction\":")
        string(inspection.direction)
        let lists = [
            ("levels", inspection.levels), ("order", inspection.order), ("graphemes", inspection.graphemes),
            ("words", inspection.words), ("lines", inspection.lines),
        ]
        for (name, numbers) in lists {
            raw(",\"\(name)\":")
            list(numbers) { $0.number($1) }
        }
        raw(",\"runs\":")
        list(inspection.runs) { $0.write($1) }
        raw("}")
    }

    private mutating func write(_ run: TextInspection.Run) {
        raw("{\"start\":")
        number(run.start)
        raw(",\"end\":")
        number(run.end)
        raw(",\"script\":")
        string(run.script)
        raw(",\"level\":")
        number(run.level)
        raw(",\"font\":")
        string(run.font)
        raw(",\"glyphs\":")
        list(run.glyphs) { $0.write($1) }
        raw("}")
    }

    private mutating func write(_ glyph: TextInspection.Glyph) {
        raw("{\"id\":")
        number(glyph.id)
        raw(",\"cluster\":")
        number(glyph.cluster)
        raw(",\"advance\":")
        number(glyph.advance)
        raw(",\"x\":")
        number(glyph.x)
        raw(",\"y\":")
        number(glyph.y)
        raw("}")
    }

    private mutating func list<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        raw("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { raw(",") }
            write(&self, element)
        }
        raw("]")
    }

    private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func number(_ number: Int) { raw(String(number)) }

    /// RFC 8259: quotation marks, backslashes and controls are escaped, all else stands as it is.
    private mutating func string(_ text: String) {
        raw("\"")
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5c: bytes += [0x5c, byte]
            case ..<0x10: raw("\\u000\(String(byte, radix: 16))")
            case 0x10..<0x20: raw("\\u00\(String(byte, radix: 16))")
            default: bytes.append(byte)
            }
        }
        raw("\"")
    }
}
