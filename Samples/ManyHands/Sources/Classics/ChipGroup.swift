import SwiftUI

/// Horizontal while everything fits on one line, vertical otherwise; both are SwiftUI's own layouts.
struct AdaptiveStack: Layout {
    var spacing: CGFloat = 8

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> AnyLayout {
        let horizontal = HStackLayout(spacing: spacing)
        var cache = horizontal.makeCache(subviews: subviews)
        let ideal = horizontal.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        return ideal.width <= proposal.width ?? .infinity ? AnyLayout(horizontal) : AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let layout = chosen(proposal, subviews)
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let layout = chosen(proposal, subviews)
        var cache = layout.makeCache(subviews: subviews)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct Chip: View {
    let title: LocalizedStringKey
    let isSelected: Bool

    var body: some View {
        Text(title)
            .font(.subheadline)
            .lineLimit(1)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundStyle(isSelected ? Color.white : .primary)
            .background {
                if isSelected {
                    Capsule().fill(Color.accentColor)
                } else {
                    Capsule().stroke(.secondary, lineWidth: 1)
                }
            }
    }
}

struct ChipGroup<Item: Hashable>: View {
    let items: [Item]
    let title: KeyPath<Item, LocalizedStringKey>
    @Binding var selection: Set<Item>

    var body: some View {
        AdaptiveStack {
            ForEach(items, id: \.self) { item in
                Chip(title: item[keyPath: title], isSelected: selection.contains(item))
                    .onTapGesture { toggle(item) }
                    .accessibilityAddTraits(.isButton)
            }
        }
    }

    private func toggle(_ item: Item) {
        if !selection.insert(item).inserted { selection.remove(item) }
    }
}

enum Diet: CaseIterable, Hashable {
    case anything, vegetarian, vegan, glutenFree

    var title: LocalizedStringKey {
        switch self {
        case .anything: return "Anything"
        case .vegetarian: return "Vegetarian"
        case .vegan: return "Vegan"
        case .glutenFree: return "Gluten-free"
        }
    }
}

struct FilterSheet: View {
    @Binding var diets: Set<Diet>
    @State private var maximum = 45.0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Filter").font(.title2.bold())
            ChipGroup(items: Diet.allCases, title: \.title, selection: $diets)
            VStack(alignment: .leading) {
                Text("At most \(Int(maximum)) minutes")
                Slider(value: $maximum, in: 5...120, step: 5)
            }
            HStack {
                Button("Reset") { diets = [] }
                Spacer()
                Button("Show results") {}
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .presentationDetents([.medium, .height(320)])
        .presentationDragIndicator(.visible)
    }
}

struct FilterSheet_Previews: PreviewProvider {
    static var previews: some View {
        FilterSheet(diets: .constant([.vegan]))
            .previewLayout(.sizeThatFits)
        StatefulPreviewWrapper(Set<Diet>()) { FilterSheet(diets: $0) }
            .previewDisplayName("Stateful")
    }
}

/// Holds state for a preview.
struct StatefulPreviewWrapper<Value, Content: View>: View {
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}
