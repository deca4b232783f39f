import SwiftUI

struct Event: Identifiable, Sendable {
    let id: Int
    var title: String
    var start: Date
    var duration: TimeInterval
    var isOnline: Bool
    var guests: Int

    static let sample = Event(id: 1, title: "Planning", start: Date(timeIntervalSince1970: 1_714_550_400), duration: 5400, isOnline: true, guests: 4)
}

@MainActor @Observable
final class EventStore {
    var events: [Event]
    init(events: [Event]) { self.events = events }
}

struct SampleEvents: PreviewModifier {
    static func makeSharedContext() async throws -> EventStore {
        EventStore(events: [.sample])
    }

    func body(content: Content, context: EventStore) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleEvents: Self = .modifier(SampleEvents())
}

struct EventCard: View {
    let event: Event

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text(event.title).font(.headline)
                Spacer()
                if event.isOnline {
                    Label("Online", systemImage: "video")
                        .font(.caption)
                        .labelStyle(.titleAndIcon)
                }
            }
            Text(event.start...event.start.addingTimeInterval(event.duration))
                .font(.subheadline)
                .foregroundStyle(.secondary)
            TimelineView(.everyMinute) { timeline in
                if timeline.date < event.start { Text("Starts soon") } else { Text("In progress") }
            }
            .font(.caption)
            ViewThatFits(in: .horizontal) {
                HStack { answers }
                VStack { answers }
            }
            Text("\(event.guests) guests")
                .font(.footnote)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.thinMaterial, in: .rect(cornerRadius: 16))
        .padding()
    }

    @ViewBuilder private var answers: some View {
        Button("Accept invitation") {}.buttonStyle(.borderedProminent)
        Button("Maybe") {}
        Button("Decline", role: .destructive) {}
    }
}

struct Agenda: View {
    @Environment(EventStore.self) private var store

    var body: some View {
        List(store.events) { event in
            EventCard(event: event)
                .listRowSeparator(.hidden)
        }
        .listStyle(.plain)
        .overlay {
            if store.events.isEmpty {
                ContentUnavailableView("Nothing planned", systemImage: "calendar", description: Text("Enjoy your free day."))
            }
        }
    }
}

#Preview("Agenda", traits: .sampleEvents) { Agenda() }
#Preview("Free day") { Agenda().environment(EventStore(events: [])) }
