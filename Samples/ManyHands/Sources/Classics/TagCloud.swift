import SwiftUI

// A flow of tags. Rows are computed once per width and kept in the cache.

struct LineBreak: LayoutValueKey {
    static let defaultValue = false
}

extension View {
    func startsLine(_ value: Bool = true) -> some View { layoutValue(key: LineBreak.self, value: value) }
}

struct TagLayout: Layout {
    var alignment: HorizontalAlignment = .leading
    var spacing: CGFloat? = nil
    var lineSpacing: CGFloat = 8

    struct Row {
        var range: Range<Int>
        var width: CGFloat
        var height: CGFloat
        var y: CGFloat
    }

    struct CacheData {
        var sizes: [CGSize]
        var gaps: [CGFloat]
        var rows: [CGFloat: [Row]] = [:]
    }

    func makeCache(subviews: Subviews) -> CacheData {
        CacheData(
            sizes: subviews.map { $0.sizeThatFits(.unspecified) },
            gaps: subviews.indices.map { index in
                guard index + 1 < subviews.endIndex else { return 0 }
                return spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
            }
        )
    }

    func updateCache(_ cache: inout CacheData, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        let rows = rows(width: proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity)).width, subviews: subviews, cache: &cache)
        guard let last = rows.last else { return .zero }
        return CGSize(width: rows.map(\.width).max() ?? 0, height: last.y + last.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        for row in rows(width: proposal.width ?? bounds.width, subviews: subviews, cache: &cache) {
            var x: CGFloat
            switch alignment {
            case .trailing: x = bounds.maxX - row.width
            case .center: x = bounds.midX - row.width / 2
            default: x = bounds.minX
            }
            for index in row.range {
                let size = cache.sizes[index]
                subviews[index].place(
                    at: CGPoint(x: x, y: bounds.minY + row.y + row.height / 2), anchor: .leading,
                    proposal: ProposedViewSize(width: min(size.width, bounds.width), height: nil))
                x += size.width + cache.gaps[index]
            }
        }
    }

    private func rows(width: CGFloat, subviews: Subviews, cache: inout CacheData) -> [Row] {
        if let known = cache.rows[width] { return known }
        var rows: [Row] = []
        var start = 0, x: CGFloat = 0, height: CGFloat = 0, y: CGFloat = 0
        func close(at end: Int, gap: CGFloat) {
            guard end > start else { return }
            rows.append(Row(range: start..<end, width: x - gap, height: height, y: y))
            y += height + lineSpacing
            (start, x, height) = (end, 0, 0)
        }
        for index in subviews.indices {
            let size = cache.sizes[index]
            let gap = index > 0 ? cache.gaps[index - 1] : 0
            if x + size.width > width || subviews[index][LineBreak.self] { close(at: index, gap: gap) }
            x += size.width + cache.gaps[index]
            height = max(height, size.height)
        }
        close(at: subviews.count, gap: cache.gaps.last ?? 0)
        cache.rows[width] = rows
        return rows
    }
}

struct TagCloud<Data, ID, Content>: View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content

    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }

    var body: some View {
        TagLayout {
            ForEach(data, id: id, content: content)
        }
    }
}

extension TagCloud where Data.Element: Identifiable, ID == Data.Element.ID {
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

struct Tag: Identifiable {
    var id: String
    var name: LocalizedStringKey
    var count: Int
}

struct TagCloudScreen: View {
    var tags = [
        Tag(id: "vegan", name: "Vegan", count: 31), Tag(id: "quick", name: "Ready in 20 minutes", count: 112),
        Tag(id: "soup", name: "Soups and stews", count: 48), Tag(id: "bread", name: "Bread", count: 17),
        Tag(id: "nuts", name: "Without nuts", count: 260), Tag(id: "kids", name: "For children", count: 75),
    ]
    @State private var chosen: Set<Tag.ID> = ["quick"]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("What are you in the mood for?").font(.headline)
            TagCloud(tags) { tag in
                HStack(spacing: 4) {
                    Text(tag.name)
                    Text("\(tag.count)").font(.caption).foregroundStyle(.secondary)
                }
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(chosen.contains(tag.id) ? Color.green.opacity(0.3) : Color.gray.opacity(0.15), in: Capsule())
                .onTapGesture {
                    if chosen.remove(tag.id) == nil { chosen.insert(tag.id) }
                }
            }
            TagLayout(alignment: .trailing, spacing: 4) {
                Text("Chosen:")
                ForEach(chosen.sorted(), id: \.self) { Text(verbatim: $0).bold() }
                Button("Clear all") { chosen.removeAll() }.startsLine()
            }
        }
        .padding()
    }
}

struct TagCloud_Previews: PreviewProvider {
    static var previews: some View {
        TagCloudScreen()
            .previewLayout(.sizeThatFits)
        TagCloud(["a", "bb", "ccc"], id: \.self) { Text(verbatim: $0).border(.red) }
            .frame(width: 60)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Bare")
    }
}
