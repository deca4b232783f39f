import Foundation

/// Looks up strings that are made while views are evaluated, outside of any text.
enum Localization {
    /// The string of a text in the current layout; outside of any, its key with the placeholders filled in.
    static func string(_ content: TextContent) -> String {
        guard let layout = CurrentLayout.ofThread else {
            let string = GridFont.string(of: content.formatted(in: .fixed))
            MadeStrings.add(string, of: content.formatted(in: .fixed), in: nil)
            return string
        }
        return layout.measurer.string(of: content.formatted(in: layout.environment.formatContext))
    }
}
