import SwiftUI

// The views of a widget, kept apart from WidgetKit so that the app can show them too.

enum WidgetSize { case small, medium, large }

struct DueEntry {
    struct Task: Identifiable { let id = UUID(); let title: String; let due: Date?; var isDone = false }
    var date: Date
    var tasks: [Task]
}

struct DueWidget: View {
    var entry: DueEntry
    var size: WidgetSize

    private var limit: Int { [.small: 2, .medium: 3, .large: 6][size]! }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ContainerRelativeShape().fill(Color("WidgetBackground", bundle: nil))
            VStack(alignment: .leading, spacing: 6) {
                HStack {
                    Text("Due today").font(.footnote.bold()).foregroundColor(.red)
                    if size != .small {
                        Spacer()
                        Text(entry.date, style: .date).font(.footnote)
                    }
                }
                if entry.tasks.isEmpty {
                    Spacer()
                    Text("All done. Enjoy your evening!").font(.subheadline)
                    Spacer()
                } else {
                    ForEach(entry.tasks.prefix(limit)) { task in
                        row(task)
                        if size == .large && task.id != entry.tasks.prefix(limit).last?.id { Divider() }
                    }
                    if entry.tasks.count > limit {
                        Text("and \(entry.tasks.count - limit) more").font(.caption2).foregroundColor(.secondary)
                    }
                }
            }
            .padding()
            .background(ContainerRelativeShape().inset(by: 4).fill(Color.white.opacity(0.5)))
        }
        .containerShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }

    private func row(_ task: DueEntry.Task) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle").font(.caption)
            VStack(alignment: .leading, spacing: 0) {
                Text(task.title).font(.caption).lineLimit(size == .small ? 2 : 1)
                if let due = task.due, size != .small {
                    Text(due, style: .time).font(.caption2).foregroundColor(.secondary)
                }
            }
        }
        .privacySensitive()
    }
}

struct DueWidget_Previews: PreviewProvider {
    static let date = Date(timeIntervalSince1970: 1_714_543_200)
    static let entry = DueEntry(
        date: date,
        tasks: [
            .init(title: "Return the library books", due: date + 3600), .init(title: "Call the plumber about the kitchen tap", due: nil),
            .init(title: "Water the ferns", due: nil, isDone: true), .init(title: "Book the ferry", due: date + 7200),
        ])

    static var previews: some View {
        Group {
            DueWidget(entry: entry, size: .small).previewLayout(.fixed(width: 158, height: 158)).previewDisplayName("Small")
            DueWidget(entry: entry, size: .medium).previewLayout(.fixed(width: 338, height: 158)).previewDisplayName("Medium")
            DueWidget(entry: DueEntry(date: date, tasks: []), size: .large).previewLayout(.fixed(width: 338, height: 354)).previewDisplayName("Empty")
        }
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
}
