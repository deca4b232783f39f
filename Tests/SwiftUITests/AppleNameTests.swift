import Combine
import Foundation
import SwiftUI
import Testing

/// Names that Apple's Foundation, Combine and SwiftUI have and Foundation on Linux lacks.
@Suite struct AppleNameTests {
    @Test(
        arguments: [
            (-3600.0, "1 hour ago"), (7200, "in 2 hours"), (-60, "1 minute ago"), (86_400 * 3, "in 3 days"),
        ] as [(Double, String)])
    func relativeTime(_ interval: TimeInterval, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: interval) == text)
        let date = Date(timeIntervalSince1970: 1_000_000)
        #expect(formatter.localizedString(for: date + interval, relativeTo: date) == text)
    }

    @Test func namedRelativeTimeHasWords() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "de")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: -86_400) == "gestern")
    }

    @Test func mergedPublishersGiveTheirValuesAsTheyCome() {
        var values: [Int] = []
        let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Just(3))
        let two = Publishers.Merge(a, b).sink { values.append($0) }
        let three = Publishers.Merge3(a.map { $0 * 10 }, b.map { $0 * 10 }, c).sink { values.append($0) }
        b.send(1)
        a.send(2)
        #expect(values == [3, 1, 10, 2, 20])
        two.cancel()
        three.cancel()
    }

    @MainActor @Test func aButtonOfARoleAloneHasALabel() {
        for role in [ButtonRole.confirm, .close, .cancel, .destructive] {
            let button: Button<DefaultButtonLabel> = Button(role: role) {}
            _ = button
        }
    }

    @Test func zippedPublishersPairTheirValuesInOrder() {
        var pairs: [String] = []
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var isFinished = false
        let subscription = Publishers.Zip(a, b).sink { _ in
            isFinished = true
        } receiveValue: {
            pairs.append("\($0)\($1)")
        }
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(pairs == ["1x"])
        a.send(completion: .finished)
        #expect(!isFinished)
        b.send("y")
        #expect(pairs == ["1x", "2y"])
        #expect(isFinished)
        subscription.cancel()
    }

    @Test func codersOfFoundationDecodeWhatIsPublished() {
        var values: [[Int]] = []
        let subscription = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
            .prepend(Just([0]).setFailureType(to: (any Error).self))
            .sink { _ in
            } receiveValue: {
                values.append($0)
            }
        subscription.cancel()
        #expect(values == [[0], [1, 2]])
    }

    @Test func noRequestIsAnswered() throws {
        var answers = 0
        let url = try #require(URL(string: "https://example.org"))
        let subscription = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
            .sink { _ in
                answers += 1
            } receiveValue: { _ in
                answers += 1
            }
        subscription.cancel()
        #expect(answers == 0)
    }

    @Test func assetResourcesHaveTheirNames() {
        #expect(Image(ImageResource(name: "logo", bundle: .main)) == Image("logo"))
        #expect(Color(ColorResource(name: "brand", bundle: .main)) == Color("brand"))
    }
}
