import Foundation
import Testing

extension Process {
    /// Waits for the end of the process, for two minutes at most: what hangs is killed, and no test waits for ever.
    func waitForEnd() {
        let deadline = ContinuousClock.now + .seconds(120)
        while isRunning {
            guard ContinuousClock.now < deadline else {
                Issue.record("\(arguments?.joined(separator: " ") ?? "") hangs")
                kill(processIdentifier, SIGKILL)
                return waitUntilExit()
            }
            usleep(2000)
        }
        waitUntilExit()
    }
}
