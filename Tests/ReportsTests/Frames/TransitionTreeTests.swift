import Foundation
import Frames
import Reports
import Testing

/// The two forms in which a transition is shown.
@Suite struct TransitionTreeTests {
    static let sample = FrameTransition(
        environment: LayoutEnvironment(locale: "de", width: 393), fraction: 0.5,
        before: .init(scene: "Ranks", size: Size(width: 361, height: 200)),
        after: .init(scene: "A tie", size: Size(width: 361, height: 56)),
        views: [
            ViewTransition(
                id: "0", kind: "HStack", kindBefore: "RadialLayout", depth: 0,
                before: Frame(x: 16, y: 0, width: 361, height: 200),
                after: Frame(x: 16, y: 0, width: 361, height: 56), between: Frame(x: 16, y: 0, width: 361, height: 128)),
            ViewTransition(
                id: "0.0", name: "cat", kind: "Button", depth: 1, before: Frame(x: 168.5, y: 0, width: 56, height: 56),
                after: Frame(x: 100.5, y: 0, width: 56, height: 56),
                between: Frame(x: 134.5, y: 0, width: 56, height: 56)),
            ViewTransition(
                id: "0.0.0", kind: "Text", string: "Eins\nZwei", depth: 2,
                before: Frame(x: 168.5, y: 0, width: 20, height: 20), after: nil,
                between: Frame(x: 168.5, y: 0, width: 20, height: 20)),
            ViewTransition(
                id: "0.1", kind: "Divider", depth: 1, before: Frame(x: 16, y: 60, width: 361, height: 1),
                after: Frame(x: 16, y: 60, width: 361, height: 1), between: Frame(x: 16, y: 60, width: 361, height: 1)),
            ViewTransition(
                id: "0.2", kind: "Text", string: "Neu", depth: 1, before: nil,
                after: Frame(x: 20, y: 180, width: 40, height: 20),
                between: Frame(x: 20, y: 180, width: 40, height: 20)),
        ])

    @Test func theTreeShowsBothFramesAndTheOneInBetween() {
        #expect(
            TransitionTree.render(Self.sample) == """
                Ranks → A tie: de, large, width 393, ios
                361 × 200 → 361 × 56, at 0.5
                RadialLayout 16,0 361×200 → HStack 16,0 361×56, at 16,0 361×128
                ├─ Button #cat 168.5,0 56×56 → 100.5,0 56×56, at 134.5,0 56×56
                │  └─ Text 168.5,0 20×20 "Eins\\nZwei", disappears
                ├─ Divider 16,60 361×1, stays
                └─ Text 20,180 40×20 "Neu", appears

                """)
    }

    @Test func theJSONReadsBackAndNamesMissingFrames() throws {
        let json = try TransitionJSON.render(Self.sample)
        #expect(try JSONDecoder().decode(FrameTransition.self, from: Data(json.utf8)) == Self.sample)
        #expect(json.contains("\"after\" : null") && json.contains("\"before\" : null"))
        #expect(json.contains("\"version\" : 1"))
    }
}
