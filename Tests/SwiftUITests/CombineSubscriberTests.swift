import Combine
import Foundation
import Testing

/// Subscribers and publishers that an app writes itself.
@Suite struct CombineSubscriberTests {
    /// Asks for one value, and then for as many as it is told to.
    private final class Taker: Subscriber {
        var values: [Int] = []
        var isFinished = false
        var subscription: (any Subscription)?
        let more: Subscribers.Demand

        init(more: Subscribers.Demand) { self.more = more }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.max(1))
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return more
        }

        func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
    }

    /// A publisher of an app, which passes values to subscribers alone.
    private struct Countdown: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let start: Int

        private final class Steps<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
            private var next: Int
            private var subscriber: S?

            init(start: Int, subscriber: S) {
                next = start
                self.subscriber = subscriber
            }

            func request(_ demand: Subscribers.Demand) {
                var demand = demand
                while let subscriber, demand > .none, next > 0 {
                    demand -= 1
                    next -= 1
                    demand += subscriber.receive(next + 1)
                }
                if next == 0 { subscriber?.receive(completion: .finished) }
            }

            func cancel() { subscriber = nil }
        }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: Steps(start: start, subscriber: subscriber))
        }
    }

    @Test func subscribersGetWhatTheyAskFor() {
        let one = Taker(more: .none)
        [1, 2, 3].publisher.subscribe(one)
        #expect(one.values == [1])
        #expect(!one.isFinished)
        one.subscription?.request(.max(1))
        #expect(one.values == [1, 2])
        one.subscription?.request(.unlimited)
        #expect(one.values == [1, 2, 3])
        #expect(one.isFinished)
        let all = Taker(more: .max(1))
        [1, 2, 3].publisher.subscribe(all)
        #expect(all.values == [1, 2, 3])
    }

    @Test func nothingComesAfterASubscriptionIsCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        let taker = Taker(more: .unlimited)
        subject.subscribe(taker)
        subject.send(1)
        taker.subscription?.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(taker.values == [1])
        #expect(!taker.isFinished)
    }

    @Test func operatorsTakePublishersThatAnAppWrites() {
        var values: [Int] = []
        var isFinished = false
        let subscription = Countdown(start: 4).filter { $0 != 2 }.map { $0 * 10 }.sink { _ in
            isFinished = true
        } receiveValue: {
            values.append($0)
        }
        #expect(values == [40, 30, 10])
        #expect(isFinished)
        subscription.cancel()
        let taker = Taker(more: .none)
        Countdown(start: 4).subscribe(taker)
        #expect(taker.values == [4])
    }

    @Test func subjectsAndSinksAreSubscribed() {
        let source = PassthroughSubject<Int, Never>()
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = source.subscribe(subject)
        source.send(7)
        #expect(subject.value == 7)
        subscription.cancel()
        source.send(8)
        #expect(subject.value == 7)
        var values: [Int] = []
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        source.receive(subscriber: AnySubscriber(sink))
        source.send(9)
        sink.cancel()
        source.send(10)
        #expect(values == [9])
        let operation = Progress(totalUnitCount: 10)
        Just(Int64(4)).receive(subscriber: Subscribers.Assign(object: operation, keyPath: \.completedUnitCount))
        #expect(operation.completedUnitCount == 4)
    }

    @Test func demandsAddUp() {
        #expect(Subscribers.Demand.max(2) + 3 == .max(5))
        #expect(Subscribers.Demand.unlimited + .max(1) == .unlimited)
        #expect(Subscribers.Demand.max(1) - 4 == Subscribers.Demand.none)
        #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
        #expect(Subscribers.Demand.max(9) < .unlimited)
        #expect(!(Subscribers.Demand.unlimited < .unlimited))
        #expect(Subscribers.Demand.unlimited > 3 && Subscribers.Demand.max(3) >= 3 && Subscribers.Demand.none == 0)
        #expect(2 < Subscribers.Demand.max(3) && !(Subscribers.Demand.max(3) != 3))
        #expect(Subscribers.Demand.max(5) - .max(2) == 3 && Subscribers.Demand.max(5) - .unlimited == 0)
        #expect(Subscribers.Demand.max(5) * 2 == 10)
    }

    /// What was left out of a publisher of an app leaves one that never had a value.
    @Test func aPublisherWithNeitherFunctionEnds() {
        struct Silent: Publisher {
            typealias Output = Int
            typealias Failure = Never
        }
        var isFinished = false
        let subscription = Silent().map { $0 + 1 }.sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
        #expect(isFinished)
        subscription.cancel()
        let taker = Taker(more: .unlimited)
        Silent().subscribe(taker)
        #expect(taker.isFinished && taker.values.isEmpty)
    }

    @Test func anEarlyEndCancelsWhatTheValuesComeFrom() {
        final class Source: Publisher {
            typealias Output = Int
            typealias Failure = Never
            var isCancelled = false
            private var subscriber: AnySubscriber<Int, Never>?

            private final class Link: Subscription {
                let source: Source
                init(source: Source) { self.source = source }
                func request(_ demand: Subscribers.Demand) {}
                func cancel() { source.isCancelled = true }
            }

            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                self.subscriber = AnySubscriber(subscriber)
                subscriber.receive(subscription: Link(source: self))
            }

            func send(_ value: Int) { _ = subscriber?.receive(value) }
        }
        let source = Source()
        var values: [Int] = []
        let subscription = source.prefix(2).sink { values.append($0) }
        source.send(1)
        #expect(!source.isCancelled)
        source.send(2)
        #expect(source.isCancelled)
        source.send(3)
        #expect(values == [1, 2])
        subscription.cancel()
    }
}
