import SwiftUI

struct BarItem<Tag: Hashable>: Identifiable {
    let tag: Tag
    let title: LocalizedStringKey
    let systemImage: String
    var id: Tag { tag }
}

@resultBuilder
enum BarItemBuilder<Tag: Hashable> {
    typealias Items = [BarItem<Tag>]

    static func buildExpression(_ item: BarItem<Tag>) -> Items { [item] }
    static func buildExpression(_ items: Items) -> Items { items }
    static func buildBlock(_ parts: Items...) -> Items { parts.flatMap { $0 } }
    static func buildOptional(_ part: Items?) -> Items { part ?? [] }
    static func buildEither(first: Items) -> Items { first }
    static func buildEither(second: Items) -> Items { second }
    static func buildArray(_ parts: [Items]) -> Items { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: Items) -> Items { part }
}

struct FloatingTabBar<Tag: Hashable>: View {
    @Binding private var selection: Tag
    private let items: [BarItem<Tag>]

    @Namespace private var namespace
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(selection: Binding<Tag>, @BarItemBuilder<Tag> items: () -> [BarItem<Tag>]) {
        _selection = selection
        self.items = items()
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                Button {
                    withAnimation(.easeOut(duration: 0.2)) { selection = item.tag }
                } label: {
                    label(for: item)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(selection == item.tag ? .isSelected : [])
            }
        }
        .padding(6)
        .background(.regularMaterial, in: Capsule())
        .compositingGroup()
        .shadow(radius: 6)
        .padding(.horizontal)
    }

    @ViewBuilder
    private func label(for item: BarItem<Tag>) -> some View {
        let isSelected = item.tag == selection
        VStack(spacing: 2) {
            Image(systemName: item.systemImage)
                .symbolVariant(isSelected ? .fill : .none)
                .font(.system(size: 20))
            Text(item.title)
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background {
            if isSelected {
                Capsule().fill(.tint.opacity(0.2)).matchedGeometryEffect(id: "selection", in: namespace)
            }
        }
        .contentShape(Capsule())
    }
}

enum MainTab: Hashable { case home, search, orders, profile }

struct TabBarHost: View {
    @State var tab = MainTab.home
    var showsOrders = true

    var body: some View {
        ZStack(alignment: .bottom) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            FloatingTabBar(selection: $tab) {
                BarItem(tag: .home, title: "Home", systemImage: "house")
                BarItem(tag: .search, title: "Search", systemImage: "magnifyingglass")
                if showsOrders {
                    BarItem(tag: .orders, title: "My orders", systemImage: "shippingbox")
                }
                BarItem(tag: .profile, title: "Profile", systemImage: "person")
            }
        }
    }

    @ViewBuilder private var content: some View {
        switch tab {
        case .home: Text("Welcome back!")
        case .search: Text("Search")
        case .orders, .profile: EmptyView()
        }
    }
}

struct FloatingTabBar_Previews: PreviewProvider {
    static var previews: some View {
        TabBarHost()
        TabBarHost(tab: .search, showsOrders: false)
            .environment(\.sizeCategory, .extraExtraExtraLarge)
            .previewDisplayName("Three tabs")
    }
}
