import Foundation
import Testing
import ViewLayout

/// Numbers that no text can be set in: a warning, and something else is measured in their place.
@MainActor @Suite struct UnusableNumberTests {
    private func faults(_ view: some View) -> [LayoutWarning.Fault] {
        scene(view, width: 400, height: 400).root.all.flatMap { $0.warnings.map(\.fault) }
    }

    @Test(arguments: [CGFloat.nan, 0, -0.0, -12, .infinity, -.infinity, 1e300, .signalingNaN])
    func aFontSize(size: CGFloat) {
        let expected: [LayoutWarning.Fault] = [.unusableFontSize("\(Double(size))")]
        #expect(faults(Text("word").font(.system(size: size))) == expected)
        #expect(faults(Text("word").font(.custom("Inter", size: size))) == expected)
        #expect(faults(Text("word").font(.custom("Inter", fixedSize: size))) == expected)
        let outer = VStack { Text("word") }.font(.system(size: size))
        #expect(faults(outer) == expected)
        let placed = scene(outer, width: 400, height: 400)
        #expect(placed.root.all.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
        #expect(placed.root.all.compactMap(\.text).map(\.isUsable) == [false])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func aLength(length: CGFloat) {
        let number = "\(Double(length))"
        #expect(faults(Text("word").tracking(length)) == [.unusableLength("tracking", number)])
        #expect(faults(Text("word").kerning(length)) == [.unusableLength("kerning", number)])
        #expect(faults(Text("word").baselineOffset(length)) == [.unusableLength("baseline offset", number)])
        #expect(
            faults(Text("word").font(.body.width(Font.Width(length)))) == [.unusableLength("font width", number)])
        #expect(faults(VStack { Text("word") }.tracking(length)) == [.unusableLength("tracking", number)])
        guard !length.isFinite else { return }
        #expect(faults(VStack { Text("word") }.lineSpacing(length)) == [.unusableLength("line spacing", number)])
    }

    /// What a text says itself counts, and not what it would inherit.
    @Test func aSizeThatNoTextInherits() {
        let outer = VStack { Text("word").font(.body) }.font(.system(size: .nan))
        #expect(faults(outer) == [])
        #expect(faults(VStack { Text("word").tracking(1) }.tracking(.nan)) == [])
        #expect(faults(Text("word").font(.system(size: 0.5)).tracking(-3)) == [])
    }
}
