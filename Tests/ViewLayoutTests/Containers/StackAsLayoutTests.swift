import Foundation
import Testing
import ViewLayout

/// Stacks without content are layouts; with content they are views.
@MainActor @Suite struct StackAsLayoutTests {
    @Test func stackWithoutContentIsALayout() {
        #expect(
            frames(
                AnyLayout(HStack(spacing: 0))() {
                    Text("a")
                    Text("b")
                })
                == "HStack 0 0 20 20\n  Text 0 0 10 20\n  Text 10 0 10 20")
        #expect(
            scene(
                AnyLayout(VStack())() {
                    Text("a")
                    Text("b")
                }
            ).size.height == 40)
    }

    @Test func stackWithContentIsAView() {
        #expect(type(of: HStack(alignment: .top) { Text("a") }) == HStack<Text>.self)
        #expect(type(of: VStack { Text("a") }) == VStack<Text>.self)
        #expect(type(of: HStack {}) == HStack<EmptyView>.self)
    }
}
