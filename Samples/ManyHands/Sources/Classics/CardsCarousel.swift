import SwiftUI

struct Card: Identifiable {
    let id: Int
    let bank: String
    let digits: String
    let colors: [Color]

    static let all: [Card] = [
        Card(id: 0, bank: "Nordbank", digits: "4021", colors: [.blue, .indigo]),
        Card(id: 1, bank: "Caixa Verde", digits: "7730", colors: [.green, .mint]),
        Card(id: 2, bank: "Sparkasse am Hafen", digits: "1185", colors: [.red, .orange]),
    ]
}

struct CardView: View {
    let card: Card

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(card.bank).font(.headline)
                Spacer()
                Image(systemName: "wave.3.right")
            }
            Spacer()
            Text("•••• \(card.digits)").font(.system(.title2, design: .monospaced))
            HStack {
                Text("Valid until")
                Text(verbatim: "08/29")
            }
            .font(.caption)
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(height: 200)
        .background(LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        .clipShape(.rect(cornerRadius: 20))
    }
}

private struct Depth: ViewModifier, Animatable {
    var depth: CGFloat
    var translation: CGSize

    var animatableData: CGFloat {
        get { depth }
        set { depth = newValue }
    }

    func body(content: Content) -> some View {
        content
            .scaleEffect(1 - depth * 0.05, anchor: .bottom)
            .offset(x: translation.width, y: depth * -14)
            .rotationEffect(.degrees(translation.width / 20), anchor: .bottom)
    }
}

/// A pile whose topmost card can be flicked away.
struct CardPile: View {
    @State private var order: [Int]
    @State private var translation: CGSize = .zero
    let cards: [Card]

    init(cards: [Card]) {
        self.cards = cards
        _order = State(wrappedValue: Array(cards.indices))
    }

    var body: some View {
        ZStack {
            ForEach(Array(order.enumerated().reversed()), id: \.element) { depth, index in
                CardView(card: cards[index])
                    .modifier(Depth(depth: CGFloat(depth), translation: depth == 0 ? translation : .zero))
                    .zIndex(Double(order.count - depth))
                    .gesture(depth == 0 ? drag : nil)
                    .allowsHitTesting(depth == 0)
            }
        }
        .padding(.top, CGFloat(cards.count - 1) * 14)
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { translation = $0.translation }
            .onEnded { value in
                withAnimation(.interactiveSpring()) {
                    if abs(value.predictedEndTranslation.width) > 200 {
                        order.append(order.removeFirst())
                    }
                    translation = .zero
                }
            }
    }
}

struct WalletScreen: View {
    @State private var scrolled: Card.ID?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("Your cards").font(.largeTitle.bold())
                CardPile(cards: Card.all)
                Text("Recently used").font(.title3.bold())
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 12) {
                        ForEach(Card.all) { card in
                            CardView(card: card)
                                .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 12)
                                .scrollTransition { content, phase in
                                    content.opacity(phase.isIdentity ? 1 : 0.6)
                                }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $scrolled)
                .scrollIndicators(.hidden)
                .contentMargins(.horizontal, 16, for: .scrollContent)
                .frame(height: 200)
                Button("Add a card", systemImage: "plus.rectangle.on.rectangle") {}
                    .frame(maxWidth: .infinity)
            }
            .padding()
        }
    }
}

struct WalletScreen_Previews: PreviewProvider {
    static var previews: some View {
        WalletScreen()
        ForEach(Card.all) { card in
            CardView(card: card).padding().previewLayout(.sizeThatFits).previewDisplayName(card.bank)
        }
    }
}
