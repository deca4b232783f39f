import Foundation

/// Looks strings up that are made while views are evaluated, outside of any text.
enum Localization {
    /// The measurer of the scene that is laid out, with what values are written for.
    @MainActor private static var current: (measurer: any TextMeasurer, context: FormatContext)?

    /// Has strings looked up by a measurer, in an environment, until `body` returns.
    @MainActor static func with<Result>(
        _ measurer: any TextMeasurer, _ environment: EnvironmentValues, _ body: () -> Result
    ) -> Result {
        let outer = current
        current = (measurer, environment.formatContext)
        defer { current = outer }
        return body()
    }

    /// What a text reads; its keys with their placeholders filled where no scene is laid out, or elsewhere than on the
    /// main actor.
    static func string(_ content: TextContent) -> String {
        if Thread.isMainThread {
            let found = MainActor.assumeIsolated {
                current.map { $0.measurer.string(of: content.formatted(in: $0.context)) }
            }
            if let found { return found }
        }
        return GridFont.string(of: content.formatted(in: .fixed))
    }
}
