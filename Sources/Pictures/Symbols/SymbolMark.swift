import Frames

/// A stand-in for a symbol of the system, which may not be drawn here: the nearest of the bundled icons, or a rounded
/// square where there is none.
///
/// A name is taken apart from its end. What the table of icons does not have of it becomes a circle or a square around
/// the icon, or a slash through it; badges are left out.
struct SymbolMark {
    private let name: String
    private let words: [String]
    private let isMirrored: Bool

    /// - Parameter isRightToLeft: Whether symbols that point forward point to the left.
    init(_ name: String, isRightToLeft: Bool = false) {
        self.name = name
        words = name.split(separator: ".").map { $0.lowercased() }
        let directions: Set = ["forward", "backward", "leading", "trailing"]
        isMirrored = isRightToLeft && !directions.isDisjoint(with: words)
    }

    /// The mark in the middle of a frame, as large as the symbol would be.
    func elements(in frame: Frame, ink: DrawnTone) -> [PictureElement] {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return [] }
        // Icons leave a twelfth of their square free at each edge.
        let grid = side * 1.1
        let box = Frame(
            x: frame.x + (frame.width - grid) / 2, y: frame.y + (frame.height - grid) / 2, width: grid, height: grid)
        return parts(in: box, ink).enumerated().map { index, part in
            let title = index == 0 ? "stand-in for the symbol \(name)" : nil
            return .painted(PictureElement.Painted(part: part, title: title))
        }
    }

    private func parts(in box: Frame, _ ink: DrawnTone) -> [DrawnPart] {
        let paint = DrawnPaint.tone(ink)
        let lineWidth = box.width / 14
        func line(_ outline: [OutlineStep]) -> DrawnPart { DrawnPart(outline, paint: paint, lineWidth: lineWidth) }
        let icon = SymbolIcons.bundled.nearest(to: words)
        let rest = words.dropFirst(icon?.words ?? 0)
        guard let around = enclosure(rest, in: box) else {
            guard let icon else { return [line(Self.square(in: box))] }
            let slash = rest.contains("slash") ? [line(Self.slash(in: box))] : []
            return [DrawnPart(placed(icon.outline, in: box), paint: paint)] + slash
        }
        let inner = box.inset(by: box.width * 0.22)
        let outline = icon.map { placed($0.outline, in: inner) } ?? []
        guard rest.contains("fill") else {
            return [line(around)] + (outline.isEmpty ? [] : [DrawnPart(outline, paint: paint)])
        }
        var part = DrawnPart(around + outline, paint: paint)
        part.isEvenOdd = true
        return [part]
    }

    /// The shape around a symbol, for the words that its icon does not have.
    private func enclosure(_ rest: ArraySlice<String>, in box: Frame) -> [OutlineStep]? {
        let frame = box.inset(by: box.width / 12)
        switch rest.first(where: { ["circle", "square", "rectangle", "app", "badge", "and"].contains($0) }) {
        case "circle": return PictureElement.Outline.ellipse(frame).steps
        case "square", "rectangle", "app": return Self.square(in: box)
        default: return nil
        }
    }

    private static func square(in box: Frame) -> [OutlineStep] {
        PictureElement.Outline.rectangle(box.inset(by: box.width / 8), radius: box.width / 6).steps
    }

    private static func slash(in box: Frame) -> [OutlineStep] {
        let frame = box.inset(by: box.width / 8)
        return [.move(OutlinePoint(x: frame.x, y: frame.y)), .line(OutlinePoint(x: frame.maxX, y: frame.maxY))]
    }

    /// An outline of an icon in a square.
    private func placed(_ outline: [OutlineStep], in box: Frame) -> [OutlineStep] {
        let scale = box.width / SymbolIcons.side
        return outline.map { step in
            step.mapped { point in
                let x = isMirrored ? SymbolIcons.side - point.x : point.x
                return OutlinePoint(x: box.x + x * scale, y: box.y + point.y * scale)
            }
        }
    }
}

extension Frame {
    fileprivate func inset(by inset: Double) -> Frame {
        Frame(x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset)
    }
}
