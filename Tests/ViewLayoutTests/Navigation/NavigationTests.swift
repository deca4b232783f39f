import Foundation
import Testing
import ViewLayout

/// A title above a view.
@MainActor @Suite struct NavigationTests {
    @Test func largeTitleStandsBelowTheBar() {
        let stack = NavigationStack { Text("content").navigationTitle("Pets") }
        let placed = scene(stack, width: 300, height: 400)
        #expect(placed.size == CGSize(width: 300, height: 400))
        let texts = placed.root.all.filter { $0.kind == "Text" }
        #expect(
            texts.map(\.frame) == [
                CGRect(x: 16, y: 60, width: 40, height: 20), CGRect(x: 115, y: 238, width: 70, height: 20),
            ])
        #expect(texts[0].text?.content.runs[0].style.font == .largeTitle.bold())
    }

    @Test func inlineTitleStandsInTheBar() {
        let stack = NavigationStack {
            Color.red.navigationTitle("Pets").navigationBarTitleDisplayMode(.inline)
        }
        let placed = scene(stack, width: 300, height: 400)
        #expect(placed.root.first("Text")?.frame == CGRect(x: 130, y: 12, width: 40, height: 20))
        #expect(placed.root.first("Color")?.frame == CGRect(x: 0, y: 44, width: 300, height: 356))
    }

    @Test func hiddenBarLeavesAllSpace() {
        let stack = NavigationStack { Color.red.navigationTitle("Pets").navigationBarHidden(true) }
        #expect(scene(stack, width: 300, height: 400).root.first("Color")?.frame.height == 400)
    }
}
