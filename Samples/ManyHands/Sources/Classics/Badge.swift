import SwiftUI

/// Something that has news to tell.
protocol Badgeable {
    associatedtype BadgeContent: View
    @ViewBuilder var badge: BadgeContent { get }
}

extension Badgeable where Self: View {
    func withBadge(alignment: Alignment = .topTrailing) -> some View {
        modifier(BadgeModifier(alignment: alignment, badge: badge))
    }
}

struct BadgeModifier<Badge: View>: ViewModifier {
    let alignment: Alignment
    let badge: Badge
    @State private var isVisible = true

    func body(content: Content) -> some View {
        content.overlay(alignment: alignment) {
            if isVisible {
                badge
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                    .onTapGesture { isVisible = false }
            }
        }
    }
}

struct CountBadge: View {
    var count: Int
    @ScaledMetric private var padding: CGFloat = 5

    var body: some View {
        if count > 0 {
            Text(count > 99 ? "99+" : "\(count)")
                .font(.caption2.weight(.bold))
                .foregroundColor(.white)
                .padding(.horizontal, padding)
                .frame(minWidth: 20, minHeight: 20)
                .background(Color.red, in: Capsule())
                .fixedSize()
        }
    }
}

struct InboxButton: View, Badgeable {
    var unread: Int
    var badge: some View { CountBadge(count: unread) }

    var body: some View {
        Button(action: {}) {
            Label("Inbox", systemImage: "tray")
                .padding(8)
        }
        .buttonStyle(.bordered)
    }
}

struct NewBadge: View {
    var body: some View {
        Text("New")
            .font(.caption2)
            .textCase(.uppercase)
            .kerning(0.5)
            .padding(.vertical, 2)
            .padding(.horizontal, 6)
            .overlay { Capsule().strokeBorder(lineWidth: 1) }
            .foregroundStyle(.pink)
    }
}

struct FeatureRow<Trailing: View>: View {
    let title: LocalizedStringKey
    let trailing: Trailing

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            trailing
        }
    }
}

extension FeatureRow where Trailing == Never {
    static func plain(_ title: LocalizedStringKey) -> some View { FeatureRow<EmptyView>(title: title, trailing: EmptyView()) }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 24) {
            HStack(spacing: 32) {
                ForEach([0, 7, 42, 120], id: \.self) { InboxButton(unread: $0).withBadge() }
            }
            .labelStyle(.iconOnly)
            InboxButton(unread: 3).withBadge()
            FeatureRow(title: "Shared albums", trailing: NewBadge())
            FeatureRow<Never>.plain("Automatic backup")
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
