import Checks
import Frames
import Testing

/// What is short by no more than half a device pixel is not short, whatever the rule.
@Suite struct ToleranceTests {
    /// A sixth of a point at three pixels a point, and a sixth and a bit.
    static let shortages = [(0.03, false), (1.0 / 6, false), (0.17, true)]

    /// The label of a budget that is one line high, and what its report says.
    private func label(_ short: Double, change: (inout TextFacts) -> Void) -> FrameReport {
        report(
            text("Im Hintergrund aktualisieren", 0, 0, 158) { view in
                view.text?.ideal.width = 158 + short
                view.text?.budget = Budget(width: 158, lines: 1)
                view.text?.unlimited = TextExtent(lines: 2, height: 41)
                view.text?.fittingWidth = 158 + short
                if var facts = view.text {
                    change(&facts)
                    view.text = facts
                }
            })
    }

    @Test(arguments: shortages) func aTextIsNotCut(short: Double, isShort: Bool) {
        let scene = label(short) { $0.truncated = true }
        let faults = TruncatedText().faults(in: scene)
        #expect(faults.count == (isShort ? 1 : 0))
        #expect(faults.first?.evidence.shortage?.measure ?? .width == .width)
    }

    /// A line limit of two, or a height for two, fails for want of the same width.
    @Test(arguments: shortages) func aTextOfSeveralLinesIsNotCut(short: Double, isShort: Bool) {
        for budget in [Budget(width: 158, lines: 2), Budget(width: 158, height: 42)] {
            let scene = label(short) {
                $0.truncated = true
                $0.budget = budget
                $0.ideal.width = 300
                $0.unlimited = TextExtent(lines: 3, height: 62)
                $0.lines += $0.lines
            }
            #expect(TruncatedText().faults(in: scene).count == (isShort ? 1 : 0))
        }
    }

    @Test(arguments: shortages) func aHeightIsEnough(short: Double, isShort: Bool) {
        let scene = label(0) {
            $0.truncated = true
            $0.fittingWidth = nil
            $0.budget = Budget(width: 158, height: 41)
            $0.unlimited = TextExtent(lines: 2, height: 41 + short)
            $0.lines += $0.lines
        }
        #expect(TruncatedText().faults(in: scene).count == (isShort ? 1 : 0))
    }

    @Test(arguments: shortages) func aLabelTakesNoMoreLines(short: Double, isShort: Bool) throws {
        let scene = label(short) { $0.lines += $0.lines }
        let faults = TooManyLines().faults(in: scene)
        #expect(faults.count == (isShort ? 1 : 0))
        guard isShort else { return }
        #expect(faults[0].evidence.shortage == Shortage(need: 158 + short, room: 158, measure: .width))
        let finding = try #require(scene.findings().first)
        #expect(Prose.says(finding) == "takes 2 lines: for one line it needs 158.17, has 158 (0.17 short, under 1 %)")
    }

    @Test(arguments: shortages) func aWordIsNotBroken(short: Double, isShort: Bool) {
        let scene = label(0) { ($0.brokenWords, $0.brokenWordWidths) = (["Hintergrund"], [158 + short]) }
        #expect(BrokenWord().faults(in: scene).count == (isShort ? 1 : 0))
    }

    @Test(arguments: shortages) func aFrameIsNotLeft(short: Double, isShort: Bool) {
        let child = text("a", 0, 0, 158 + short)
        #expect(faulty(Overflow(), report(view("HStack", 0, 0, 158, 20, [child]))).isEmpty == !isShort)
        let clipped = text("a", 0, 0, 158) {
            $0.clips = true
            $0.text?.ink = Frame(x: 0, y: 0, width: 158 + short, height: 20)
        }
        #expect(faulty(ClippedText(), report(clipped)).isEmpty == !isShort)
    }

    @Test(arguments: shortages) func neighboursDoNotCover(short: Double, isShort: Bool) {
        let row = view("HStack", 0, 0, 200, 20, [text("a", 0, 0, 100 + short), text("b", 100, 0, 100)])
        #expect(faulty(Overlapping(), report(row)).isEmpty == !isShort)
    }

    @Test(arguments: shortages) func anAlternativeFits(short: Double, isShort: Bool) {
        let choice = view("ViewThatFits", 0, 0, 158, 20) {
            $0.choice = Choice(
                index: 0, of: 1, fits: false, room: Budget(width: 158), sizes: [Size(width: 158 + short, height: 20)])
        }
        #expect(faulty(NothingFits(), report(choice)).isEmpty == !isShort)
    }

    @Test(arguments: shortages) func aTargetIsLargeEnough(short: Double, isShort: Bool) {
        let button = view("Button", 0, 0, 80, 44 - short) { $0.control = true }
        #expect(faulty(SmallTarget(), report(button)).isEmpty == !isShort)
    }
}
