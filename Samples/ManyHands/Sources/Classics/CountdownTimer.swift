import SwiftUI

struct RingProgressViewStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 10

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .stroke(Color.secondary.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: CGFloat(configuration.fractionCompleted ?? 0))
                .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotation(.degrees(-90))
                .foregroundStyle(.tint)
            VStack {
                configuration.currentValueLabel
                    .font(.system(.largeTitle, design: .rounded).monospacedDigit())
                configuration.label
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .padding(lineWidth * 2)
        }
        .padding(lineWidth / 2)
    }
}

extension ProgressViewStyle where Self == RingProgressViewStyle {
    static var ring: RingProgressViewStyle { .init() }
    static func ring(lineWidth: CGFloat) -> RingProgressViewStyle { .init(lineWidth: lineWidth) }
}

@MainActor
final class Countdown: ObservableObject {
    @Published private(set) var remaining: Duration
    @Published private(set) var isRunning = false
    let total: Duration
    private var task: Task<Void, Error>?

    init(total: Duration, remaining: Duration? = nil) {
        self.total = total
        self.remaining = remaining ?? total
    }

    var fraction: Double { remaining / total }

    func toggle() {
        isRunning.toggle()
        guard isRunning else { task?.cancel(); return }
        task = Task {
            let clock = ContinuousClock()
            while remaining > .zero {
                try await clock.sleep(for: .seconds(1))
                remaining -= .seconds(1)
            }
            isRunning = false
        }
    }

    func reset() {
        task?.cancel()
        isRunning = false
        remaining = total
    }
}

struct CountdownScreen: View {
    @StateObject var countdown = Countdown(total: .seconds(1500), remaining: .seconds(754))
    @State private var sound = true
    let deadline = Date(timeIntervalSince1970: 2_000_000_000)

    var body: some View {
        VStack(spacing: 32) {
            ProgressView(value: countdown.fraction) {
                Text("Time for a break soon")
            } currentValueLabel: {
                Text(countdown.remaining, format: .time(pattern: .minuteSecond))
            }
            .progressViewStyle(.ring(lineWidth: 16))
            .frame(maxWidth: 280)
            .tint(.mint)

            HStack(spacing: 16) {
                Button("Reset", role: .destructive, action: { countdown.reset() })
                Button(countdown.isRunning ? "Pause" : "Start", action: { countdown.toggle() })
                    .buttonStyle(.borderedProminent)
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .controlSize(.large)

            TimelineView(.periodic(from: .now, by: 1)) { context in
                HStack {
                    Text("Session ends")
                    Text(deadline, style: .relative)
                }
                .font(.footnote)
                .foregroundStyle(context.date < deadline ? .secondary : .primary)
            }

            Toggle("Play a sound at the end", isOn: $sound)
                .toggleStyle(.switch)
                .fixedSize()
        }
        .padding()
    }
}

struct CountdownScreen_Previews: PreviewProvider {
    static var previews: some View {
        CountdownScreen()
        ProgressView("Baking", value: 0.4)
            .progressViewStyle(.ring)
            .frame(width: 160, height: 160)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Ring")
    }
}
