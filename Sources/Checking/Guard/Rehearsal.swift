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

    /// In seconds. What takes longer is ended and taken for safe: a copy has none of the threads that it may wait for.
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
        // The words of a copy are not those of this process, which may end without any.
        ftruncate(words.descriptor, 0)
        defer { ftruncate(words.descriptor, 0) }
        guard let end = Self.end(of: body)?.explained(by: words), case .trap = end else { return true }
        let place = WorkPlace(work)
        LeftOutListings.leaveOut(place, place.error(end), reason: end.reason)
        LeftOutListings.current.write(to: results)
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
}
