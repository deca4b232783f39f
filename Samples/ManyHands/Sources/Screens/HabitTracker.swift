import SwiftUI

struct Habit: Identifiable, Sendable {
    let id: Int
    var name: LocalizedStringResource
    var days: Set<Int> = []

    static let samples = [
        Habit(id: 0, name: "Drink a glass of water", days: [0, 1, 2, 4]),
        Habit(id: 1, name: "Write three sentences", days: [1, 3]),
    ]
}

extension EnvironmentValues {
    @Entry var habitColor: Color = .green
    @Entry var onToggle: (@MainActor @Sendable (Habit.ID, Int) -> Void)? = nil
}

extension View {
    func habitColor(_ color: Color) -> some View { environment(\.habitColor, color) }
}

struct HabitTracker: View {
    @Binding var habits: [Habit]
    @Environment(\.locale) private var locale

    private var weekdays: [String] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar.veryShortStandaloneWeekdaySymbols
    }

    var body: some View {
        ScrollView {
            Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 12) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    ForEach(weekdays.indices, id: \.self) { index in
                        Text(weekdays[index]).font(.caption2).gridColumnAlignment(.center)
                    }
                }
                ForEach($habits) { $habit in
                    GridRow {
                        Text(habit.name).frame(maxWidth: .infinity, alignment: .leading)
                        ForEach(0..<7) { day in
                            DayDot(isDone: $habit.days[contains: day])
                        }
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Habits")
        .safeAreaInset(edge: .bottom) {
            Text("\(habits.reduce(0) { $0 + $1.days.count }) done this week")
                .font(.footnote)
                .padding(8)
        }
    }
}

private struct DayDot: View {
    @Binding var isDone: Bool
    @Environment(\.habitColor) private var color
    @ScaledMetric private var side = 18

    var body: some View {
        Button { isDone.toggle() } label: {
            Circle()
                .fill(isDone ? AnyShapeStyle(color) : AnyShapeStyle(.quinary))
                .frame(width: side, height: side)
        }
        .buttonStyle(.plain)
        .sensoryFeedback(.selection, trigger: isDone)
    }
}

extension Set {
    subscript(contains member: Element) -> Bool {
        get { contains(member) }
        set { if newValue { insert(member) } else { remove(member) } }
    }
}

#Preview("Habits, with state") {
    @Previewable @State var habits = Habit.samples
    HabitTracker(habits: $habits)
        .habitColor(.purple)
}
