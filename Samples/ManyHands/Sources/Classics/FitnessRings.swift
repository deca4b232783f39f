import SwiftUI

struct RingShape: Shape {
    var progress: Double
    var start: Angle = .degrees(-90)

    var animatableData: AnimatablePair<Double, Angle.AnimatableData> {
        get { .init(progress, start.animatableData) }
        set {
            progress = newValue.first
            start.animatableData = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                startAngle: start, endAngle: start + .degrees(360 * progress), clockwise: false)
        }
    }
}

/// Lays its views out like `ZStackLayout`, each inside of the one before.
struct ConcentricLayout: Layout, Animatable {
    var step: CGFloat

    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let inner = ZStackLayout()
        for index in subviews.indices {
            let inset = CGFloat(index) * step
            let frame = bounds.insetBy(dx: inset, dy: inset)
            var cache: Void = inner.makeCache(subviews: subviews[index...index])
            inner.placeSubviews(in: frame, proposal: ProposedViewSize(frame.size), subviews: subviews[index...index], cache: &cache)
        }
    }
}

struct ActivityGoal: Identifiable {
    let id: String
    let title: LocalizedStringKey
    let unit: LocalizedStringKey
    let value: Double
    let goal: Double
    let color: Color

    var progress: Double { value / goal }

    static let today = [
        ActivityGoal(id: "move", title: "Move", unit: "kilocalories", value: 412, goal: 500, color: .red),
        ActivityGoal(id: "exercise", title: "Exercise", unit: "minutes", value: 34, goal: 30, color: .green),
        ActivityGoal(id: "stand", title: "Stand", unit: "hours", value: 7, goal: 12, color: .cyan),
    ]
}

struct FitnessRings: View {
    let goals: [ActivityGoal]
    var lineWidth: CGFloat = 18

    var body: some View {
        ConcentricLayout(step: lineWidth + 2) {
            ForEach(goals) { goal in
                ring(goal)
            }
        }
        .padding(lineWidth / 2)
    }

    private func ring(_ goal: ActivityGoal) -> some View {
        ZStack {
            Circle().stroke(goal.color.opacity(0.2), lineWidth: lineWidth)
            RingShape(progress: min(goal.progress, 1))
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [goal.color.opacity(0.6), goal.color]), center: .center, startAngle: .zero, endAngle: .radians(2 * .pi)),
                    style: .init(lineWidth: lineWidth, lineCap: .round))
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(goal.title)
        .accessibilityValue(Text(goal.progress, format: .percent.precision(.fractionLength(0))))
    }
}

struct ActivityCard: View {
    var goals = ActivityGoal.today
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16)) : AnyLayout(HStackLayout(spacing: 24))
        layout {
            FitnessRings(goals: goals).frame(width: 140, height: 140)
            VStack(alignment: .leading, spacing: 8) {
                ForEach(goals) { goal in
                    VStack(alignment: .leading, spacing: 0) {
                        Text(goal.title).font(.subheadline.weight(.semibold)).foregroundStyle(goal.color)
                        (Text(goal.value, format: .number) + Text(verbatim: "/") + Text(goal.goal, format: .number) + Text(verbatim: " ") + Text(goal.unit))
                            .font(.system(.body, design: .rounded))
                    }
                }
            }
        }
        .padding()
    }
}

struct FitnessRings_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ActivityCard()
            ActivityCard().environment(\.dynamicTypeSize, .accessibility2)
            FitnessRings(goals: ActivityGoal.today, lineWidth: 8).frame(width: 60)
        }
        .previewLayout(.sizeThatFits)
    }
}
