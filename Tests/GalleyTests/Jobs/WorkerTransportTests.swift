import Foundation
import TestSupport
import Testing

@testable import Checking
@testable import Galley
@testable import Labels

/// What goes from one process to another arrives as it was sent, or not at all.
@Suite struct WorkerTransportTests {
    private func connected() -> (MessageStream, MessageStream) {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        for end in ends { limitWaiting(of: end) }
        return (MessageStream(descriptor: ends[0]), MessageStream(descriptor: ends[1]))
    }

    /// Larger than what a socket holds, so that it arrives in pieces.
    @Test func aLargeMessageArrivesWhole() throws {
        let (here, there) = connected()
        let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 167) })
        Thread.detachNewThread { _ = try? here.send(WorkerReply.found(bytes)) }
        guard case .found(let received)? = try there.receive(WorkerReply.self) else {
            Issue.record("another message")
            return
        }
        #expect(received == bytes)
        close(here.descriptor)
        close(there.descriptor)
    }

    @Test func messagesKeepTheirOrder() throws {
        let (here, there) = connected()
        for part in 0..<100 { #expect(try here.send(WorkerRequest.layOut(part: part))) }
        close(here.descriptor)
        for part in 0..<100 {
            guard case .layOut(part)? = try there.receive(WorkerRequest.self) else {
                Issue.record("another message than \(part)")
                return
            }
        }
        #expect(try there.receive(WorkerRequest.self) == nil)
        close(there.descriptor)
    }

    /// A process that ends while it writes has sent nothing.
    @Test func halfAMessageIsNone() throws {
        let (here, there) = connected()
        let begun: [UInt8] = [200, 0, 0, 0, 0, 0, 0, 0, 98, 112, 108]
        #expect(write(here.descriptor, begun, begun.count) == begun.count)
        close(here.descriptor)
        #expect(try there.receive(WorkerReply.self) == nil)
        // Nobody is there any more, which ends nothing here.
        #expect(try !there.send(WorkerReply.laidOut(part: 1)))
        close(there.descriptor)
    }

    @Test(arguments: [
        InputError(.configuration, "nothing fits", at: SourcePosition(file: "S.yml", line: 3, column: 7)),
        InputError(.unreadable, "there is no such file", file: "Localizable.strings"),
        InputError(.configuration, "--jobs"),
    ]) func errorsStayTheSame(error: InputError) throws {
        let encoded = try PropertyListEncoder().encode(WorkerFault(error))
        #expect(try PropertyListDecoder().decode(WorkerFault.self, from: encoded).error == error)
    }

    /// A worker moves on in a file that it shares with whoever watches it.
    @Test func thePlaceOutlivesItsOwner() throws {
        let file = open(#filePath, O_RDONLY)
        let shared = dup(file)
        #expect(WorkerPlace(file).cell == nil)
        WorkerPlace(shared).move(to: 384_000)
        close(shared)
        #expect(WorkerPlace(file).cell == 384_000)
        WorkerPlace(file).move(to: nil)
        #expect(WorkerPlace(file).cell == nil)
        close(file)
    }
}
