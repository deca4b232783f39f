import Foundation
import Testing
import ViewLayout

/// Views as apps write them, with everything that has no effect on a layout.
@MainActor @Suite struct RealWorldTests {
    @Test func whatAssistiveTechnologyIsToldMovesNothing() {
        let row = HStack {
            Text(verbatim: "Pilot")
            Spacer()
            Text(verbatim: "★★★")
        }
        let placed = scene(AccessibleRow(episode: Episode()), width: 200)
        #expect(placed.root.tree == frames(row, width: 200))
        // The innermost identifier is the one that was given last.
        #expect(placed.root.identifier == "first")
    }

    @Test func animatedViewsAreShownAtTheirStart() {
        #expect(
            frames(AnimatedCard()) == """
                VStack 0 0 50 184
                  Text 0 0 40 20
                  Text 0 20 20 20
                  Text 0 40 20 20
                  Text 0 60 20 20
                  Text 0 80 20 20
                  Text 0 100 20 20
                  Text 0 120 50 20
                  Text 0 140 20 20
                  Text 2 162 20 20
                """)
    }

    @Test func whatPersonsDoMovesNothing() {
        let placed = scene(GestureScreen(), width: 200)
        #expect(placed.root.children.map(\.kind) == ["Text", "TextField", "Button"])
        #expect(placed.root.children.map(\.frame.height) == [20, 20, 20])
    }

    @Test func scrolledContentStandsAtItsStart() {
        let placed = scene(Carousel(), width: 100)
        #expect(placed.root.kind == "ScrollView")
        #expect(placed.root.all.filter { $0.kind == "Text" }.map(\.frame.minX) == [22, 92, 162, 232, 302])
        #expect(!placed.root.clips)
    }

    @Test func controlsOfAllKindsAreThere() {
        let kinds = Set(scene(ControlScreen(), width: 390).root.all.map(\.kind))
        let expected: Set = [
            "DatePicker", "MultiDatePicker", "ColorPicker", "Slider", "Stepper", "Gauge", "ProgressView", "TextField",
            "SecureField", "Toggle", "Picker", "Button", "Image", "Color", "Circle",
        ]
        #expect(kinds.isSuperset(of: expected), "\(expected.subtracting(kinds))")
    }
}
