import Galley
import ViewLayout

/// What the layout engine costs where no text is measured.
struct LayoutBenchmarks: Benchmarks {

    func run(into table: inout Table) throws {
        let counts = [5_000, 10_000, 20_000]
        let costs = try counts.map(proposalCost)
        table.add("a proposal to 20,000 fixed views in stacks", Quantity(costs[2] * 1e6, "µs a view"), target: "≤ 2")
        table.add("a view of 20,000, of one of 5,000", Quantity(costs[2] / costs[0], "×"), target: "linear: 1")
        let times = try [1250, 2500, 5000].map(gridTime)
        table.add("a Grid of 5,000 rows", Quantity(times[2] * 1000, "ms"))
        table.add("the same of one of 2,500 rows", Quantity(times[2] / times[1], "×"), target: "linear: 2")
        table.add("2,500 rows of one of 1,250", Quantity(times[1] / times[0], "×"), target: "linear: 2")
    }

    /// What one more proposal costs for each view, in seconds: layouts that propose one size and that propose eleven.
    func proposalCost(views: Int) throws -> Double {
        let times = try ProcessorTime.best(
            of: 5, { try layOut(views: views, proposals: 1) }, { try layOut(views: views, proposals: 11) })
        return (times[1] - times[0]) / 10 / Double(views)
    }

    private func layOut(views: Int, proposals: Int) throws -> Double {
        let scene = LayoutScene("Fixed views") {
            Proposing(count: proposals) {
                VStack(alignment: .leading, spacing: 1) {
                    ForEach(0..<views / 100, id: \.self) { _ in
                        HStack(spacing: 1) {
                            ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 20, height: 10) }
                        }
                    }
                }
            }
        }
        return try scene.report().size.width
    }

    private func gridTime(rows: Int) throws -> Double {
        let scene = LayoutScene("Grid") {
            Grid {
                ForEach(0..<rows, id: \.self) { row in
                    GridRow {
                        Color.red.frame(width: 20, height: 10)
                        Color.red.frame(width: Double(row % 7), height: 10)
                    }
                }
            }
        }
        return try ProcessorTime.best(of: 3, { try scene.report().size.height })[0]
    }
}

/// Asks its view for sizes in so many widths, all but the last for nothing.
private struct Proposing: Layout {
    let count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        (0..<count).reduce(.zero) { _, number in
            subviews[0].sizeThatFits(ProposedViewSize(width: 300 + Double(number), height: 600))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 300, height: 600))
    }
}
