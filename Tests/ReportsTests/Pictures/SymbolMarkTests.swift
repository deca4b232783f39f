import Foundation
import Frames
import Testing

@testable import Pictures

/// Symbols of the system are drawn as the nearest icon, within the frame that layout gave them.
@Suite struct SymbolMarkTests {
    private static let ink = DrawnTone(
        light: DrawnColor(red: 0, green: 0, blue: 0), dark: DrawnColor(red: 255, green: 255, blue: 255))
    private static let frame = Frame(x: 10, y: 20, width: 20, height: 20)

    private func parts(_ name: String, isRightToLeft: Bool = false, in frame: Frame = frame) -> [DrawnPart] {
        SymbolMark(name, isRightToLeft: isRightToLeft).elements(in: frame, ink: Self.ink).compactMap { element in
            if case .painted(let painted) = element { painted.part } else { nil }
        }
    }

    /// Each line of the table names an icon that is there, each symbol once, and no icon is there for nothing.
    @Test func theTableAndTheIconsFitEachOther() throws {
        let fonts = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Fonts/Symbols").standardized
        let text = try String(contentsOf: fonts.appendingPathComponent("names.txt"), encoding: .utf8)
        let names = text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(names.count > 300)
        #expect(names.allSatisfy { $0.count == 2 })
        #expect(Set(names.map { $0[0] }).count == names.count)
        #expect(Set(names.map { String($0[1]) }) == Set(SymbolIcons.bundled.paths.keys))
        #expect(SymbolIcons.bundled.icons.count == names.count)
    }

    /// Every icon has an outline inside its square, so that none leaves the frame of its symbol by more than its edge.
    @Test func iconsAreInsideTheirSquare() {
        for (icon, path) in SymbolIcons.bundled.paths {
            let outline = SymbolIcons.outline(path)
            #expect(outline.count > 3, "\(icon)")
            for point in outline.flatMap(\.points) {
                #expect((-4...516).contains(point.x) && (-4...516).contains(point.y), "\(icon): \(point)")
            }
        }
    }

    /// A symbol twice as large is drawn twice as large, in the middle of its frame.
    @Test func iconsFollowTheFrame() throws {
        let small = try #require(parts("star.fill").first).outline
        let large = Frame(x: 0, y: 0, width: 60, height: 40)
        let twice = try #require(parts("star.fill", in: large).first).outline
        for (point, other) in zip(small.flatMap(\.points), twice.flatMap(\.points)) {
            #expect(abs((point.x - 20) * 2 - (other.x - 30)) < 1e-9)
            #expect(abs((point.y - 30) * 2 - (other.y - 20)) < 1e-9)
        }
    }

    /// What the table does not have of a name is a shape around the icon, or a slash.
    @Test func restOfANameIsAShape() {
        #expect(parts("trash.fill").count == 1)
        #expect(parts("trash.circle").map { $0.lineWidth == nil } == [false, true])
        #expect(parts("trash.circle.fill").map(\.isEvenOdd) == [true])
        #expect(parts("printer.slash").map { $0.lineWidth == nil } == [true, false])
        #expect(parts("printer.badge.plus") == parts("printer"))
        #expect(parts("no.such.name").map { $0.lineWidth == nil } == [false])
        #expect(parts("trash.fill") != parts("trash"))
    }

    /// Forward is to the left where texts run from right to left; right remains right.
    @Test func directionsAreMirrored() {
        #expect(parts("chevron.forward") == parts("chevron.right"))
        #expect(parts("chevron.right", isRightToLeft: true) == parts("chevron.right"))
        let forward = parts("chevron.forward", isRightToLeft: true).flatMap(\.outline).flatMap(\.points)
        let right = parts("chevron.right").flatMap(\.outline).flatMap(\.points)
        #expect(!right.isEmpty && zip(forward, right).allSatisfy { abs($0.x - (40 - $1.x)) < 1e-9 && $0.y == $1.y })
    }

    /// The tooltip says that it is a stand-in.
    @Test func theMarkSaysWhatItIs() {
        let elements = SymbolMark("heart").elements(in: Self.frame, ink: Self.ink)
        guard case .painted(let painted) = elements.first else { return #expect(Bool(false)) }
        #expect(painted.title == "stand-in for the symbol heart")
    }

    /// A damaged path is nothing, and does not trap.
    @Test(arguments: ["X1 2", "M1", "Q1 2Z", "M1 2L", "é", "MM"]) func damagedPaths(path: String) {
        #expect(SymbolIcons.outline(path).isEmpty)
    }
}

extension OutlineStep {
    fileprivate var points: [OutlinePoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        }
    }
}
