import Foundation
import GalleyTesting
import SwiftUI
import Testing

struct VotingButtons: View {
    var body: some View {
        ViewThatFits {
            HStack { buttons }
            VStack { buttons }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("vote.cat") {}
        Button("vote.goldfish") {}
    }
}

private let strings = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Localizable.xcstrings")

@Test func votingButtonsFit() throws {
    try LayoutScene("Voting buttons", catalog: Catalog(contentsOf: strings)) { VotingButtons() }
        .expectNoFindings(
            in: .matrix(locales: ["de", "fi"], textSizes: [.large, .accessibility3], widths: [320, 393]))
}
