internal import Foundation

#if os(Linux)
internal import CSwiftRuntime
#endif

/// What the Swift runtime says of the error that ends a process, in an open file that it shares with the process that started it.
///
/// `fatalError`, a failed precondition, an index out of range and `nil` that is unwrapped end a process with a signal, and only
/// these words tell why.
struct LastWords {
    let descriptor: Int32

    /// A file without a name; nil where the system cannot make one.
    static func make() -> LastWords? {
        OwnProgram.unnamedFile().map { LastWords(descriptor: $0) }
    }

    /// Keeps the words of this process from now on. They and the stack trace go to standard error only where people have asked
    /// for traces, by `SWIFT_BACKTRACE`.
    func keep() {
        #if os(Linux)
        let traces = getenv("SWIFT_BACKTRACE").map { String(cString: $0) } != "enable=no"
        GalleyKeepLastWords(descriptor, traces ? 1 : 0)
        #endif
    }

    /// Why the process has ended, such as `Index out of range (MyApp/List.swift:12)`; nil where the runtime said nothing.
    var reason: String? {
        var text = [UInt8](repeating: 0, count: 4096)
        let count = pread(descriptor, &text, text.count, 0)
        return count > 0 ? Self.reason(in: String(decoding: text[..<count], as: UTF8.self)) : nil
    }

    static func reason(in words: String) -> String? {
        guard let line = words.split(whereSeparator: \.isNewline).last(where: { !$0.isEmpty }) else { return nil }
        guard
            let match = words.firstMatch(
                of:
                    /(?:(?<file>[^\n]+?):(?<line>\d+): )?(?:Fatal error|Precondition failed|Assertion failed)(?:: (?<text>[^\n]+))?/
            )
        else {
            return String(line)
        }
        let text = match.output.text.map(String.init) ?? "no message"
        // A place in the standard library, or in what stands in for code that is not here, says nothing to who wrote a view.
        guard let file = match.output.file, let number = match.output.line,
            !["Swift/", "GalleyForeign/"].contains(where: file.hasPrefix)
        else { return text }
        return "\(text) (\(file):\(number))"
    }
}
