import Combine
import Testing

/// Publishers, as far as objects that views watch need them.
@Suite struct CombineTests {
    private final class Model: ObservableObject {
        @Published var count = 1
    }

    @Test func publishedPropertyPassesItsValueAndEveryChange() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.$count.map { $0 * 10 }.sink { seen.append($0) }
        model.count = 2
        model.count += 1
        #expect(seen == [10, 20, 30])
        subscription.cancel()
        model.count = 9
        #expect(seen == [10, 20, 30])
    }

    @Test func subjectPassesValuesOnToAllUntilItEnds() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var ends = 0
        var kept: Set<AnyCancellable> = []
        subject.send(0)
        subject.filter { $0 > 1 }.sink { seen.append($0) }.store(in: &kept)
        subject.sink { _ in
            ends += 1
        } receiveValue: {
            seen.append(-$0)
        }.store(in: &kept)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        #expect(seen == [-1, 2, -2])
        #expect(ends == 1)
    }

    @Test func subscriptionEndsWithItsObject() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        do {
            let subscription = subject.sink { seen.append($0) }
            subject.value = 2
            withExtendedLifetime(subscription) {}
        }
        subject.value = 3
        #expect(seen == [1, 2])
        #expect(subject.value == 3)
    }

    @Test func valuesAreAssigned() {
        let model = Model()
        _ = Just(7).assign(to: \.count, on: model)
        #expect(model.count == 7)
    }
}
