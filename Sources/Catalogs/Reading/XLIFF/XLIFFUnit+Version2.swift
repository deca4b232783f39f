extension XLIFFUnit {
    /// Reads a `unit` of XLIFF 2: segments and what is between them (`ignorable`) make one text.
    init(version2 element: XML.Element, in outer: XLIFFScope) {
        var scope = outer
        scope.enter(element)
        id = element["name"] ?? element["id"]
        position = element.position
        shouldTranslate = scope.shouldTranslate
        (sizeLimit, placeOfLimit) = (scope.sizeLimit, scope.placeOfLimit)
        let elements = element.elements
        comment = Self.comment(
            elements.filter { $0.name == "notes" }.flatMap(\.elements).filter { $0.name == "note" }.map(\.text))

        var inline = XLIFFInline()
        for data in elements.first(where: { $0.name == "originalData" })?.elements ?? [] {
            if let id = data["id"] { inline.data[id] = data.text }
        }
        var targets: [(order: Int, unit: StringUnit)] = []
        var isWhole = true
        for segment in elements where segment.name == "segment" || segment.name == "ignorable" {
            let text = segment.first("source")
            append(text, to: &source, inline, scope)
            if var translation = segment.first("target").map({ Self.unit($0, inline, scope) }) {
                translation.state = Self.state(of: segment)
                let order = segment.first("target")?["order"].flatMap(Int.init) ?? targets.count + 1
                targets.append((order, translation))
            } else if segment.name == "segment" {
                isWhole = false
            } else if let text {
                // What is between segments may stay as it is in the source.
                targets.append((targets.count + 1, Self.unit(text, inline, scope)))
            }
        }
        if isWhole { target = Self.join(targets.sorted { $0.order < $1.order }.map(\.unit)) }
    }

    private static func unit(_ element: XML.Element, _ inline: XLIFFInline, _ scope: XLIFFScope) -> StringUnit {
        StringUnit(text: inline.text(of: element, in: scope), syntax: scope.syntax, position: element.contentPosition)
    }

    private func append(
        _ element: XML.Element?, to text: inout StringUnit?, _ inline: XLIFFInline, _ scope: XLIFFScope
    ) {
        guard let element else { return }
        let unit = Self.unit(element, inline, scope)
        if text == nil { text = unit } else { text?.text += unit.text }
    }

    /// One text of the segments, with the least advanced of their states.
    private static func join(_ units: [StringUnit]) -> StringUnit? {
        guard var joined = units.first else { return nil }
        for unit in units.dropFirst() {
            joined.text += unit.text
            if joined.state == .translated || unit.state == .new { joined.state = unit.state }
        }
        return joined.text.isEmpty && joined.state == .new ? nil : joined
    }

    /// `state` of a segment (2.3); a translation without one counts as done, though `initial` is the default there
    /// (a choice: most tools write none).
    private static func state(of segment: XML.Element) -> TranslationState {
        segment["state"] == "initial" ? .new : .translated
    }
}
