import Foundation
import Testing
import ViewLayout

/// Views that appear, disappear and move, as they are once they are there.
@MainActor @Suite struct TransitionAtRestTests {
    struct Pad: ViewModifier {
        var length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    struct Phases: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.padding(phase.isIdentity ? 3 : 50) }
    }

    @Test func aViewIsShownWithTheIdentityModifier() {
        let text = Text(verbatim: "ab")
        let pad = AnyTransition.modifier(active: Pad(length: 50), identity: Pad(length: 2))
        #expect(scene(text.transition(pad)).size == CGSize(width: 24, height: 24))
        #expect(scene(text.transition(pad.combined(with: .opacity))).size == CGSize(width: 24, height: 24))
        #expect(scene(text.transition(.asymmetric(insertion: pad, removal: .slide))).size.width == 24)
        #expect(scene(text.transition(.move(edge: .top))).size == CGSize(width: 20, height: 20))
    }

    @Test func aTransitionOfOnesOwnIsInItsIdentity() {
        let text = Text(verbatim: "ab")
        #expect(scene(text.transition(Phases())).size == CGSize(width: 26, height: 26))
        #expect(scene(text.transition(Phases().combined(with: .opacity))).size.width == 26)
        #expect(scene(text.transition(AnyTransition(Phases()).combined(with: .scale))).size.width == 26)
        #expect(scene(text.transition(.blurReplace)).size == CGSize(width: 20, height: 20))
    }

    @Test func phasesBeginWithTheFirst() {
        let view = PhaseAnimator([4.0, 9]) { Text(verbatim: "a").padding($0) }
        #expect(scene(view).size == CGSize(width: 18, height: 28))
        #expect(scene(PhaseAnimator([Double]()) { Text(verbatim: "a").padding($0) }).size == .zero)
        let modified = Text(verbatim: "a").phaseAnimator([1.0, 2]) { $0.padding($1) }
        #expect(scene(modified).size == CGSize(width: 12, height: 22))
    }

    @Test func keyframesBeginWithTheInitialValue() {
        let view = Text(verbatim: "a").keyframeAnimator(initialValue: 5.0) { content, value in
            content.padding(value)
        } keyframes: { _ in
            LinearKeyframe(50, duration: 1)
        }
        #expect(scene(view).size == CGSize(width: 20, height: 30))
    }

    /// No distance is no offset: the view is where the layout has it.
    @Test func aViewAtRestIsInItsPlace() {
        #expect(scene(HStack { Text(verbatim: "a").offset(y: 0) }).root.detachment == nil)
        #expect(scene(HStack { Text(verbatim: "a").offset(y: 1) }).root.all.last?.detachment == .offset)
    }

    @Test func timeStandsStill() throws {
        func date(_ schedule: some TimelineSchedule) -> Date {
            let seen = Seen()
            _ = scene(TimelineView(schedule) { context in seen.note(context.date) })
            return seen.date
        }
        let morning = try #require(
            DateComponents(
                calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2007, month: 1, day: 9, hour: 9,
                minute: 41
            ).date)
        #expect(date(.everyMinute) == morning)
        #expect(date(.animation) == morning)
        // Every hour from midnight on: the last before 9:41 is 9:00.
        #expect(date(.periodic(from: morning - 9 * 3600 - 41 * 60, by: 3600)) == morning - 41 * 60)
        #expect(date(.periodic(from: morning + 100, by: 60)) == morning + 100)
        #expect(date(.explicit([morning - 5, morning + 5])) == morning - 5)
    }

    @MainActor final class Seen {
        var date = Date.distantPast
        func note(_ date: Date) -> Text {
            self.date = date
            return Text(verbatim: "a")
        }
    }
}
