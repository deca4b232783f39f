import PostcardKit
import RemoteImage
import SwiftUI

struct LibraryView: View {
    @State private var cards = Postcard.examples

    var body: some View {
        NavigationStack {
            List(cards) { card in
                NavigationLink {
                    PostcardView(card: card)
                } label: {
                    HStack {
                        RemoteImage(url: card.picture)
                            .frame(width: 44)
                            .frame(minHeight: .imageHeight)
                        Text(card.title).font(Font.body)
                    }
                }
            }
            .navigationTitle("library.title")
            .toolbar {
                Button("library.write", systemImage: "square.and.pencil") {}
            }
        }
    }
}

#Preview { LibraryView() }
