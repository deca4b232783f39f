import SwiftUI

enum Pulse: CaseIterable {
    case rest, grow, settle

    var scale: CGFloat {
        switch self {
        case .rest: 1
        case .grow: 1.3
        case .settle: 0.95
        }
    }
}

struct PulsingMark: View {
    struct Jump { var height = 0.0, squash = 1.0 }

    var title: LocalizedStringKey = "Recording"
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 16) {
            PhaseAnimator(Pulse.allCases, trigger: taps) { phase in
                Image(systemName: "mic.fill")
                    .font(.largeTitle)
                    .scaleEffect(phase.scale)
            } animation: { phase in
                phase == .grow ? .bouncy(duration: 0.2) : .smooth
            }
            Text(title)
                .keyframeAnimator(initialValue: Jump(), repeating: true) { content, jump in
                    content.offset(y: -jump.height).scaleEffect(x: 1, y: jump.squash)
                } keyframes: { _ in
                    KeyframeTrack(\.height) {
                        SpringKeyframe(20, duration: 0.3)
                        LinearKeyframe(0, duration: 0.2)
                    }
                    KeyframeTrack(\.squash) {
                        CubicKeyframe(0.8, duration: 0.25)
                        CubicKeyframe(1, duration: 0.25)
                    }
                }
            Button("Stop recording", systemImage: "stop.circle", action: { taps += 1 })
                .symbolEffect(.bounce, value: taps)
                .labelStyle(.titleAndIcon)
        }
        .padding()
        .visualEffect { content, proxy in
            content.hueRotation(.degrees(Double(proxy.size.width) / 10))
        }
    }
}

#Preview("Recording", traits: .sizeThatFitsLayout) { PulsingMark() }
