import Foundation
import GalleyTesting
import Testing

private let strings = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Samples/PetVote/Localizable.xcstrings").standardizedFileURL

private struct VotingButtons: View {
    var body: some View {
        ViewThatFits {
            HStack { labels }
            VStack { labels }
        }
    }

    @ViewBuilder private var labels: some View {
        Text("vote.cat")
        Text("vote.goldfish")
        Text("vote.dog")
    }
}

// The README has this test.
@Test func votingButtonsFit() throws {
    try LayoutScene("Voting buttons", catalog: Catalog(contentsOf: strings)) { VotingButtons() }
        .expectNoFindings(
            in: .matrix(locales: ["de", "fi"], textSizes: [.large, .accessibility3], widths: [320, 393]))
}

@Test(arguments: ["README.md", "Sources/GalleyTesting/GalleyTesting.docc/GalleyTesting.md"])
func documentationHasTheTestAbove(path: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let parts = source.split(separator: "// The README has this test.\n", maxSplits: 1)
    let test = try #require(parts.last?.split(separator: "\n\n", maxSplits: 1).first)
    #expect(try String(contentsOf: root.appending(path: path), encoding: .utf8).contains(test))
}
