import PostcardKit
import RemoteImage
import SwiftUI

struct LibraryView: View {
    @State private var cards = Postcard.examples
    private let settings = LibrarySettings(name: "library")

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
                        Text(card.title).font(settings.isDense ? Font.caption : Font.body)
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
