internal import Basics
internal import Reports

/// The headroom of one label in each locale, as marks along a line. Marks to the left of its start do not fit.
struct StripPlot {
    /// A locale and the headroom of its text, as a fraction of the room.
    struct Mark {
        var locale: String
        var margin: Double
    }

    let marks: [Mark]

    /// Marks in order of their headroom.
    init(_ marks: [Mark]) {
        self.marks = marks.sorted { ($0.margin, $0.locale) < ($1.margin, $1.locale) }
    }

    private static let (width, height) = (240.0, 28.0)
    /// Marks beyond these fractions of the room are at the end of the line.
    private static let (least, most) = (-0.6, 0.6)

    /// The picture, with a description in words.
    var svg: String {
        guard let first = marks.first else { return "" }
        let zero = Number.text(Self.place(0))
        let axis = "<path class=\"axis\" d=\"M4 14H236\"/><path class=\"zero\" d=\"M\(zero) 4V24\"/>"
        let dots = marks.reversed().map { mark in
            let x = Self.place(mark.margin)
            let title = "<title>\(HTML.escaped(Self.words(mark)))</title>"
            // A shape in addition to the colour shows what does not fit.
            return mark.margin < 0
                ? "<path class=\"short\" d=\"M\(Number.text(x)) 9l5 5-5 5-5-5z\">\(title)</path>"
                : "<circle class=\"fits\" cx=\"\(Number.text(x))\" cy=\"14\" r=\"4\">\(title)</circle>"
        }
        let others = marks.count > 1 ? ", most in \(Self.words(marks[marks.count - 1]))" : ""
        let label = "Least headroom in \(Self.words(first))\(others)"
        return """
            <svg class="strip" viewBox="0 0 \(Number.text(Self.width)) \(Number.text(Self.height))" role="img" \
            aria-label="\(HTML.escaped(label))">\(axis)\(dots.joined())</svg>
            """
    }

    private static func words(_ mark: Mark) -> String { "\(mark.locale): \(HeatTable.percent(mark.margin))" }

    private static func place(_ margin: Double) -> Double {
        let share = (min(max(margin, least), most) - least) / (most - least)
        return ((8 + share * (width - 16)) * 10).rounded() / 10
    }
}
