import Foundation
import Testing
import ViewLayout

/// The storage of layouts from one evaluation to the next.
@MainActor @Suite struct StorageTests {
    @Test func storageIsUpdatedWhenViewsAreEvaluatedAgain() {
        let log = Log()
        _ = scene(Growing(log: log, changesType: false))
        #expect(log.entries == ["make", "update"])
    }

    @Test func storageOfAnotherTypeOfLayoutIsMadeAnew() {
        let log = Log()
        _ = scene(Growing(log: log, changesType: true))
        #expect(log.entries == ["make", "make other"])
    }

    /// A stack keeps what came out last; another stack, or other views, must not take it for its own.
    @Test func stacksThatShareStorageKeepTheirOwnPlaces() {
        let rows = Borrowing()() {
            Color.red.frame(width: 10, height: 10)
            Color.red.frame(width: 10, height: 30)
            Color.red.frame(width: 10, height: 20)
            Color.red.frame(width: 10, height: 40)
        }
        let placed = layOut(rows, in: ProposedViewSize(width: 100, height: 100), measurer: GridFont())
        #expect(placed.root.all.filter { $0.kind == "Color" }.map(\.frame.minY) == [20, 0, 120, 100])
        #expect(placed.size == CGSize(width: 20, height: 30))
    }
}

/// Sizes its first two views at their tops, and places pairs of views at their bottoms, with one stack's storage.
private struct Borrowing: Layout {
    func makeCache(subviews: Subviews) -> StackCache { HStackLayout(spacing: 0).makeCache(subviews: subviews[0..<2]) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        HStackLayout(alignment: .top, spacing: 0)
            .sizeThatFits(proposal: proposal, subviews: subviews[0..<2], cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) {
        let stack = HStackLayout(alignment: .bottom, spacing: 0)
        for (index, pair) in [0..<2, 2..<4].enumerated() {
            let corner = CGPoint(x: bounds.minX, y: CGFloat(index) * 100)
            stack.placeSubviews(
                in: CGRect(origin: corner, size: bounds.size), proposal: proposal, subviews: subviews[pair],
                cache: &cache)
        }
    }
}

/// Learns its own height, and is then laid out with a second view.
private struct Growing: View {
    @State private var height: CGFloat = 0
    let log: Log
    let changesType: Bool

    var body: some View {
        let layout = changesType && height > 0 ? AnyLayout(Other(log: log)) : AnyLayout(Logging(log: log))
        layout {
            Text("a")
            if height > 0 { Text("b") }
        }
        .onGeometryChange(for: CGFloat.self) {
            min($0.size.height, 1)
        } action: {
            height = $0
        }
    }
}

private final class Log: @unchecked Sendable {
    // A test runs a layout on one thread only.
    var entries: [String] = []
}

private struct Logging: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
        log.entries.append("make")
        return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.entries.append("update")
        cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: 10, height: 20 * cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(20 * index)), proposal: .unspecified)
        }
    }
}

private struct Other: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> String {
        log.entries.append("make other")
        return ""
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout String) -> CGSize {
        CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout String) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}
