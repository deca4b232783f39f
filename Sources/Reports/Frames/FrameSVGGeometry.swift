import Frames

extension Frame {
    /// Whether the numbers are such that a picture can show them.
    var isDrawable: Bool {
        [x, y, width, height].allSatisfy { abs($0) < 1e6 } && width >= 0 && height >= 0
    }

    /// The smallest frame around both.
    func union(_ other: Frame) -> Frame {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Frame(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// What lies in both; nil where nothing does.
    func intersection(_ other: Frame) -> Frame? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        return width > 0 && height > 0 ? Frame(x: left, y: top, width: width, height: height) : nil
    }

    /// Whether the other frame lies inside, but for `slack`.
    func holds(_ other: Frame, slack: Double) -> Bool {
        other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
    }
}

/// Elements of a picture.
enum SVG {
    static func rectangle(_ frame: Frame, class name: String, radius: Double = 0, title: String? = nil) -> XMLElement {
        var element = XMLElement("rect", ["class": name])
        element.add(["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
        if radius > 0 { element.add(["rx": radius]) }
        return element.titled(title)
    }

    static func ellipse(_ frame: Frame, class name: String, title: String? = nil) -> XMLElement {
        var element = XMLElement("ellipse", ["class": name])
        let (horizontal, vertical) = (frame.width / 2, frame.height / 2)
        element.add(["cx": frame.x + horizontal, "cy": frame.y + vertical, "rx": horizontal, "ry": vertical])
        return element.titled(title)
    }

    static func path(_ data: String, class name: String) -> XMLElement {
        XMLElement("path", ["class": name, "d": data])
    }

    static func text(_ string: String, x: Double, y: Double, class name: String) -> XMLElement {
        var element = XMLElement("text", ["class": name], text: string)
        element.add(["x": x, "y": y])
        return element
    }

    /// How wide a line of a caption is at most, in points: its font is not known, so this is an estimate from above.
    static func width(of string: String, size: Double) -> Double {
        string.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.56 : 1.05) } * size
    }
}

extension XMLElement {
    mutating func add(_ numbers: KeyValuePairs<String, Double>) {
        attributes += numbers.map { ($0.key, Number.text($0.value)) }
    }

    /// The element with a title, which browsers show where the pointer rests.
    func titled(_ title: String?) -> XMLElement {
        guard let title else { return self }
        var result = self
        result.content = .elements([XMLElement("title", text: title)])
        return result
    }
}
