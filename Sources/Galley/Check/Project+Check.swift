public import Checks

/// What a caller changes about a check.
public struct CheckOptions: Sendable {
    /// Runs everything that the configuration names.
    public init() {}
}

extension Project {
    /// Checks every scene in every environment of the matrix.
    ///
    /// - Parameter progress: Told the share that is done, from 0 to 1.
    /// - Throws: `InputError` for what cannot be used. O(cells).
    public func check(_ options: CheckOptions = CheckOptions(), progress: (Double) -> Void = { _ in }) throws
        -> CheckResult
    {
        try CheckRun(self, options: options).run(progress: progress)
    }
}
