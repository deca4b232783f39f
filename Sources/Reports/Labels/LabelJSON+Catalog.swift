internal import Basics
public import Frames

extension LabelJSON {
    /// A label of a catalog as one line of JSON, with a line feed: key, locale, form, text, width, height and lines,
    /// and further facts.
    ///
    ///     {"key":"vote.cat","locale":"de","text":"Katze","width":42.125,"height":20.287,"lines":1,"source":{…}}
    public static func render(_ label: MeasuredLabel) -> String {
        var writer = JSONWriter()
        writer.write(label)
        return writer.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ label: MeasuredLabel) {
        raw("{\"key\":")
        string(label.key)
        raw(",\"locale\":")
        string(label.locale)
        optional(",\"foundIn\":", label.foundIn)
        optional(",\"form\":", label.form)
        raw(",\"text\":")
        string(label.text)
        raw(",\"width\":")
        number(label.width)
        raw(",\"height\":")
        number(label.height)
        raw(",\"lines\":")
        number(label.lines)
        optional(",\"visible\":", label.visible)
        if !label.missing.isEmpty {
            raw(",\"missing\":")
            list(label.missing) { $0.write($1) }
        }
        if !label.placeholders.isEmpty {
            raw(",\"placeholders\":")
            list(label.placeholders) { $0.string($1) }
        }
        if let shortage = label.shortage { write(shortage) }
        if let source = label.source { write(source) }
        raw("}")
    }

    private mutating func optional(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        raw(name)
        string(text)
    }

    private mutating func write(_ missing: MissingCharacter) {
        raw("{\"scalar\":")
        string(missing.scalar)
        raw(",\"name\":")
        string(missing.name)
        raw("}")
    }

    private mutating func write(_ shortage: MeasuredLabel.Shortage) {
        raw(",\"short\":{")
        var separator: StaticString = ""
        for (name, length) in [("\"width\":", shortage.width), ("\"height\":", shortage.height)]
            as [(StaticString, Double?)]
        {
            guard let length else { continue }
            raw(separator)
            raw(name)
            number(length)
            separator = ","
        }
        if let lines = shortage.lines {
            raw(separator)
            raw("\"lines\":")
            number(lines)
        }
        raw("}")
    }

    private mutating func write(_ source: SourcePosition) {
        raw(",\"source\":{\"file\":")
        string(source.file)
        raw(",\"line\":")
        number(source.line)
        raw(",\"column\":")
        number(source.column)
        raw("}")
    }
}
