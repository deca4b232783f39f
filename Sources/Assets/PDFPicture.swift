internal import Foundation

/// The areas and lines of a PDF's first page as an SVG, as design programs export icons and illustrations.
///
/// Texts, photos, patterns and masks are left out; a gradient has one colour, the mean of its ends.
struct PDFPicture {
    let width: Double
    let height: Double
    private(set) var svg = ""

    private let objects: PDFObjects
    private var state: State
    private var stack: [State] = []
    private var path = ""
    private var point = (x: 0.0, y: 0.0)
    private var clipsNext: String?
    private var clips = 0
    private var operators = 0

    private static let mostOperators = 200_000
    private static let mostBytes = 1 << 19

    private struct State {
        var matrix: Matrix
        var fill = "#000"
        var stroke = "#000"
        var fillOpacity = 1.0
        var strokeOpacity = 1.0
        var lineWidth = 1.0
        var cap = 0
        var join = 0
        var clip: Int?
    }

    /// nil for a file without a page that can be drawn.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
        objects = PDFObjects(bytes)
        guard let page = objects.page, let box = Self.box(of: page, in: objects) else { return nil }
        (width, height) = (box[2] - box[0], box[3] - box[1])
        // From the bottom left of the box, y upwards, to the top left, y downwards.
        state = State(matrix: Matrix(a: 1, b: 0, c: 0, d: -1, e: -box[0], f: box[3]))
        let parts = objects.resolved(page["Contents"])?.array ?? [page["Contents"]].compactMap(\.self)
        var content: [UInt8] = []
        for part in parts.prefix(100) {
            guard let bytes = objects.stream(part), content.count + bytes.count <= 4 << 20 else { return nil }
            content += bytes + [10]
        }
        run(content, resources: objects.dictionary(objects.inherited("Resources", of: page)), depth: 0)
        guard !svg.isEmpty, svg.utf8.count <= Self.mostBytes else { return nil }
    }

    /// The size of the first page; nil where there is none.
    static func size(of bytes: [UInt8]) -> (width: Double, height: Double)? {
        let objects = PDFObjects(bytes)
        return objects.page.flatMap { box(of: $0, in: objects) }.map { ($0[2] - $0[0], $0[3] - $0[1]) }
    }

    /// Left, bottom, right and top of a page.
    private static func box(of page: [String: PDFObject], in objects: PDFObjects) -> [Double]? {
        guard let box = objects.numbers(objects.inherited("MediaBox", of: page)), box.count == 4,
            box.allSatisfy({ abs($0) < 1e5 }), box[2] - box[0] > 0.01, box[3] - box[1] > 0.01
        else { return nil }
        return box
    }

    /// The whole document.
    var document: [UInt8] {
        Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(width)) \(Self.text(height))">\(svg)</svg>
            """.utf8)
    }

    private mutating func run(_ content: [UInt8], resources: [String: PDFObject], depth: Int) {
        var lexer = PDFLexer(content)
        var operands: [PDFObject] = []
        while true {
            lexer.skipSpace()
            guard !lexer.isAtEnd, operators < Self.mostOperators, svg.utf8.count < Self.mostBytes else { return }
            if let object = lexer.object() {
                if operands.count < 64 { operands.append(object) }
                continue
            }
            let name = lexer.word()
            if name.isEmpty { lexer.place += 1 }
            operators += 1
            perform(name, operands, resources, depth: depth)
            operands = []
        }
    }

    private mutating func perform(
        _ name: String, _ operands: [PDFObject], _ resources: [String: PDFObject], depth: Int
    ) {
        let numbers = operands.compactMap(\.number).filter { abs($0) < 1e6 }
        switch name {
        case "q": if stack.count < 256 { stack.append(state) }
        case "Q": if let outer = stack.popLast() { state = outer }
        case "cm": if numbers.count == 6 { state.matrix = Matrix(numbers).followed(by: state.matrix) }
        case "w": if let width = numbers.first { state.lineWidth = max(width, 0) }
        case "J": state.cap = Int(numbers.first ?? 0)
        case "j": state.join = Int(numbers.first ?? 0)
        case "gs":
            applyState(objects.dictionary(objects.dictionary(resources["ExtGState"])[operands.first?.name ?? ""]))
        case "g", "rg", "k", "sc", "scn": state.fill = color(operands, numbers, resources) ?? state.fill
        case "G", "RG", "K", "SC", "SCN": state.stroke = color(operands, numbers, resources) ?? state.stroke
        case "m", "l", "c", "v", "y", "re", "h": construct(name, numbers)
        case "f", "F": paint(fills: true)
        case "f*": paint(fills: true, isEvenOdd: true)
        case "S": paint(strokes: true)
        case "s":
            path += "Z"
            paint(strokes: true)
        case "B": paint(fills: true, strokes: true)
        case "B*": paint(fills: true, strokes: true, isEvenOdd: true)
        case "b", "b*":
            path += "Z"
            paint(fills: true, strokes: true, isEvenOdd: name == "b*")
        case "n": paint()
        case "W": clipsNext = "nonzero"
        case "W*": clipsNext = "evenodd"
        case "sh":
            let shading = objects.dictionary(objects.dictionary(resources["Shading"])[operands.first?.name ?? ""])
            let page = "M0 0H\(Self.text(width))V\(Self.text(height))H0Z"
            emit(page, "fill=\"\(middle(of: shading) ?? "#808080")\"\(opacity("fill", state.fillOpacity))")
        case "Do": show(objects.dictionary(resources["XObject"])[operands.first?.name ?? ""], resources, depth: depth)
        default: break
        }
    }

    private mutating func applyState(_ values: [String: PDFObject]) {
        func part(_ key: String) -> Double? { objects.resolved(values[key])?.number.map { min(max($0, 0), 1) } }
        if let opacity = part("ca") { state.fillOpacity = opacity }
        if let opacity = part("CA") { state.strokeOpacity = opacity }
        if let width = objects.resolved(values["LW"])?.number { state.lineWidth = min(max(width, 0), 1e5) }
    }

    /// A form that is used in several places.
    private mutating func show(_ object: PDFObject?, _ outer: [String: PDFObject], depth: Int) {
        let form = objects.dictionary(object)
        guard form["Subtype"]?.name == "Form", depth < 8, let content = objects.stream(object) else { return }
        let saved = (state, stack)
        stack = []
        if let matrix = objects.numbers(form["Matrix"]), matrix.count == 6 {
            state.matrix = Matrix(matrix).followed(by: state.matrix)
        }
        let own = objects.dictionary(form["Resources"])
        run(content, resources: own.isEmpty ? outer : own, depth: depth + 1)
        (state, stack) = saved
    }

    // MARK: Colours

    private func color(_ operands: [PDFObject], _ numbers: [Double], _ resources: [String: PDFObject]) -> String? {
        if let name = operands.last?.name {
            let pattern = objects.dictionary(objects.dictionary(resources["Pattern"])[name])
            return middle(of: objects.dictionary(pattern["Shading"])) ?? "#808080"
        }
        return Self.css(numbers)
    }

    /// The mean of the colours at the ends of a gradient.
    private func middle(of shading: [String: PDFObject]) -> String? {
        func ends(_ object: PDFObject?, _ depth: Int) -> [[Double]] {
            let function = objects.dictionary(object)
            if let first = objects.numbers(function["C0"]), let last = objects.numbers(function["C1"]) {
                return [first, last]
            }
            if let samples = samples(object, of: function) { return [samples] }
            guard depth < 4 else { return [] }
            return (objects.resolved(function["Functions"])?.array ?? []).prefix(64).flatMap { ends($0, depth + 1) }
        }
        let colors = ends(shading["Function"], 0)
        guard let count = colors.first?.count, colors.allSatisfy({ $0.count == count }) else { return nil }
        return Self.css((0..<count).map { index in colors.reduce(0) { $0 + $1[index] } / Double(colors.count) })
    }

    /// The mean of the colours that a function has in a table (7.10.2); nil for other functions.
    private func samples(_ object: PDFObject?, of function: [String: PDFObject]) -> [Double]? {
        guard objects.resolved(function["FunctionType"])?.number == 0,
            objects.resolved(function["BitsPerSample"])?.number == 8,
            let count = objects.numbers(function["Range"]).map({ $0.count / 2 }), (1...4).contains(count),
            let bytes = objects.stream(object), bytes.count >= count
        else { return nil }
        let rows = bytes.count / count
        return (0..<count).map { component in
            let sum = (0..<rows).reduce(0) { $0 + Int(bytes[$1 * count + component]) }
            return Double(sum) / Double(rows) / 255
        }
    }

    /// One component is gray, three are light, four are inks.
    private static func css(_ numbers: [Double]) -> String? {
        let parts: [Double]
        switch numbers.count {
        case 1: parts = [numbers[0], numbers[0], numbers[0]]
        case 3: parts = numbers
        case 4: parts = numbers[0..<3].map { (1 - $0) * (1 - numbers[3]) }
        default: return nil
        }
        let digits = parts.map { part -> String in
            let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }

    // MARK: Outlines

    private mutating func construct(_ name: String, _ numbers: [Double]) {
        func place(_ index: Int) -> (x: Double, y: Double) { (numbers[index], numbers[index + 1]) }
        func text(_ point: (x: Double, y: Double)) -> String {
            let end = state.matrix.applied(to: point)
            return "\(Self.text(end.x)) \(Self.text(end.y))"
        }
        switch (name, numbers.count) {
        case ("m", 2): path += "M" + text(place(0))
        case ("l", 2): path += "L" + text(place(0))
        case ("c", 6): path += "C\(text(place(0))) \(text(place(2))) \(text(place(4)))"
        case ("v", 4): path += "C\(text(point)) \(text(place(0))) \(text(place(2)))"
        case ("y", 4): path += "C\(text(place(0))) \(text(place(2))) \(text(place(2)))"
        case ("re", 4):
            let (x, y, right, top) = (numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3])
            path += "M\(text((x, y)))L\(text((right, y)))L\(text((right, top)))L\(text((x, top)))Z"
            point = (x, y)
            return
        case ("h", _): path += "Z"
        default: return
        }
        if numbers.count >= 2 { point = place(numbers.count - 2) }
    }

    private mutating func paint(fills: Bool = false, strokes: Bool = false, isEvenOdd: Bool = false) {
        defer {
            path = ""
            clipsNext = nil
        }
        // Without a beginning it is no path.
        guard path.hasPrefix("M") else { return }
        if fills || strokes {
            var look = fills ? "fill=\"\(state.fill)\"\(opacity("fill", state.fillOpacity))" : "fill=\"none\""
            if fills, isEvenOdd { look += " fill-rule=\"evenodd\"" }
            if strokes {
                look +=
                    " stroke=\"\(state.stroke)\" stroke-width=\"\(Self.text(state.lineWidth * state.matrix.scale))\""
                look += opacity("stroke", state.strokeOpacity)
                look +=
                    state.cap == 1 ? " stroke-linecap=\"round\"" : state.cap == 2 ? " stroke-linecap=\"square\"" : ""
                look += state.join == 1 ? " stroke-linejoin=\"round\"" : ""
            }
            emit(path, look)
        }
        guard let rule = clipsNext, clips < 500 else { return }
        clips += 1
        let outer = state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
        svg += "<clipPath id=\"c\(clips)\"\(outer)><path d=\"\(path)\" clip-rule=\"\(rule)\"/></clipPath>"
        state.clip = clips
    }

    private mutating func emit(_ path: String, _ look: String) {
        let clip = state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
        svg += "<path d=\"\(path)\" \(look)\(clip)/>"
    }

    private func opacity(_ kind: String, _ value: Double) -> String {
        value < 1 ? " \(kind)-opacity=\"\(Self.text(value))\"" : ""
    }

    /// To a hundredth.
    private static func text(_ value: Double) -> String {
        let rounded = (min(max(value, -1e6), 1e6) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// A map of the plane (ISO 32000-1, 8.3.4).
private struct Matrix {
    var a, b, c, d, e, f: Double

    init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// - Parameter numbers: Six.
    init(_ numbers: [Double]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    }

    func applied(to point: (x: Double, y: Double)) -> (x: Double, y: Double) {
        (a * point.x + c * point.y + e, b * point.x + d * point.y + f)
    }

    func followed(by next: Matrix) -> Matrix {
        Matrix(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, e: e * next.a + f * next.c + next.e, f: e * next.b + f * next.d + next.f)
    }

    /// How much longer lines become on average.
    var scale: Double { abs(a * d - b * c).squareRoot() }
}
