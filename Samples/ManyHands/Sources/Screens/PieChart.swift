import SwiftUI

@Animatable
struct Wedge: Shape {
    var start: Double
    var end: Double
    @AnimatableIgnored var isHollow = false

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        path.move(to: center)
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(start * 2 * .pi), delta: .radians((end - start) * 2 * .pi))
        path.closeSubpath()
        return isHollow ? path.strokedPath(StrokeStyle(lineWidth: 2)) : path
    }
}

/// Stands its labels around a circle, each in the middle of its share.
struct AroundLayout: Layout {
    struct Share: LayoutValueKey { static let defaultValue = 0.0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var angle = -Double.pi / 2
        let radius = min(bounds.width, bounds.height) / 2 * 0.65
        for subview in subviews {
            let share = subview[Share.self] * 2 * .pi
            let middle = angle + share / 2
            subview.place(
                at: CGPoint(x: bounds.midX + cos(middle) * radius, y: bounds.midY + sin(middle) * radius),
                anchor: .center, proposal: ProposedViewSize(width: radius, height: nil))
            angle += share
        }
    }
}

struct Budget: Identifiable {
    var id: String
    var name: LocalizedStringKey
    var amount: Double
    var color: Color
}

struct BudgetChart: View {
    var budgets = [
        Budget(id: "rent", name: "Rent", amount: 900, color: .indigo),
        Budget(id: "food", name: "Groceries", amount: 420, color: .teal),
        Budget(id: "fun", name: "Going out", amount: 180, color: .orange),
    ]

    private var total: Double { budgets.map(\.amount).reduce(0, +) }

    private var wedges: [(budget: Budget, start: Double, end: Double)] {
        var start = -0.25
        return budgets.map { budget in
            defer { start += budget.amount / total }
            return (budget, start, start + budget.amount / total)
        }
    }

    var body: some View {
        VStack {
            ZStack {
                ForEach(wedges, id: \.budget.id) { wedge in
                    Wedge(start: wedge.start, end: wedge.end).fill(wedge.budget.color.gradient)
                }
                AroundLayout {
                    ForEach(budgets) { budget in
                        Text(budget.name)
                            .font(.caption.bold())
                            .foregroundStyle(.white)
                            .layoutValue(key: AroundLayout.Share.self, value: budget.amount / total)
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            Text("You spent \(total, format: .currency(code: "EUR")) in \(Date(timeIntervalSince1970: 1_714_543_200), format: .dateTime.month(.wide)).")
        }
        .padding()
    }
}

#Preview("Budget", traits: .fixedLayout(width: 320, height: 420)) { BudgetChart() }
