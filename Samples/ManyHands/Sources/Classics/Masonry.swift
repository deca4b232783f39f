import SwiftUI

struct ColumnSpan: LayoutValueKey {
    static let defaultValue: Int = 1
}

extension View {
    func columnSpan(_ span: Int) -> some View { layoutValue(key: ColumnSpan.self, value: span) }
}

struct MasonryLayout: Layout {
    var columns: Int
    var spacing: CGFloat

    init(columns: Int = 2, spacing: CGFloat = 8) {
        self.columns = max(1, columns)
        self.spacing = spacing
    }

    struct Cache {
        var width: CGFloat?
        var frames: [CGRect] = []
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width ?? 320
        update(&cache, width: width, subviews: subviews)
        return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.width != bounds.width { update(&cache, width: bounds.width, subviews: subviews) }
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .init(frame.size))
        }
    }

    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? {
        guard guide == .firstTextBaseline, let first = subviews.first else { return nil }
        return first.dimensions(in: .unspecified)[.firstTextBaseline]
    }

    private func update(_ cache: inout Cache, width: CGFloat, subviews: Subviews) {
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        cache.width = width
        cache.frames = subviews.map { subview in
            let span = min(subview[ColumnSpan.self], columns)
            let candidates = 0...(columns - span)
            let column = candidates.min { heights[$0..<$0 + span].max()! < heights[$1..<$1 + span].max()! }!
            let y = heights[column..<column + span].max()!
            let cellWidth = columnWidth * CGFloat(span) + spacing * CGFloat(span - 1)
            let height = subview.sizeThatFits(.init(width: cellWidth, height: nil)).height
            for index in column..<column + span { heights[index] = y + height + spacing }
            return CGRect(x: CGFloat(column) * (columnWidth + spacing), y: y, width: cellWidth, height: height)
        }
    }
}

/// Deals its views out to columns, each of which is a `VStackLayout`.
struct ColumnsLayout: Layout {
    var count = 2
    var gap: CGFloat = 12

    typealias Cache = [VStackLayout.Cache?]

    private func members(_ column: Int, of subviews: Subviews) -> Subviews {
        subviews[selecting: subviews.indices.filter { $0 % count == column }]
    }

    func makeCache(subviews: Subviews) -> Cache { [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width.map { ($0 - gap * CGFloat(count - 1)) / CGFloat(count) }
        let stack = VStackLayout(alignment: .leading)
        let sizes = (0..<count).map { column -> CGSize in
            let members = members(column, of: subviews)
            var cache = stack.makeCache(subviews: members)
            return stack.sizeThatFits(proposal: ProposedViewSize(width: width, height: nil), subviews: members, cache: &cache)
        }
        let column = width ?? sizes.map(\.width).max() ?? 0
        return CGSize(width: column * CGFloat(count) + gap * CGFloat(count - 1), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let width = (bounds.width - gap * CGFloat(count - 1)) / CGFloat(count)
        let stack = VStackLayout(alignment: .leading)
        for column in 0..<count {
            let members = members(column, of: subviews)
            var cache = stack.makeCache(subviews: members)
            let frame = CGRect(x: bounds.minX + CGFloat(column) * (width + gap), y: bounds.minY, width: width, height: bounds.height)
            stack.placeSubviews(in: frame, proposal: .init(width: width, height: nil), subviews: members, cache: &cache)
        }
    }
}

extension LayoutSubviews {
    subscript(selecting indices: some Sequence<Int>) -> LayoutSubviews {
        get { self[Array(indices)] }
    }
}

struct NotesWall: View {
    @State private var isWide = false

    private let notes: [LocalizedStringKey] = [
        "Buy oat milk", "Ask Sami about the boat and whether the trailer is still free in June", "Dentist, Thursday",
        "Birthday ideas: a good pan, tickets to the opera, a weekend by the lake", "Passport!",
    ]

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Wide notes", isOn: $isWide.animation(.bouncy))
            MasonryLayout(columns: 2) {
                ForEach(notes.indices, id: \.self) { i in
                    Text(notes[i])
                        .font(.callout)
                        .padding(10)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(Color.yellow.opacity(0.4))
                        .columnSpan(isWide && i == 1 ? 2 : 1)
                }
            }
            Divider()
            ColumnsLayout {
                ForEach(0..<notes.count, id: \.self) { i in
                    Label(notes[i], systemImage: "note.text").font(.caption)
                }
            }
        }
        .padding()
    }
}

struct NotesWall_Previews: PreviewProvider {
    static var previews: some View {
        NotesWall()
            .previewLayout(.fixed(width: 320, height: 640))
    }
}
