import Foundation

/// Looks strings up that are made while views are evaluated, outside of any text.
enum Localization {
    /// What a text reads in the layout under way; its keys with their placeholders filled outside of any.
    static func string(_ content: TextContent) -> String {
        guard let layout = CurrentLayout.ofThread else { return GridFont.string(of: content.formatted(in: .fixed)) }
        return layout.measurer.string(of: content.formatted(in: layout.environment.formatContext))
    }
}
