internal import Basics
public import Typography

extension TextInspection {
    /// The inspection as one line of JSON, with a line feed.
    public var json: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ inspection: TextInspection) {
        raw("{\"text\":")
        string(inspection.text)
        raw(",\"direction\":")
        string(inspection.direction)
        let lists: [(StaticString, [Int])] = [
            (",\"levels\":", inspection.levels), (",\"order\":", inspection.order),
            (",\"graphemes\":", inspection.graphemes), (",\"words\":", inspection.words),
            (",\"lines\":", inspection.lines),
        ]
        for (name, numbers) in lists {
            raw(name)
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
}
