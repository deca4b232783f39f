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
        let inner = text("a", 10, 0, 40) { $0.container = Frame(x: 0, y: 0, width: 180, height: 20) }
        #expect(faulty(rule, report(view("Custom", 0, 0, 100, 20, [inner]))) == ["0.0"])
    }

    @Test func bothAxesOfTheScreenCount() {
        #expect(faulty(rule, report(view("VStack", 0, 0, 300, 600), width: 320, height: 568)) == ["0"])
        #expect(faulty(rule, report(view("VStack", 0, 0, 300, 600), width: 320)).isEmpty)
        #expect(faulty(rule, report(view("VStack", 0, 0, 300, 600), width: nil)).isEmpty)
    }

    @Test func whatIsMovedMayLeaveItsParentButNotTheScreen() {
        func scene(x: Double) -> FrameReport {
            let badge = view("Circle", x, 0, 20, 20) { $0.detached = true }
            return report(view("ZStack", 100, 0, 100, 20, [badge]))
        }
        #expect(faulty(rule, scene(x: 190)).isEmpty)
        #expect(faulty(rule, scene(x: 310)) == ["0.0"])
    }

    @Test func whatIgnoresTheSafeAreaMayLeaveItsParentButNotTheScreen() {
        func scene(height: Double) -> FrameReport {
            let fill = view("Color", 0, 0, 320, height) { $0.ignoresSafeArea = true }
            return report(view("ZStack", 0, 59, 320, 475, [fill]), height: 568)
        }
        #expect(faulty(rule, scene(height: 568)).isEmpty)
        #expect(faulty(rule, scene(height: 600)) == ["0.0"])
    }

    @Test func theSafeAreaIsTheRoomOfTheScene() {
        var report = report(view("VStack", 0, 20, 320, 560), height: 600)
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
            let last = view("VStack", 0, 0, 400, 80)
            let choice = view("ViewThatFits", 0, 0, 400, 80, [last]) {
                $0.choice = Choice(index: 1, of: 2, fits: false, room: Budget(width: room))
            }
            return report(view("VStack", 0, 0, 400, 100, [choice]))
        }
        #expect(faulty(rule, scene(room: 320)).isEmpty)
        #expect(faulty(NothingFits(), scene(room: 320)) == ["0.0"])
        #expect(faulty(rule, scene(room: 400)) == ["0"])
    }

    @Test func aVerticalStackIsTriedWhereItsViewsFit() {
        let row = view("HStack", 0, 0, 400, 44, [text("a", 0, 0, 200), text("b", 200, 0, 200)])
        #expect(remedies(report(row)) == [.stack])
        let wide = view("HStack", 0, 0, 600, 44, [text("a", 0, 0, 200), text("b", 200, 0, 400)])
        #expect(remedies(report(wide)) == [])
    }
}
