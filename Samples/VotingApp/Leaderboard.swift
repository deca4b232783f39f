import SwiftUI

/// Each pet with its share of the votes.
struct Leaderboard: View {
    let pets: [Ballot.Pet]
    let total: Int

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(pets) { pet in
                GridRow {
                    Text(pet.name)
                    Text("\(pet.votes)")
                        .gridColumnAlignment(.trailing)
                }
                ProgressView(value: Double(pet.votes), total: Double(max(1, total)))
            }
            Text("\(total) votes")
        }
    }
}

struct Leaderboard_Previews: PreviewProvider {
    static var previews: some View {
        Leaderboard(pets: Ballot().pets, total: 12)
            .previewDisplayName("Leaderboard")
        Leaderboard(pets: Ballot().pets, total: 12)
            .environment(\.locale, Locale(identifier: "ar"))
            .previewDisplayName("Leaderboard from right to left")
            .previewLayout(.fixed(width: 320, height: 480))
    }
}
