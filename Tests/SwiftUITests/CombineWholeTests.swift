import Combine
import Foundation
import Testing

/// Operators on all values of a publisher, publishers of a value or none, and closures that throw.
@Suite struct CombineWholeTests {
    private struct Fault: Error, Equatable {}

    /// What comes, and whether the end was a failure; nil where there was no end.
    private func told<P: Publisher>(by publisher: P) -> (values: [P.Output], fails: Bool?) {
        var values: [P.Output] = []
        var fails: Bool?
        let subscription = publisher.sink {
            if case .failure = $0 { fails = true } else { fails = false }
        } receiveValue: {
            values.append($0)
        }
        subscription.cancel()
        return (values, fails)
    }

    private let numbers = [3, 1, 4, 1, 5].publisher

    @Test func allValuesMakeOne() {
        #expect(told(by: numbers.reduce(0, +)).values == [14])
        #expect(told(by: numbers.count()).values == [5])
        #expect(told(by: numbers.last()).values == [5])
        #expect(told(by: numbers.last { $0 < 4 }).values == [1])
        #expect(told(by: numbers.min()).values == [1])
        #expect(told(by: numbers.max()).values == [5])
        #expect(told(by: numbers.contains(4)).values == [true])
        #expect(told(by: numbers.contains(2)).values == [false])
        #expect(told(by: numbers.allSatisfy { $0 > 0 }).values == [true])
        #expect(told(by: numbers.allSatisfy { $0 > 1 }).values == [false])
        #expect(told(by: numbers.ignoreOutput()).fails == false)
        #expect(told(by: Empty<Int, Never>().last()).values == [])
        #expect(told(by: Empty<Int, Never>().count()).values == [0])
    }

    @Test func aFailureLeavesNothingToTell() {
        let failing = numbers.setFailureType(to: Fault.self).append(Fail(error: Fault()))
        #expect(told(by: failing.count()).values == [])
        #expect(told(by: failing.count()).fails == true)
        #expect(told(by: failing.collect(2)).values == [[3, 1], [4, 1]])
    }

    @Test func valuesAreTakenByTheirPlaces() {
        #expect(told(by: numbers.output(at: 2)).values == [4])
        #expect(told(by: numbers.output(in: 1..<3)).values == [1, 4])
        #expect(told(by: numbers.output(in: 3...)).values == [1, 5])
        #expect(told(by: numbers.drop { $0 != 4 }).values == [4, 1, 5])
        #expect(told(by: numbers.prefix { $0 != 4 }).values == [3, 1])
        #expect(told(by: numbers.collect(2)).values == [[3, 1], [4, 1], [5]])
        #expect(told(by: numbers.append(9, 2)).values == [3, 1, 4, 1, 5, 9, 2])
    }

    /// A model corrects what it is told so: the receiver of a value sends another.
    @Test func receiversSendAgain() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let subscriptions = [
            subject.removeDuplicates().sink {
                values.append($0)
                if $0 < 3 { subject.send($0 + 1) }
            },
            subject.scan(0, +).drop { $0 < 0 }.sink { _ in },
        ]
        subject.send(0)
        #expect(values == [0, 1, 2, 3])
        for subscription in subscriptions { subscription.cancel() }
    }

    @Test func noValuesAtAllAreAnEnd() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(told(by: subject.prefix(0)).fails == false)
        #expect(told(by: subject.output(in: 5..<5)).fails == false)
        var calls = 0
        let thrown = numbers.tryMap { value -> Int in
            calls += 1
            throw Fault()
        }
        #expect(told(by: thrown).fails == true)
        #expect(calls == 1)
    }

    @Test func anotherPublisherBeginsOrEndsTheValues() {
        let source = PassthroughSubject<Int, Never>()
        let gate = PassthroughSubject<Void, Never>()
        var before: [Int] = []
        var after: [Int] = []
        let subscriptions = [
            source.prefix(untilOutputFrom: gate).sink { before.append($0) },
            source.drop(untilOutputFrom: gate).sink { after.append($0) },
        ]
        source.send(1)
        gate.send()
        source.send(2)
        #expect(before == [1])
        #expect(after == [2])
        for subscription in subscriptions { subscription.cancel() }
    }

    @Test func optionalsAndResultsPublishWhatTheyHave() {
        #expect(told(by: Optional(1).publisher).values == [1])
        #expect(told(by: Int?.none.publisher).fails == false)
        #expect(told(by: Result<Int, Fault>.success(1).publisher).values == [1])
        #expect(told(by: Result<Int, Fault>.failure(Fault()).publisher).fails == true)
        let read = Result { Data("[1, 2]".utf8) }.publisher
            .decode(type: [Int].self, decoder: JSONDecoder())
            .mapError { _ in Fault() }
        #expect(told(by: read).values == [[1, 2]])
    }

    @Test func whatIsThrownEndsTheValues() {
        func odd(_ value: Int) throws -> Bool {
            if value == 4 { throw Fault() }
            return value % 2 == 1
        }
        #expect(told(by: numbers.tryFilter(odd)).values == [3, 1])
        #expect(told(by: numbers.tryFilter(odd)).fails == true)
        #expect(told(by: numbers.tryCompactMap { try odd($0) ? $0 : nil }).values == [3, 1])
        let sums = numbers.tryScan(0) { try odd($1) ? $0 + $1 : $0 }
        #expect(told(by: sums).values == [3, 4])
        #expect(told(by: sums).values == [3, 4])
        #expect(told(by: numbers.tryReduce(0) { $0 + $1 }).values == [14])
        #expect(told(by: Empty<Int, Never>().tryReduce(7) { $0 + $1 }).values == [7])
        #expect(told(by: numbers.tryFilter(odd).tryCatch { _ in Just(0) }).values == [3, 1, 0])
        let rethrown = numbers.tryFilter(odd).tryCatch { error -> Just<Int> in throw error }
        #expect(told(by: rethrown).fails == true)
    }
}
