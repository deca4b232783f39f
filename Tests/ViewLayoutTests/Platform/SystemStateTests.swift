import Foundation
import Testing
import ViewLayout

/// What views ask the environment for that no layout has, and what they set themselves.
@MainActor @Suite struct SystemStateTests {
    private struct Shown: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        @Environment(\.undoManager) private var undoManager
        @Environment(\.backgroundProminence) private var prominence
        @Environment(\.menuOrder) private var order

        var body: some View {
            Color.clear.frame(width: isSearching ? 1 : 10, height: undoManager == nil ? 20 : 1)
            if prominence == .increased { Color.clear.frame(width: 30, height: 40) }
            if order == .fixed { Color.clear.frame(width: 50, height: 60) }
        }
    }

    @Test func nobodySearchesAndWhatIsSetIsThere() {
        #expect(frames(Shown(), width: 100, height: 100).contains("10 20"))
        let set = VStack(spacing: 0) { Shown() }
            .environment(\.backgroundProminence, .increased).environment(\.menuOrder, .fixed)
        let modified = VStack(spacing: 0) { Shown() }.environment(\.backgroundProminence, .increased).menuOrder(.fixed)
        #expect(frames(modified, width: 100, height: 200) == frames(set, width: 100, height: 200))
        let lines = frames(set, width: 100, height: 200)
        #expect(lines.contains("30 40") && lines.contains("50 60"))
    }
}
