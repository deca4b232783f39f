internal import Scenes

/// The `metrics` of a `galley.yml`: sizes of lists, forms, bars and dialogs that differ from the platform's, in points.
enum ProjectMetrics {
    /// - Throws: `InputError` with the place of a key that names no size, and of a value that is none.
    static func read(_ value: YAMLValue?) throws -> [PlatformMetric: Double] {
        var metrics: [PlatformMetric: Double] = [:]
        for entry in try value?.entries("metrics") ?? [] {
            guard let metric = PlatformMetric(rawValue: entry.name) else {
                throw InputError.unknown(
                    "metric", entry.name, expected: PlatformMetric.allCases.map(\.rawValue), at: entry.position)
            }
            metrics[metric] = try entry.value.number(entry.name, from: 0)
        }
        return metrics
    }
}
