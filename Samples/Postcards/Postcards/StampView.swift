import SwiftUI

/// What the post puts on a card: the colour and the picture are those of the asset catalog.
struct StampView: View {
    let country: LocalizedStringKey

    var body: some View {
        HStack {
            Text(country)
                .font(.caption)
                .padding(6)
                .foregroundStyle(.white)
                .background(Color("Stamp"))
            Image("Postmark")
        }
    }
}

#Preview("Stamp") {
    VStack {
        StampView(country: "stamp.country")
        Text("A letter to yourself")
    }
}
