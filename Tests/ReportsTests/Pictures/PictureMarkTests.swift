import Frames
import Testing

@testable import Pictures

@Suite struct PictureMarkTests {
    private static func mark(at x: Double, isAbove: Bool = false) -> PictureMark {
        PictureMark(
            frame: Frame(x: x, y: 100, width: 20, height: 30), label: "56.2 pt short", labelIsAbove: isAbove)
    }

    /// Amounts that would cover each other stand in rows; those of bars that are far from each other, in one.
    @Test func amountsStandClearOfEachOther() {
        let marks = PictureMark.spread([Self.mark(at: 0), Self.mark(at: 30), Self.mark(at: 45), Self.mark(at: 200)])
        #expect(marks.map(\.row) == [0, 1, 2, 0])
        #expect(PictureMark.spread([Self.mark(at: 0), Self.mark(at: 0, isAbove: true)]).map(\.row) == [0, 0])
        let tags = marks.map(\.bounds.maxY)
        #expect(tags == [143, 156, 169, 143])
    }

    /// However many there are, the picture does not grow for ever.
    @Test func rowsEnd() {
        let marks = PictureMark.spread(Array(repeating: Self.mark(at: 0), count: 100))
        #expect(marks.map(\.row).max() == 6)
    }
}
