internal import Foundation

/// Runs `work` on the main actor and waits for it: view bodies belong there, as SwiftUI's do.
package func onMainActor<Result: Sendable>(_ work: @MainActor @Sendable () throws -> Result) rethrows -> Result {
    if Thread.isMainThread { return try MainActor.assumeIsolated(work) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
}
