import Foundation
import Galley
import Testing
import ViewLayout

/// Two buttons of a view in Swift.
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
        Button("vote.dog") {}
    }
}

/// A look of labels in the words of SwiftUI, none of whose names Galley takes for something else.
struct TitleBelowIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

@Suite struct SwiftSceneTests {
    static let catalog = SampleTests.folder.appending(path: "PetVote/Localizable.xcstrings")

    @Test(arguments: ["de", "fi", "ar"]) func votingButtonsFit(locale: String) throws {
        let scene = LayoutScene("Voting buttons", catalog: try Catalog(contentsOf: Self.catalog)) { VotingButtons() }
        let report = try scene.report(in: LayoutEnvironment(locale: locale, textSize: .accessibility3, width: 320))
        #expect(report.findings().filter { $0.severity == .error }.isEmpty)
        #expect(report.environment.locale == locale)
        #expect(report.root.kind == "ViewThatFits")
    }

    @Test func aLabelTakesAStyleOfItsOwn() throws {
        let scene = LayoutScene("Label") {
            Label("Cat", systemImage: "cat").labelStyle(TitleBelowIcon())
        }
        let report = try scene.report()
        var kinds: [String] = []
        report.root.walk { view, _ in kinds.append(view.kind) }
        #expect(kinds.contains("VStack"))
    }
}
