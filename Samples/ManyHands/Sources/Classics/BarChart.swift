import SwiftUI

struct Bar: Shape {
    var fraction: Double
    var cornerRadius: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(fraction, cornerRadius) }
        set { (fraction, cornerRadius) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let height = rect.height * CGFloat(fraction)
        let bar = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        var path = Path()
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
        return path
    }
}

private struct BarBoundsKey: PreferenceKey {
    typealias Value = [Int: Anchor<CGRect>]
    static var defaultValue: Value = [:]
    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

protocol ChartValue {
    associatedtype Label: StringProtocol
    var label: Label { get }
    var value: Double { get }
}

struct BarChart<Values: RandomAccessCollection>: View where Values.Element: ChartValue, Values.Index == Int {
    let values: Values
    var unit: LocalizedStringKey
    @State private var selection: Int?

    init(_ values: Values, unit: LocalizedStringKey, selection: Int? = nil) {
        self.values = values
        self.unit = unit
        self._selection = State(initialValue: selection)
    }

    private var maximum: Double { values.map(\.value).max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(unit).font(.caption).foregroundColor(.secondary)
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(values.indices, id: \.self) { index in
                    column(at: index)
                }
            }
            .overlayPreferenceValue(BarBoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let selection, let anchor = bounds[selection] {
                        let frame = proxy[anchor]
                        Text(values[selection].value, format: .number.precision(.fractionLength(0...1)))
                            .font(.caption.bold())
                            .padding(4)
                            .background(RoundedRectangle(cornerRadius: 4).fill(.yellow))
                            .fixedSize()
                            .position(x: frame.midX, y: frame.maxY - frame.height * CGFloat(values[selection].value / maximum) - 14)
                    }
                }
            }
        }
    }

    private func column(at index: Int) -> some View {
        VStack {
            Bar(fraction: values[index].value / maximum, cornerRadius: 4)
                .fill(index == selection ? Color.orange : Color.accentColor)
                .anchorPreference(key: BarBoundsKey.self, value: .bounds) { [index: $0] }
                .frame(minHeight: 80)
            Text(values[index].label)
                .font(.caption2)
                .lineLimit(1)
                .fixedSize()
                .frame(maxWidth: .infinity)
        }
        .onTapGesture { withAnimation(.easeInOut) { selection = selection == index ? nil : index } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(values[index].label))
        .accessibilityValue(Text("\(values[index].value, specifier: "%.1f") hours"))
    }
}

struct DayOfSleep: ChartValue {
    let label: String
    let value: Double

    static let week: [DayOfSleep] = {
        let symbols = Calendar(identifier: .gregorian).veryShortStandaloneWeekdaySymbols
        return zip(symbols, [7.5, 6, 8.2, 5.5, 7, 9.1, 8]).map(DayOfSleep.init)
    }()
}

struct SleepCard: View {
    let days: [DayOfSleep]

    var average: Double { days.map(\.value).reduce(0, +) / Double(days.count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text("Sleep").font(.title3.bold())
                Spacer()
                Text("Ø \(average, specifier: "%.1f") hours per night").font(.subheadline)
            }
            BarChart(days, unit: "Hours", selection: 5)
                .frame(height: 160)
        }
        .padding()
    }
}

#if DEBUG
struct SleepCard_Previews: PreviewProvider {
    static var previews: some View {
        SleepCard(days: DayOfSleep.week).previewLayout(.fixed(width: 320, height: 260))
    }
}
#endif
