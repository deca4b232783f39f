import SwiftUI

struct Track: Equatable {
    var title: String
    var artist: String
    var artwork: String
    var duration: TimeInterval

    static let sample = Track(title: "Nocturne in E-flat major", artist: "Clara Lindqvist", artwork: "artwork", duration: 271)
}

struct NowPlaying: View {

    let track: Track

    @State private var position: TimeInterval = 83
    @State private var isPlaying = true
    @State private var volume = 0.6
    @GestureState private var dragOffset: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width - 64, proxy.size.height * 0.4)

            VStack(spacing: 28) {
                artwork
                    .frame(width: side, height: side)
                    .scaleEffect(isPlaying ? 1 : 0.85)
                    .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isPlaying)

                titles
                Scrubber(value: $position, range: 0...track.duration)
                transport
                volumeSlider
            }
            .padding(32)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(
            LinearGradient(gradient: Gradient(colors: [Color.indigo.opacity(0.6), Color.black]), startPoint: .top, endPoint: .bottom)
                .edgesIgnoringSafeArea(.all)
        )
        .environment(\.colorScheme, .dark)
    }

    var artwork: some View {
        Image(track.artwork)
            .resizable()
            .aspectRatio(1, contentMode: .fit)
            .background(Color.white.opacity(0.1))
            .cornerRadius(12)
            .shadow(color: .black.opacity(0.4), radius: 20, x: 0, y: 10)
    }

    var titles: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(track.title).font(.title2.bold()).lineLimit(1)
                Text(track.artist).font(.title3).foregroundColor(.secondary).lineLimit(1)
            }
            Spacer()
            Menu {
                Button("Add to playlist", systemImage: "text.badge.plus") {}
                Button("Share song", systemImage: "square.and.arrow.up") {}
                Divider()
                Button("Suggest fewer like this", systemImage: "hand.thumbsdown", role: .destructive) {}
            } label: {
                Image(systemName: "ellipsis.circle.fill").font(.title2)
            }
        }
    }

    var transport: some View {
        HStack {
            Group {
                Button { position = max(0, position - 15) } label: { Image(systemName: "gobackward.15") }
                Button { isPlaying.toggle() } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 48))
                }
                .accessibilityLabel(isPlaying ? Text("Pause") : Text("Play"))
                Button { position = min(track.duration, position + 30) } label: { Image(systemName: "goforward.30") }
            }
            .frame(maxWidth: .infinity)
        }
        .font(.largeTitle)
        .buttonStyle(PlainButtonStyle())
    }

    var volumeSlider: some View {
        Slider(value: $volume, in: 0...1) {
            Text("Volume")
        } minimumValueLabel: {
            Image(systemName: "speaker.fill")
        } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
        }
        .font(.footnote)
    }
}

struct Scrubber: View {
    @Binding var value: TimeInterval
    let range: ClosedRange<TimeInterval>

    @State private var isDragging = false

    private static let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    private func label(_ time: TimeInterval) -> String {
        Self.formatter.string(from: time) ?? "–:––"
    }

    var body: some View {
        VStack(spacing: 4) {
            GeometryReader { geometry in
                let fraction = CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.white.opacity(0.2))
                    Capsule().fill(Color.white).frame(width: geometry.size.width * fraction)
                }
                .frame(height: isDragging ? 12 : 6)
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { drag in
                            isDragging = true
                            let x = min(max(0, drag.location.x / geometry.size.width), 1)
                            value = range.lowerBound + Double(x) * (range.upperBound - range.lowerBound)
                        }
                        .onEnded { _ in isDragging = false }
                )
            }
            .frame(height: 20)

            HStack {
                Text(label(value))
                Spacer()
                Text("-" + label(range.upperBound - value))
            }
            .font(.caption.monospacedDigit())
            .foregroundColor(.secondary)
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Position"))
        .accessibilityValue(Text(verbatim: label(value)))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: value = min(range.upperBound, value + 10)
            case .decrement: value = max(range.lowerBound, value - 10)
            @unknown default: break
            }
        }
    }
}

struct NowPlaying_Previews: PreviewProvider {
    struct ScrubberHost: View {
        @State var value: TimeInterval = 30
        var body: some View { Scrubber(value: $value, range: 0...120) }
    }

    static var previews: some View {
        NowPlaying(track: .sample)
        ScrubberHost()
            .padding()
            .background(Color.black)
            .previewLayout(.fixed(width: 320, height: 80))
    }
}
