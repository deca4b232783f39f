import Foundation
import SwiftUI

struct Forecast {
    struct Hour: Identifiable {
        var id: Date { date }
        var date: Date
        var celsius: Double
        var condition: Condition
        var rain: Double
    }

    enum Condition: String, CaseIterable {
        case sunny, cloudy, rainy, snowy

        var symbol: String {
            switch self {
            case .sunny: return "sun.max.fill"
            case .cloudy: return "cloud.fill"
            case .rainy: return "cloud.rain.fill"
            case .snowy: return "cloud.snow.fill"
            }
        }

        var name: LocalizedStringKey {
            switch self {
            case .sunny: return "Sunny"
            case .cloudy: return "Mostly cloudy"
            case .rainy: return "Rain showers"
            case .snowy: return "Snow"
            }
        }
    }

    var place: String
    var hours: [Hour]

    static let sample: Forecast = {
        let start = Date(timeIntervalSince1970: 1_714_543_200)
        let values: [Double] = [9, 10, 12, 15, 17, 18, 18, 16, 13, 11, 9, 7]
        let hours = values.enumerated().map { offset, value in
            Hour(
                date: start.addingTimeInterval(Double(offset) * 3600),
                celsius: value,
                condition: Condition.allCases[offset % 3],
                rain: Double(offset % 4) / 5)
        }
        return Forecast(place: "Tromsø", hours: hours)
    }()
}

struct WeatherHourly: View {
    var forecast: Forecast

    private var temperatures: [Double] { forecast.hours.map(\.celsius) }

    private var condition: Forecast.Condition { forecast.hours.first?.condition ?? .cloudy }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            current
            Divider()
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .top, spacing: 20) {
                    ForEach(Array(zip(forecast.hours.indices, forecast.hours)), id: \.1.id) { index, hour in
                        HourColumn(hour: hour, isNow: index == 0)
                    }
                }
                .padding(.horizontal)
            }
            TemperatureCurve(values: temperatures)
                .stroke(
                    LinearGradient(colors: [.blue, .yellow], startPoint: .bottom, endPoint: .top),
                    style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
                )
                .frame(height: 60)
                .padding(.horizontal)
            details
        }
        .padding(.vertical)
        .background(Color.blue.opacity(0.15))
        .cornerRadius(20)
    }

    private var current: some View {
        HStack(alignment: .lastTextBaseline) {
            Text(forecast.hours[0].celsius.degrees)
                .font(.system(size: 64, weight: .thin))
            VStack(alignment: .leading) {
                Text(forecast.place).font(.headline)
                Text(condition.name)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal)
    }

    private var details: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
            GridRow {
                Image(systemName: "wind").gridColumnAlignment(.center)
                Text("Wind")
                Text("\(7.5, specifier: "%.1f") m/s")
                    .gridColumnAlignment(.trailing)
            }
            GridRow {
                Image(systemName: "drop")
                Text("Chance of rain")
                Text(forecast.hours.map(\.rain).max() ?? 0, format: .percent)
            }
            GridRow {
                Image(systemName: "sunrise")
                Text("Sunrise")
                Text(forecast.hours[0].date, format: .dateTime.hour().minute())
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Text("Measured a few minutes ago").font(.caption).gridCellColumns(2)
            }
        }
        .padding(.horizontal)
    }
}

private struct HourColumn: View {
    let hour: Forecast.Hour
    let isNow: Bool

    var body: some View {
        VStack(spacing: 8) {
            if isNow {
                Text("Now").fontWeight(.bold)
            } else {
                Text(hour.date, format: .dateTime.hour())
            }
            Image(systemName: hour.condition.symbol)
                .symbolRenderingMode(.multicolor)
                .frame(height: 24)
            Text(hour.celsius.degrees)
        }
        .font(.callout)
        .accessibilityElement(children: .combine)
    }
}

extension Double {
    fileprivate var degrees: String { formatted(.number.precision(.fractionLength(0))) + "°" }
}

struct TemperatureCurve: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        guard values.count > 1, let low = values.min(), let high = values.max(), high > low else { return Path() }
        let points = values.enumerated().map { index, value in
            CGPoint(
                x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                y: rect.maxY - rect.height * CGFloat((value - low) / (high - low)))
        }
        return Path { path in
            path.move(to: points[0])
            for (previous, point) in zip(points, points.dropFirst()) {
                let middle = (previous.x + point.x) / 2
                path.addCurve(to: point, control1: .init(x: middle, y: previous.y), control2: .init(x: middle, y: point.y))
            }
        }
    }
}

struct WeatherHourly_Previews: PreviewProvider {
    static var previews: some View {
        WeatherHourly(forecast: .sample)
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
