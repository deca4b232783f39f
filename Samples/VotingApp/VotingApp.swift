import SwiftUI

/// An app as it is written for Apple's systems; on Linux it prints the frames of its window.
@main
struct VotingApp: App {
    var body: some Scene {
        WindowGroup { VotingScreen() }
    }
}

/// The pets and their votes.
final class Ballot: ObservableObject {
    struct Pet: Identifiable {
        let id: String
        var name: LocalizedStringKey
        var votes: Int
    }

    @Published var pets = [
        Pet(id: "cat", name: "vote.cat", votes: 4), Pet(id: "goldfish", name: "vote.goldfish", votes: 2),
        Pet(id: "dog", name: "vote.dog", votes: 6),
    ]

    var total: Int { pets.reduce(0) { $0 + $1.votes } }
}

struct VotingScreen: View {
    @StateObject private var ballot = Ballot()

    var body: some View {
        VStack(spacing: 16) {
            Text("vote.title").font(.headline)
            leaderboard
            ViewThatFits {
                EqualWidthRow { buttons }
                VStack { buttons }
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }

    private var leaderboard: some View {
        Grid(alignment: .leading) {
            ForEach(ballot.pets) { pet in
                GridRow {
                    Text(pet.name)
                    ProgressView(value: Double(pet.votes), total: Double(max(1, ballot.total)))
                    Text("\(pet.votes)").gridColumnAlignment(.trailing)
                }
                Divider()
            }
        }
    }

    private var buttons: some View {
        ForEach($ballot.pets) { $pet in
            Button {
                pet.votes += 1
            } label: {
                Text(pet.name).frame(maxWidth: .infinity)
            }
        }
    }
}

/// A row whose views are all as wide as the widest wants to be.
struct EqualWidthRow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cell = cell(of: subviews)
        let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = cell(of: subviews)
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(cell))
            x += cell.width + spacing
        }
    }

    private func cell(of subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }
}
