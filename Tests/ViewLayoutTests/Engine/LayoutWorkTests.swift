import Foundation
import Testing
import ViewLayout

/// How often views are asked, which is what layouts cost.
@MainActor @Suite struct LayoutWorkTests {
    private func tree(_ view: some View) -> LayoutTree {
        LayoutTree(view, environment: EnvironmentValues(), measurer: GridFont())
    }

    /// The sizes that laying a number of rows out in one space takes.
    private func sizes(of rows: Int, height: CGFloat?, _ view: (Int) -> some View) -> Int {
        let tree = tree(view(rows))
        _ = tree.layOut(in: ProposedViewSize(width: 400, height: height))
        return tree.work.sizes
    }

    @Test func viewsOfFixedSizeNeedNoWork() {
        let tree = tree(VStack { ForEach(0..<100) { _ in Color.red.frame(width: 10, height: 10) } })
        _ = tree.layOut(in: ProposedViewSize(width: 400, height: 300))
        #expect(tree.work.sizes == 1)
        #expect(tree.work.nodes == 201)
        _ = tree.layOut(in: ProposedViewSize(width: 500, height: 300))
        #expect(tree.work.sizes == 2)
        _ = tree.layOut(in: ProposedViewSize(width: 400, height: 300))
        #expect(tree.work.sizes == 2)
    }

    @Test func textsInAColumnAreSizedOnceForEachWidth() {
        let tree = tree(VStack { ForEach(0..<100) { _ in Text("row").padding(4) } })
        _ = tree.layOut(in: ProposedViewSize(width: 400, height: nil))
        #expect(tree.work.sizes == 1 + 2 * 100)
        _ = tree.layOut(in: ProposedViewSize(width: 300, height: nil))
        #expect(tree.work.sizes == 2 * (1 + 2 * 100))
    }

    @Test(arguments: [nil, 800] as [CGFloat?]) func workGrowsWithTheNumberOfRows(height: CGFloat?) {
        // Rows that share a height may happen to be offered the same twice.
        func isLinear(_ view: (Int) -> some View) -> Bool {
            let (some, many) = (sizes(of: 20, height: height, view), sizes(of: 80, height: height, view))
            return many <= 5 * some
        }
        #expect(isLinear { rows in VStack { ForEach(0..<rows) { _ in Text("row").frame(maxWidth: .infinity) } } })
        #expect(
            isLinear { rows in
                Grid {
                    ForEach(0..<rows) { _ in
                        GridRow {
                            Text("one")
                            Color.red.frame(width: 10, height: 10)
                        }
                    }
                }
            })
        #expect(isLinear { rows in FlowLayout()() { ForEach(0..<rows) { _ in Text("tag").padding(4) } } })
        #expect(isLinear { rows in Form { ForEach(0..<rows) { _ in LabeledContent("label", value: "value") } } })
        #expect(isLinear { rows in List { ForEach(0..<rows) { _ in Text("row") } } })
    }

    @Test func evaluatingAgainCountsAgain() {
        let tree = tree(Text("a").containerRelativeFrame(.horizontal))
        _ = tree.layOut(in: ProposedViewSize(width: 400, height: nil))
        #expect(tree.work.nodes == 2)
        _ = tree.layOut(in: ProposedViewSize(width: 300, height: nil))
        #expect(tree.work.nodes == 4)
    }
}

@MainActor @Suite struct SharedValueTests {
    @Test func environmentsAreCopiedByValue() {
        var two = EnvironmentValues()
        two.lineLimit = 2
        var three = two
        three.lineLimit = 3
        #expect(EnvironmentValues().lineLimit == nil)
        #expect(two.lineLimit == 2)
        #expect(three.lineLimit == 3)
    }

    @Test func valuesForTheContainerAreThoseOfTheOutermostModifier() {
        struct Rank: LayoutValueKey { static let defaultValue = 0 }
        struct Ranks: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: CGFloat(subviews.reduce(0) { $0 * 10 + $1[Rank.self] }), height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let inner = Color.red.zIndex(1).padding()
        let placed = layOut(
            Ranks()() {
                inner.layoutValue(key: Rank.self, value: 4)
                inner.layoutValue(key: Rank.self, value: 2).padding()
                inner
            }, in: .unspecified, measurer: GridFont())
        #expect(placed.size.width == 420)
    }

    @Test func placesAreNamedByTheirSteps() {
        func paths(_ view: some View) -> [String] {
            layOut(view, in: .unspecified, measurer: GridFont()).root.children.map(\.path)
        }
        #expect(paths(VStack { ForEach([7, -1], id: \.self) { _ in Divider() } }) == ["0.c.#7", "0.c.#-1"])
        #expect(paths(VStack { ForEach(["a.b"], id: \.self) { _ in Divider() } }) == ["0.c.#a.b"])
        #expect(
            paths(
                VStack {
                    Divider()
                    Group {
                        Divider()
                        Divider()
                    }
                }) == ["0.c.0", "0.c.1.0", "0.c.1.1"])
    }
}
