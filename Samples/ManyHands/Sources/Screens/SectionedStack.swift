import SwiftUI

extension ContainerValues {
    @Entry var isHighlighted = false
}

extension View {
    func highlighted(_ isHighlighted: Bool = true) -> some View { containerValue(\.isHighlighted, isHighlighted) }
}

/// Puts whatever it is given into cards, with a line between all but the last two.
struct CardStack<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    subview
                        .padding(12)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(subview.containerValues.isHighlighted ? Color.yellow.opacity(0.2) : .clear)
                    if subview.id != subviews.last?.id { Divider() }
                }
                if subviews.count > 3 {
                    Text("\(subviews.count) entries").font(.caption).padding(12)
                }
            }
        }
        .background(.background.secondary, in: .rect(cornerRadius: 12))
        .padding()
    }
}

struct AccountCard: View {
    var isTrial = true

    var body: some View {
        CardStack {
            Label("Personal data", systemImage: "person.text.rectangle")
            if isTrial {
                Text("Your free trial ends in \(3) days").highlighted()
            }
            ForEach(["Devices", "Family"], id: \.self) { title in
                LabeledContent(LocalizedStringKey(title), value: "2")
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) { AccountCard() }
#Preview("Without a trial", traits: .fixedLayout(width: 320, height: 260)) { AccountCard(isTrial: false) }
