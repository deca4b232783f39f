import PostcardKit
import SwiftUI
import WidgetKit

struct PostcardEntry: TimelineEntry {
    let date: Date
    let card: Postcard
}

struct PostcardProvider: TimelineProvider {
    private var entry: PostcardEntry { PostcardEntry(date: .now, card: Postcard.examples[0]) }

    func placeholder(in context: Context) -> PostcardEntry { entry }

    func getSnapshot(in context: Context, completion: @escaping (PostcardEntry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PostcardEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct PostcardWidgetView: View {
    let entry: PostcardEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("widget.latest").font(.headline).lineLimit(1)
            Text(entry.card.title)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct PostcardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Postcard", provider: PostcardProvider()) { PostcardWidgetView(entry: $0) }
            .configurationDisplayName("widget.name")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main
struct PostcardsWidgets: WidgetBundle {
    var body: some Widget {
        PostcardWidget()
        DeliveryActivity()
    }
}

#Preview(as: .systemSmall) {
    PostcardWidget()
} timeline: {
    PostcardEntry(date: .now, card: Postcard.examples[1])
}
