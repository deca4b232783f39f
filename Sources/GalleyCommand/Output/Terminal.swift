internal import Foundation

/// Settings of the terminal.
enum Terminal {
    /// Whether colours are unwanted: NO_COLOR is set (no-color.org), or the terminal has no colours.
    static var isColourUnwanted: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    }
}

/// A progress bar on standard error, for work that takes longer than a second; hidden where it is not a terminal.
final class ProgressBar: Sendable {
    private let start = ContinuousClock.now
    private let isShown: Bool

    /// - Parameter isShown: False where the terminal shows something else meanwhile.
    init(isShown: Bool = true) { self.isShown = isShown && StandardError.isTerminal }

    /// Shows the share that is done, from 0 to 1.
    func show(_ share: Double) {
        guard isShown, ContinuousClock.now - start > .seconds(1) else { return }
        let width = 30
        let done = Int(share * Double(width))
        let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
        StandardError.control("\r\(bar) \(Int(share * 100)) %")
    }

    /// Clears the line.
    func clear() {
        if isShown { StandardError.control("\r\u{1B}[K") }
    }
}
