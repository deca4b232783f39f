import SwiftUI

/// The standing, a button for each pet, and one that starts over.
struct VotingScreen: View {
    @StateObject private var ballot = Ballot()

    var body: some View {
        VStack(spacing: 16) {
            Text("vote.title")
                .font(.headline)
            Leaderboard(pets: ballot.pets, total: ballot.total)
            ViewThatFits {
                EqualWidthRow { buttons }
                VStack { buttons }
            }
            Button {
                ballot.reset()
            } label: {
                Text("vote.reset")
                    .lineLimit(1)
            }
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .padding()
    }

    private var buttons: some View {
        ForEach($ballot.pets) { $pet in
            Button {
                pet.votes += 1
            } label: {
                Text(pet.name)
                    .frame(maxWidth: .infinity)
            }
        }
    }
}
