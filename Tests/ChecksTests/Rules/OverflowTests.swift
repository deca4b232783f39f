import Checks
import Frames
import Testing

/// A frame leaves its container or the screen; only where it begins, and only where it is not meant.
@Suite struct OverflowTests {
    private let rule = Overflow()

    @Test func theViewWhereItBeginsIsNamed() {
        let row = view("HStack", 0, 0, 400, 44, [text("a", 0, 0, 200), text("b", 200, 0, 200)])
        #expect(faulty(rule, report(view("VStack", 0, 0, 300, 44, [row]))) == ["0.0"])
    }

    @Test func everyFaultIsNamed() {
        let root = view("Custom", 0, 0, 300, 300, [text("a", 280, 0, 40), text("b", 0, 290, 40), text("c", 0, 40, 40)])
        #expect(faulty(rule, report(root)) == ["0.0", "0.1"])
    }

    @Test func aFrameAroundTheViewIsItsContainer() {
        let inner = text("a", -20, 0, 140) { $0.container = Frame(x: 0, y: 0, width: 100, height: 20) }
        let faults = rule.faults(in: report(view("VStack", 0, 0, 100, 20, [inner])))
        #expect(faults.map(\.view.id) == ["0.0"])
        #expect(faults.first?.evidence.shortage == Shortage(need: 140, room: 100))
    }

    @Test func aContainerCanItselfLeaveItsParent() {
        let inner = text("a", 110, 0, 40) { $0.container = Frame(x: 0, y: 0, width: 180, height: 20) }
        #expect(faulty(rule, report(view("Custom", 0, 0, 100, 20, [inner]))) == ["0.0"])
    }

    @Test func bothAxesOfTheScreenCount() {
        let column = view("VStack", 0, 0, 300, 600, [text("a", 0, 580, 100)])
        #expect(faulty(rule, report(column, width: 320, height: 568)) == ["0"])
        #expect(faulty(rule, report(column, width: 320)).isEmpty)
        #expect(faulty(rule, report(column, width: nil)).isEmpty)
    }

    /// A preview in a space of its own size cannot leave it; what is in it can leave its parent.
    @Test func whatHasTheSizeOfItsViewsHasNoScreen() {
        let row = text("a", 280, 580, 40)
        var tall = report(view("VStack", 0, 0, 300, 600, [row]), width: 320, height: 568)
        #expect(faulty(rule, tall) == ["0", "0.0"])
        tall.isSizedToFit = true
        #expect(faulty(rule, tall) == ["0.0"])
        let badge = text("1", 280, 580, 20) { $0.detached = true }
        var overlaid = report(view("VStack", 0, 0, 300, 600, [badge]), width: 320, height: 568)
        #expect(faulty(rule, overlaid).contains("0.0"))
        overlaid.isSizedToFit = true
        #expect(faulty(rule, overlaid).isEmpty)
    }

    @Test func whatIsMovedMayLeaveItsParentButNotTheScreen() {
        func scene(x: Double) -> FrameReport {
            let badge = text("1", x, 0, 20) { $0.detached = true }
            return report(view("ZStack", 100, 0, 100, 20, [badge]))
        }
        #expect(faulty(rule, scene(x: 190)).isEmpty)
        #expect(faulty(rule, scene(x: 310)) == ["0.0"])
    }

    @Test func whatIgnoresTheSafeAreaMayLeaveItsParentButNotTheScreen() {
        func scene(height: Double) -> FrameReport {
            let fill = view("VStack", 0, 0, 320, height, [text("a", 0, height - 20, 100)]) {
                $0.ignoresSafeArea = true
            }
            return report(view("ZStack", 0, 59, 320, 475, [fill]), height: 568)
        }
        #expect(faulty(rule, scene(height: 568)).isEmpty)
        #expect(faulty(rule, scene(height: 600)) == ["0.0"])
    }

    @Test func theSafeAreaIsTheRoomOfTheScene() {
        var report = report(view("VStack", 0, 20, 320, 560, [text("a", 0, 560, 100)]), height: 600)
        #expect(faulty(rule, report).isEmpty)
        report.environment.safeArea = SafeAreaInsets(top: 20, bottom: 34)
        #expect(rule.faults(in: report).first?.evidence.shortage == Shortage(need: 560, room: 546, measure: .height))
    }

