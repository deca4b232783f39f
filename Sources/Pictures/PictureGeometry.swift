import Frames

extension Frame {
    /// Whether the numbers are small enough for a picture.
    var isDrawable: Bool {
        [x, y, width, height].allSatisfy { abs($0) < 1e6 } && width >= 0 && height >= 0
    }

    /// The smallest frame that contains both.
    func union(_ other: Frame) -> Frame {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Frame(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Whether the other frame is inside, except for `slack`.
    func holds(_ other: Frame, slack: Double) -> Bool {
        other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
    }
}

/// The width of captions.
enum CaptionWidth {
    /// The width of a line at most, in points. It is an upper estimate, as the program that shows the picture chooses
    /// the font.
    static func estimate(_ string: String, size: Double) -> Double {
        string.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.56 : 1.05) } * size
    }
}
