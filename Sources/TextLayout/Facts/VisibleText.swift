import Typography

extension ParagraphLayout {
    /// The text as it shows: whole, or with an ellipsis in place of what was cut.
    public var visible: String {
        guard let cut = setting.cut else { return paragraph.shaped.string }
        let units = paragraph.shaped.units
        let before = units[..<cut.head.upperBound]
        let ellipsis = paragraph.ellipsis(at: max(cut.head.upperBound - 1, 0)).string
        return String(decoding: before, as: UTF16.self) + ellipsis + String(decoding: units[cut.tail], as: UTF16.self)
    }

    /// The parts of the text that do not show, in order.
    public var hidden: [String] {
        hiddenUnits.map { String(decoding: paragraph.shaped.units[$0], as: UTF16.self) }
    }

    /// The scalars of the text that do not show.
    public var hiddenRanges: [Range<Int>] {
        hiddenUnits.map { paragraph.shaped.scalarOffset($0.lowerBound)..<paragraph.shaped.scalarOffset($0.upperBound) }
    }

    private var hiddenUnits: [Range<Int>] {
        guard let cut = setting.cut else { return [] }
        let end = paragraph.shaped.units.count
        return [cut.head.upperBound..<cut.tail.lowerBound, cut.tail.upperBound..<end].filter { !$0.isEmpty }
    }
}
