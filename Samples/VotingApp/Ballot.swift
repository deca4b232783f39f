import SwiftUI

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

    func reset() {
        for index in pets.indices { pets[index].votes = 0 }
    }
}
