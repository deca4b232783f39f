internal import FlyingSocks
internal import Foundation

/// Takes connections and answers the one request of each.
struct Connections {
    let pages: ServedPages

    /// Serves until the task is cancelled, and closes the socket.
    func serve(_ socket: Socket) async {
        defer { try? socket.close() }
        let pool = SocketPool.make()
        try? await withThrowingDiscardingTaskGroup { group in
            try await pool.prepare()
            group.addTask { try await pool.run() }
            for try await connection in try AsyncSocket(socket: socket, pool: pool).sockets {
                group.addTask { await serve(connection) }
            }
        }
    }

    /// Answers a request, unless it is longer under way than any answer takes.
    private func serve(_ connection: AsyncSocket) async {
        await withTaskGroup { group in
            group.addTask {
                guard let head = try? await readHead(from: connection) else { return }
                try? await connection.write(answer(to: head).data)
            }
            group.addTask { try? await Task.sleep(for: .seconds(ServedPages.patience * 2)) }
            await group.next()
            group.cancelAll()
        }
        try? connection.close()
    }

    private func answer(to head: some Collection<UInt8>) async -> Answer {
        guard let request = RequestHead(head) else {
            return .text(.badRequest, "This is not a request for a page.\n")
        }
        var answer = await pages.answer(request)
        answer.isHead = request.method == "HEAD"
        return answer
    }

    /// The bytes before the empty line that ends a head, or as many as a head may have.
    private func readHead(from connection: AsyncSocket) async throws -> ArraySlice<UInt8> {
        let end = Array("\r\n\r\n".utf8)
        var bytes: [UInt8] = []
        while bytes.count < RequestHead.longest {
            let searched = max(0, bytes.count - end.count + 1)
            bytes += try await connection.read(atMost: RequestHead.longest - bytes.count)
            if let place = bytes[searched...].firstRange(of: end) { return bytes[..<place.lowerBound] }
        }
        return []
    }
}