    @Test func whatIsScrolledOrClippedIsMeant() {
        let content = view("VStack", 0, 0, 100, 900)
        #expect(
            faulty(rule, report(view("ScrollView", 0, 0, 100, 200, [content]) { $0.scrolls = [.vertical] })).isEmpty)
        #expect(faulty(rule, report(view("Image", 0, 0, 100, 200, [content]) { $0.clips = true })).isEmpty)
    }

    /// nothing-fits names the cause; the overflow that follows from it is not a second finding.
    @Test func aChoiceThatCannotFitIsLeftToNothingFits() {
        func scene(room: Double) -> FrameReport {
            let last = view("VStack", 0, 0, 400, 80, [text("a", 0, 0, 400)])
            let choice = view("ViewThatFits", 0, 0, 400, 80, [last]) {
                $0.choice = Choice(index: 1, of: 2, fits: false, room: Budget(width: room))
            }
            return report(view("VStack", 0, 0, 400, 100, [choice]))
        }
        #expect(faulty(rule, scene(room: 320)).isEmpty)
        #expect(faulty(NothingFits(), scene(room: 320)) == ["0.0"])
        #expect(faulty(rule, scene(room: 400)) == ["0"])
    }

    /// A stack offers a choice its share of the height, and grows with what the choice takes.
    @Test func aChoiceThatHasRoomAfterAllIsNoFault() {
        func scene(height: Double) -> FrameReport {
            let choice = view("ViewThatFits", 0, 0, 300, 160, [view("VStack", 0, 0, 300, 160)]) {
                $0.choice = Choice(
                    index: 1, of: 2, fits: false, room: Budget(width: 320, height: 120),
                    sizes: [Size(width: 400, height: 50), Size(width: 300, height: 160)])
            }
            return report(view("VStack", 0, 0, 320, 200, [choice]), height: height)
        }
        #expect(faulty(NothingFits(), scene(height: 568)).isEmpty)
        #expect(faulty(NothingFits(), scene(height: 150)) == ["0.0"])
    }

    @Test func aVerticalStackIsTriedWhereItsViewsFit() {
        let row = view("HStack", 0, 0, 400, 44, [text("a", 0, 0, 200), text("b", 200, 0, 200)])
        #expect(remedies(report(row)) == [.stack])
        let wide = view("HStack", 0, 0, 600, 44, [text("a", 0, 0, 200), text("b", 200, 0, 400)])
        #expect(remedies(report(wide)) == [])
    }

    /// Shapes and pictures that leave a decorative layout, lie in a background, or are drawn: nobody misses anything.
    @Test func decorationIsLeftToARuleOfItsOwn() {
        let wide = view("Circle", -200, 0, 800, 20)
        let background = view("LinearGradient", 0, -100, 320, 900) { $0.detached = true }
        let drawing = view("Canvas", 0, 0, 320, 200, [text("drawn", 300, 0, 100), view("Image", -100, 0, 900, 200)])
        for decoration in [wide, background, drawing] {
            let scene = report(view("Custom", 0, 0, 320, 200, [decoration]), height: 568)
            #expect(faulty(rule, scene).isEmpty)
            #expect(!faulty(StrayDecoration(), scene).isEmpty)
        }
        #expect(faulty(StrayDecoration(), report(view("Custom", 0, 0, 320, 20, [text("a", 300, 0, 100)]))).isEmpty)
    }

    /// A control on the screen can be reached wherever its container ends; its text is judged as any other.
    @Test func aControlIsLostWhereItLeavesTheScreen() {
        func scene(x: Double, _ label: [ViewFrame] = []) -> FrameReport {
            let button = view("Button", x, 0, 60, 44, label) { $0.control = true }
            return report(view("HStack", 0, 0, 200, 44, [button]))
        }
        #expect(faulty(rule, scene(x: 180)).isEmpty)
        #expect(faulty(rule, scene(x: 180, [text("a", 190, 12, 40)])) == ["0.0"])
        #expect(faulty(rule, scene(x: 300)) == ["0.0"])
    }

    /// Of what a view scrolls, the overlay of a row far below can be scrolled to; what leaves it sideways cannot.
    @Test func whatCanBeScrolledToLeavesNoScreen() {
        func scene(x: Double, y: Double) -> FrameReport {
            let badge = text("1", x, y, 20) { $0.detached = true }
            let row = view("HStack", 0, y, 320, 44, [badge])
            let list = view("List", 0, 0, 320, 568, [view("Row", 0, y, 320, 44, [row])]) {
                ($0.clips, $0.scrolls) = (true, [.vertical])
            }
            return report(list, height: 568)
        }
        #expect(faulty(rule, scene(x: 300, y: 2000)).isEmpty)
        #expect(faulty(rule, scene(x: 310, y: 20)) == ["0.0.0.0"])
    }

    /// A view that scrolls and is itself partly outside never shows its last rows.
    @Test func aScrollViewBeyondTheScreenLosesItsRows() {
        let list = view("ScrollView", 0, 0, 320, 700, [text("a", 0, 0, 100), text("b", 0, 2000, 100)]) {
            ($0.clips, $0.scrolls) = (true, [.vertical])
        }
        #expect(faulty(rule, report(view("VStack", 0, 0, 320, 600, [list]), height: 600)) == ["0.0"])
        let blank = view("ScrollView", 0, 0, 320, 700, [view("Color", 0, 0, 320, 900)]) {
            ($0.clips, $0.scrolls) = (true, [.vertical])
        }
        #expect(faulty(rule, report(view("VStack", 0, 0, 320, 600, [blank]), height: 600)).isEmpty)
    }
}
