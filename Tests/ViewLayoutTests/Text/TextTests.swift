import Foundation
import Testing
import ViewLayout

/// Texts as layout sees them, with the grid font.
@MainActor @Suite struct TextTests {
    @Test func textTakesItsWidestLineAndNotTheProposal() {
        #expect(scene(Text("aaaa bb"), width: 60).size == CGSize(width: 40, height: 40))
    }

    @Test func zeroWidthIsAnsweredWithZero() {
        #expect(scene(Text("abc"), width: 0).size.width == 0)
        #expect(scene(Text("abc"), width: 0, height: 0).size == .zero)
    }

    @Test func heightLimitsTheLinesButOneStays() {
        #expect(scene(Text("aa bb cc"), width: 20, height: 45).size == CGSize(width: 20, height: 40))
        #expect(scene(Text("aa bb cc"), width: 20, height: 5).size == CGSize(width: 20, height: 20))
    }

    @Test func lineLimitAndReservedSpace() {
        #expect(scene(Text("aa bb cc").lineLimit(2), width: 20).size.height == 40)
        #expect(scene(Text("aa").lineLimit(3, reservesSpace: true)).size.height == 60)
        #expect(scene(Text("aa").lineLimit(2...4)).size.height == 40)
        #expect(scene(Text("aa").lineLimit(3...)).size.height == 60)
        #expect(scene(Text("aa bb cc dd").lineLimit(3...), width: 20).size.height == 80)
    }

    @Test func sizeIsRoundedUpToThePixel() {
        let third = Thirds()
        let environment = { (scale: CGFloat) -> EnvironmentValues in
            var values = EnvironmentValues()
            values.displayScale = scale
            return values
        }
        let two = layOut(Text("x"), in: .unspecified, environment: environment(2), measurer: third)
        #expect(two.size == CGSize(width: 10.5, height: 20.5))
        #expect(two.root.text?.firstBaseline == 16.5)
        // The last baseline moves with the first, by 0.5 − 0.4, and is then rounded up: 36.6 → 37.
        #expect(two.root.text?.lastBaseline == 37)
        let three = layOut(Text("x"), in: .unspecified, environment: environment(3), measurer: third)
        #expect(abs(three.size.width - (10 + 1.0 / 3)) < 1e-9)
    }

    @Test func measuredTextIsAskedOnceForProposalsThatGiveTheSame() {
        let counter = Counter()
        let tree = LayoutTree(
            HStack {
                Text("aaaa")
                Spacer()
            }, environment: EnvironmentValues(), measurer: counter)
        for width in stride(from: 100.0, to: 200, by: 10) {
            _ = tree.layOut(in: ProposedViewSize(width: width, height: nil))
        }
        #expect(counter.calls <= 3)
    }

    @Test func baselinesAlignTexts() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("aa bb").frame(width: 20)
            Block(width: 5, height: 30)
        }
        // The block has no baseline: its bottom stands on the line of the text, 16 below the top.
        #expect(scene(row).root.children.map(\.frame.minY) == [14, 0])
        let last = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("aa bb").frame(width: 20)
            Text("c")
        }
        #expect(scene(last).root.children.map(\.frame.minY) == [0, 20])
    }

    @Test func interpolationMakesAKeyWithSpecifiers() {
        let key: LocalizedStringKey = "\(3) of \(4.5) for \("you") at 100%"
        #expect(key.key == "%lld of %lf for %@ at 100%%")
        #expect(key.arguments.map(\.specifier) == ["%lld", "%lf", "%@"])
        #expect(LocalizedStringKey("100%").key == "100%")
        #expect(("\(1.5, specifier: "%.1f")" as LocalizedStringKey).key == "%.1f")
    }

    @Test func literalIsLocalizedAndStringIsNot() {
        let name = "name"
        #expect(Text("name").content.runs[0].source == .localized(key: "name"))
        #expect(Text(name).content.runs[0].source == .verbatim("name"))
        #expect(Text(verbatim: "name").content.runs[0].source == .verbatim("name"))
    }

    @Test func runsKeepTheirStyle() {
        let text = Text("a").bold() + Text("b").font(.title).italic()
        #expect(text.content.runs.map(\.style.weight) == [.bold, nil])
        #expect(text.content.runs.map(\.style.font) == [nil, .title])
        #expect(text.font(.body).content.runs.map(\.style.font) == [.body, .title])
    }

    @Test func environmentReachesTheText() throws {
        let view = VStack { Text("a").lineLimit(2) }
            .font(.headline).minimumScaleFactor(0.5).multilineTextAlignment(.center).textCase(.uppercase)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        let placed = scene(view) { $0.dynamicTypeSize = .accessibility2 }
        let text = try #require(placed.root.first("Text")?.text).environment
        #expect(text.style.font == .headline)
        #expect(text.lineLimit == 2)
        #expect(text.minimumScaleFactor == 0.5)
        #expect(text.multilineTextAlignment == .center)
        #expect(text.textCase == .uppercase)
        #expect(text.dynamicTypeSize == .xLarge)
    }
}

/// A measurer whose texts have fractions of pixels.
private final class Thirds: TextMeasurer {
    func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement {
        TextMeasurement(size: CGSize(width: 10.3, height: 20.2), firstBaseline: 16.4, lastBaseline: 36.5)
    }

    func lineMetrics(of text: TextContent, in environment: TextEnvironment) -> TextLineMetrics {
        TextLineMetrics(pointSize: 20, ascender: 16, descender: -4, capHeight: 14, xHeight: 10, leading: 0)
    }
}

/// A grid font that counts how often it is asked.
private final class Counter: TextMeasurer {
    private let font = GridFont()
    var calls = 0

    func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement {
        calls += 1
        return font.measure(text, in: environment, proposal: proposal)
    }

    func lineMetrics(of text: TextContent, in environment: TextEnvironment) -> TextLineMetrics {
        font.lineMetrics(of: text, in: environment)
    }
}
