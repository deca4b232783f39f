internal import Labels
internal import Scenes
internal import ViewLayout

/// The `metrics` of a `galley.yml`: sizes of lists, forms, bars and dialogs that differ from the platform's, in points.
enum ProjectMetrics {
    /// A mapping from the names of sizes to points.
    static let form = ValueForm<[PlatformMetric: Double]>(
        .mapping(PlatformMetric.allCases.map { KeyShape($0.rawValue, .number(from: 0), "In points.") })
    ) { value, name in
        var metrics: [PlatformMetric: Double] = [:]
        for entry in try value.entries(name) {
            guard let metric = PlatformMetric(rawValue: entry.name) else {
                throw InputError.unknown(
                    "metric", entry.name, expected: PlatformMetric.allCases.map(\.rawValue), at: entry.position)
            }
            metrics[metric] = try entry.value.number(entry.name, from: 0)
        }
        return metrics
    }
}
