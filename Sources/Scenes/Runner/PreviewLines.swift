internal import Basics

/// Where Swift files declare previews: the first and last line of each, by the names of the files.
///
/// A preview shows code of the app with samples. A text that is written in one, and that no catalog has, is such a sample, and
/// nobody has to translate it.
package struct PreviewLines: Sendable {
    private let lines: [String: [ClosedRange<Int>]]

    package init(_ lines: [String: [ClosedRange<Int>]] = [:]) { self.lines = lines }

    func contain(_ position: SourcePosition) -> Bool {
        lines[position.file]?.contains { $0.contains(position.line) } ?? false
    }
}
