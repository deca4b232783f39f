import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var receiver: String
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            HStack {
                Text("delivery.title").font(.headline)
                Spacer()
                Text("delivery.minutes \(context.state.minutes)").lineLimit(1)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.receiver) }
                DynamicIslandExpandedRegion(.bottom) { Text("delivery.title") }
            } compactLeading: {
                Text("delivery.short").lineLimit(1)
            } compactTrailing: {
                Text(verbatim: "\(context.state.minutes)")
            } minimal: {
                Text(verbatim: "\(context.state.minutes)")
            }
        }
    }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes(receiver: "Anna")) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(minutes: 5)
    DeliveryAttributes.ContentState(minutes: 45)
}
