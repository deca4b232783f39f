import SwiftUI
#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

protocol BoardItem<ID>: Identifiable, Equatable {
    var title: String { get }
    var estimate: Int { get set }
}

protocol BoardColumn<Item>: Identifiable {
    associatedtype Item: BoardItem
    var name: LocalizedStringKey { get }
    var items: [Item] { get set }
    var limit: Int? { get }
}

struct Issue: BoardItem {
    let id: Int
    var title: String
    var estimate: Int
    var assignee: String?
}

struct Stage: BoardColumn {
    enum Kind: String, CaseIterable { case backlog, doing, done }
    var id: Kind
    var items: [Issue]
    var limit: Int?

    var name: LocalizedStringKey {
        switch id {
        case .backlog: "To do"
        case .doing: "In progress"
        case .done: "Done"
        }
    }
}

func totalEstimate(of column: some BoardColumn) -> Int { column.items.reduce(0) { $0 + $1.estimate } }

func isOverloaded<Column: BoardColumn>(_ column: Column) -> Bool { column.limit.map { column.items.count > $0 } ?? false }

struct BoardView<Column: BoardColumn, Cell: View>: View {
    @Binding var columns: [Column]
    var columnWidth: CGFloat = 240
    @ViewBuilder var cell: (Binding<Column.Item>) -> Cell

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 12) {
                ForEach($columns) { $column in
                    VStack(alignment: .leading, spacing: 8) {
                        ColumnHeader(column: column)
                        ForEach($column.items) { $item in
                            cell($item)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .padding(10)
                                .background(RoundedRectangle(cornerRadius: 8).fill(.background))
                        }
                        Button("Add card", systemImage: "plus") {}
                            .font(.footnote)
                    }
                    .padding(10)
                    .frame(width: columnWidth)
                    .background(Color.gray.opacity(0.15))
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                }
            }
            .padding()
        }
    }
}

private struct ColumnHeader<Column: BoardColumn>: View {
    let column: Column

    var body: some View {
        HStack(spacing: 6) {
            Text(column.name).font(.headline)
            Text("\(column.items.count)")
                .font(.caption)
                .padding(.horizontal, 6)
                .background(.thinMaterial, in: Capsule())
            if isOverloaded(column) {
                Text("Over the limit").font(.caption).foregroundStyle(.red)
            }
            Spacer()
            Text("\(totalEstimate(of: column)) points").font(.caption).foregroundStyle(.secondary)
        }
    }
}

struct SprintScreen: View {
    @State private var stages: [Stage]

    init(stages: [Stage]) { _stages = State(initialValue: stages) }

    var body: some View {
        BoardView(columns: $stages) { $issue in
            VStack(alignment: .leading) {
                Text(issue.title).font(.subheadline)
                HStack {
                    Text("#\(issue.id)").font(.caption2).foregroundStyle(.secondary)
                    Spacer()
                    Stepper("Points", value: $issue.estimate, in: 0...13).labelsHidden()
                }
                issue.assignee.map { Label($0, systemImage: "person.crop.circle").font(.caption) }
            }
            .draggable(issue.title)
        }
        .dropDestination(for: String.self) { items, location in
            !items.isEmpty
        } isTargeted: { _ in }
    }
}

struct SprintScreen_Previews: PreviewProvider {
    static var previews: some View {
        SprintScreen(stages: [
            Stage(id: .backlog, items: [Issue(id: 101, title: "Show the price with tax", estimate: 3)], limit: nil),
            Stage(
                id: .doing,
                items: [
                    Issue(id: 88, title: "Keyboard covers the last field", estimate: 5, assignee: "Noor"),
                    Issue(id: 93, title: "Crash on rotation", estimate: 8, assignee: "Jonas"),
                ], limit: 1),
            Stage(id: .done, items: [], limit: nil),
        ])
    }
}
