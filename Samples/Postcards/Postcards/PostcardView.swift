import PostcardKit
import RemoteImage
import SwiftUI

struct PostcardView: View {
    let card: Postcard

    var body: some View {
        VStack(spacing: 12) {
            RemoteImage(url: card.picture) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            .frame(height: 180)
            .shimmering(while: card.isLoading)
            SendButtons()
        }
        .font(CardStyle.font)
        .padding()
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        #endif
    }
}

/// Two buttons side by side: the longer one is cut off in German.
struct SendButtons: View {
    var body: some View {
        HStack {
            Button("card.send") { Haptics.tap() }.frame(width: 130)
            Button("card.later") {}.frame(width: 130)
        }
        .lineLimit(1)
    }
}

#Preview("Card") { PostcardView(card: Postcard.examples[0]) }
