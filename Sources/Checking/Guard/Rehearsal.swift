internal import Basics
internal import Foundation
internal import Scenes

#if os(Linux)
internal import CSwiftRuntime
#endif

/// Tries out in a copy of this process what the program is asked for, after asking for something has ended another process.
///
/// A hundred previews of an app may have a fatal error each, and to find them one process after the other takes minutes.
struct Rehearsal: Sendable {
    /// What the copies say last.
    private let words: LastWords
    /// Where the process that started this one finds what is left out.
    private let results: Int32

    /// In seconds. What takes longer is not tried out. A copy has none of the threads that it may wait for.
    private static let longest = 2.0

    init(words: LastWords, results: Int32) {
        self.words = words
        self.results = results
    }

    /// Tries everything out from now on.
    func begin() { ViewWork.rehearse { isSafe($0, $1) } }

    /// Only a fatal error that the Swift runtime names is taken for one: anything else may come of the copy, and then the process
    /// itself finds out.
    private func isSafe(_ work: ViewWork, _ body: () -> Void) -> Bool {
        ftruncate(words.descriptor, 0)
        guard let end = Self.end(of: body)?.explained(by: words), case .trap = end else { return true }
        let place = WorkPlace(work)
        LeftOutListings.leaveOut(place, place.error(end), reason: end.reason)
        let text = Array(LeftOutListings.current.text.utf8)
        _ = text.withUnsafeBytes { pwrite(results, $0.baseAddress, $0.count, 0) }
        return false
    }

    /// How a copy of this process ended that ran the body; nil where it is not known to have ended by that.
    private static func end(of body: () -> Void) -> WorkerEnd? {
        #if os(Linux)
        withoutActuallyEscaping(body) { body in
            var body = body
            let status = withUnsafeMutablePointer(to: &body) { pointer in
                GalleyRehearse({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer, longest)
            }
            return status > 0 ? .status(status) : nil
        }
        #else
        nil
        #endif
    }

    /// What was left out by a process that has written its results to a file.
    static func results(in file: Int32) -> LeftOutListings {
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while text.count < 64 << 20 {
            let count = pread(file, &piece, piece.count, off_t(text.count))
            guard count > 0 else { break }
            text += piece[..<count]
        }
        return LeftOutListings(text: String(decoding: text, as: UTF8.self))
    }
}
