import Combine
import Foundation
import Testing

/// Operators between publishers, as models of views chain them.
@Suite struct CombineOperatorTests {
    private struct Fault: Error, Equatable {}

    private final class Form: ObservableObject {
        @Published var email = ""
        @Published var password = ""
        @Published var accepts = false
        @Published private(set) var canSubmit = false

        init() {
            $email.combineLatest($password)
                .map { !$0.isEmpty && !$1.isEmpty }
                .combineLatest($accepts)
                .map { $0 && $1 }
                .removeDuplicates()
                .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                .assign(to: &$canSubmit)
        }
    }

    @Test func aLoopWaitsForTheValues() async throws {
        let subject = PassthroughSubject<Int, Never>()
        var values = subject.values.makeAsyncIterator()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        var found: [Int] = []
        while let value = await values.next() { found.append(value) }
        #expect(found == [1, 2])
        await #expect(throws: Fault()) {
            for try await _ in Fail<Int, Fault>(error: Fault()).values {}
        }
    }

    /// The values of a publisher, and whether it ended.
    private func values<P: Publisher>(
        of publisher: P, while actions: () -> Void = {}
    ) -> (values: [P.Output], isFinished: Bool) {
        var values: [P.Output] = []
        var isFinished = false
        let subscription = publisher.sink { _ in
            isFinished = true
        } receiveValue: {
            values.append($0)
        }
        actions()
        subscription.cancel()
        return (values, isFinished)
    }

    @Test func propertyFollowsThePublisherThatIsAssignedToIt() {
        let form = Form()
        form.email = "a@b.c"
        form.password = "secret"
        #expect(!form.canSubmit)
        form.accepts = true
        #expect(form.canSubmit)
        form.email = ""
        #expect(!form.canSubmit)
    }

    @Test func assignedSubscriptionEndsWithItsProperty() {
        let subject = PassthroughSubject<Int, Never>()
        final class Model: ObservableObject {
            @Published var count = 0
        }
        weak var model: Model?
        do {
            let strong = Model()
            model = strong
            subject.assign(to: &strong.$count)
            subject.send(3)
            #expect(strong.count == 3)
        }
        #expect(model == nil)
        subject.send(4)
    }

    @Test func valuesAreChangedLeftOutAndAdded() {
        let numbers = [1, 1, 2, 3, 3].publisher
        #expect(values(of: numbers.removeDuplicates()).values == [1, 2, 3])
        #expect(values(of: numbers.scan(0, +)).values == [1, 2, 4, 7, 10])
        #expect(values(of: numbers.dropFirst(2).prepend(9)).values == [9, 2, 3, 3])
        #expect(values(of: numbers.compactMap { $0 > 1 ? "\($0)" : nil }).values == ["2", "3", "3"])
        #expect(values(of: numbers.collect()).values == [[1, 1, 2, 3, 3]])
        #expect(values(of: ["a", "bb"].publisher.map(\.count)).values == [1, 2])
        #expect(values(of: Just(1).append(Just(2))).values == [1, 2])
    }

    @Test func prefixEndsAfterItsValues() {
        let subject = PassthroughSubject<Int, Never>()
        let seen = values(of: subject.first(where: { $0 > 1 })) {
            for value in 1...4 { subject.send(value) }
        }
        #expect(seen.values == [2])
        #expect(seen.isFinished)
    }

    @Test func lastValuesAreCombinedOncePublishersHaveOne() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let seen = values(of: a.combineLatest(b)) {
            a.send(1)
            b.send("x")
            a.send(2)
            a.send(completion: .finished)
            b.send("y")
        }
        #expect(seen.values.map(\.0) == [1, 2, 2])
        #expect(seen.values.map(\.1) == ["x", "x", "y"])
        #expect(!seen.isFinished)
    }

    @Test func zipPairsValuesInTheirOrder() {
        let seen = values(of: [1, 2, 3].publisher.zip(["a", "b"].publisher))
        #expect(seen.values.map { "\($0)\($1)" } == ["1a", "2b"])
    }

    @Test func innerPublishersAreJoinedOrReplaced() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        func send(_ outer: PassthroughSubject<PassthroughSubject<Int, Never>, Never>) {
            outer.send(first)
            first.send(1)
            outer.send(second)
            first.send(2)
            second.send(3)
        }
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        #expect(values(of: outer.flatMap { $0 }) { send(outer) }.values == [1, 2, 3])
        #expect(values(of: outer.switchToLatest()) { send(outer) }.values == [1, 3])
        #expect(values(of: [1, 2, 3].publisher.map { Just($0) }.switchToLatest()).values == [1, 2, 3])
    }

    @Test func failureIsReplacedOrCaught() {
        let failing = [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Fault() } else { $0 } }
        #expect(values(of: failing).values == [1, 2])
        #expect(values(of: failing.replaceError(with: 0)).values == [1, 2, 0])
        #expect(values(of: failing.catch { _ in Just(7) }).values == [1, 2, 7])
        #expect(values(of: Fail<Int, Fault>(error: Fault()).replaceError(with: 5)).values == [5])
    }

    @Test func promiseIsKeptOnce() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let seen = values(of: future) {
            promise?(.success(1))
            promise?(.success(2))
        }
        #expect(seen.values == [1])
        #expect(seen.isFinished)
        #expect(values(of: future).values == [1])
    }

    @Test func clocksDoNotTick() {
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        #expect(values(of: timer).values.isEmpty)
        #expect(values(of: Just(1).delay(for: 60, scheduler: DispatchQueue.main)).values == [1])
    }
}
