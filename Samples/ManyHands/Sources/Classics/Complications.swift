import SwiftUI

enum ComplicationFamily: String, CaseIterable, Identifiable {
    case circular, rectangular, inline, corner
    var id: String { rawValue }

    var size: CGSize {
        switch self {
        case .circular: return .init(width: 58, height: 58)
        case .rectangular: return .init(width: 172, height: 60)
        case .inline: return .init(width: 172, height: 20)
        case .corner: return .init(width: 44, height: 44)
        }
    }
}

private struct ComplicationFamilyKey: EnvironmentKey {
    static var defaultValue: ComplicationFamily { .circular }
}

extension EnvironmentValues {
    var complicationFamily: ComplicationFamily {
        get { self[ComplicationFamilyKey.self] }
        set { self[ComplicationFamilyKey.self] = newValue }
    }
}

struct TideComplication: View {
    let height: Double
    let high: Date
    @Environment(\.complicationFamily) var family

    var body: some View {
        switch family {
        case .circular:
            Gauge(value: height, in: 0...4) {
                Text("Tide")
            } currentValueLabel: {
                Text(height, format: .number.precision(.fractionLength(1)))
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("4")
            }
            .gaugeStyle(.accessoryCircular)
        case .rectangular:
            VStack(alignment: .leading) {
                Label("High tide", systemImage: "water.waves").font(.headline)
                ViewThatFits(in: .horizontal) {
                    Text("\(high, format: .dateTime.hour().minute()), \(height, specifier: "%.1f") metres")
                    Text("\(high, format: .dateTime.hour().minute())")
                }
                Gauge(value: height, in: 0...4) { EmptyView() }
                    .gaugeStyle(.linearCapacity)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        case .inline:
            ViewThatFits {
                Text("High tide at \(high, format: .dateTime.hour().minute())")
                Text("Tide \(high, format: .dateTime.hour().minute())")
            }
        case .corner:
            Text(verbatim: "\(Int(height * 10))")
                .font(.title.monospacedDigit())
                .minimumScaleFactor(0.5)
                .lineLimit(1)
        }
    }
}

extension View {
    func complication(_ family: ComplicationFamily) -> some View {
        environment(\.complicationFamily, family)
            .frame(width: family.size.width, height: family.size.height)
    }
}

struct TideComplication_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ComplicationFamily.allCases) { family in
            TideComplication(height: 2.7, high: Date(timeIntervalSince1970: 1_714_555_000))
                .complication(family)
                .previewLayout(.sizeThatFits)
                .previewDisplayName(family.rawValue)
        }
    }
}
