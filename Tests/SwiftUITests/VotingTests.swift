import OSLog
import SwiftUI
import Testing
import ViewLayout

// A file as it is written for Apple's platforms, with layouts after Apple's sample of custom layouts.

/// Buttons of one width in a row.
private struct WideRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let largest = largest(of: subviews)
        return CGSize(
            width: largest.width * CGFloat(subviews.count) + gaps(of: subviews).reduce(0, +), height: largest.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let largest = largest(of: subviews)
        let gaps = gaps(of: subviews)
        var x = bounds.minX + largest.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: largest.width, height: largest.height))
            x += largest.width + gaps[index]
        }
    }

    private func largest(of subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(of subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

/// Views on a circle, turned by their rank.
private struct Circular: Layout {
    func makeCache(subviews: Subviews) -> [Int] { subviews.map { $0[Place.self] } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
        let radius = min(bounds.size.width, bounds.size.height) / 3.0
        let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius)
                .applying(CGAffineTransform(rotationAngle: angle * Double(index) + Double(cache[0] - 1) * angle))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct Place: LayoutValueKey {
    static let defaultValue: Int = 1
}

extension View {
    fileprivate func place(_ value: Int) -> some View { layoutValue(key: Place.self, value: value) }
}

private struct Pet: Identifiable {
    let type: String
    var votes = 0
    var id: String { type }
}

private final class Model: ObservableObject {
    @Published var pets = [Pet(type: "Cat", votes: 3), Pet(type: "Goldfish", votes: 1), Pet(type: "Dog", votes: 2)]
    var totalVotes: Int { pets.reduce(0) { $0 + $1.votes } }
    var isAllWayTie: Bool { Set(pets.map(\.votes)).count == 1 }
    func rank(_ pet: Pet) -> Int { pets.filter { $0.votes > pet.votes }.count + 1 }
}

private struct Leaderboard: View {
    @ObservedObject var model: Model

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(model.pets) { pet in
                GridRow {
                    Text(pet.type)
                    ProgressView(value: Double(pet.votes), total: Double(max(1, model.totalVotes)))
                    Text("\(pet.votes)")
                        .gridColumnAlignment(.trailing)
                }
                Divider()
            }
        }
        .padding()
    }
}

private struct Avatars: View {
    @StateObject var model = Model()

    var body: some View {
        let layout = model.isAllWayTie ? AnyLayout(HStackLayout()) : AnyLayout(Circular())
        Color.clear
            .overlay(alignment: .top) {
                layout {
                    ForEach(model.pets) { pet in
                        Text(pet.type).place(model.rank(pet))
                    }
                }
                .animation(.default, value: model.totalVotes)
            }
    }
}

private struct Voting: View {
    @State private var counts = [0, 0, 0]
    private let logger = Logger(subsystem: "pets", category: "votes")

    var body: some View {
        ViewThatFits {
            WideRow { buttons }
            VStack { buttons }
        }
    }

    @ViewBuilder private var buttons: some View {
        ForEach(Array(["Cat", "Goldfish", "Dog"].enumerated()), id: \.offset) { index, name in
            Button {
                counts[index] += 1
                logger.info("voted for \(name, privacy: .public)")
            } label: {
                Text(name).frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
        }
    }
}

@MainActor @Suite struct VotingTests {
    private func place(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> PlacedView {
        layOut(view, in: ProposedViewSize(width: width, height: height), measurer: GridFont()).root
    }

    @Test func buttonsOfARowAreAsWideAsTheWidest() {
        let row = place(Voting(), width: 400)
        #expect(row.choice?.index == 0)
        #expect(row.children[0].children.map(\.frame.width) == [104, 104, 104])
        #expect(place(Voting(), width: 327).choice?.index == 1)
    }

    @Test func leaderboardHasAColumnForEachPartAndDividersAcross() {
        let grid = place(Leaderboard(model: Model()), width: 332)
        let cells = grid.children
        #expect(grid.frame.width == 300)
        #expect(cells.filter { $0.kind == "Divider" }.allSatisfy { $0.frame.width == 300 })
        #expect(cells.filter { $0.kind == "Text" }.map(\.frame.minX) == [16, 306, 16, 306, 16, 306])
        // The bar takes what the texts and the gaps leave: 300 − 80 − 10 − 2 × 8.
        #expect(cells.filter { $0.kind == "ProgressView" }.map(\.frame.width) == [194, 194, 194])
    }

    @Test func avatarsStandOnACircle() {
        let circle = place(Avatars(), width: 300, height: 300)
        #expect(circle.kind == "Color")
        let model = Model()
        let layout = AnyLayout(Circular())
        let names = place(
            layout { ForEach(model.pets) { Text($0.type).place(model.rank($0)) } }, width: 300, height: 300)
        #expect(names.kind == "Circular")
        #expect(names.children[0].frame.midX == 150)
        #expect(abs(names.children[0].frame.midY - 50) < 1e-9)
        #expect(abs(names.children[1].frame.midY - 200) < 1e-9)
    }
}
