package import Foundation

/// The content of a text before it is looked up in catalogs: runs of strings, each with its style.
package struct TextContent: Hashable, Sendable {
    package var runs: [Run]

    package init(runs: [Run]) { self.runs = runs }

    package struct Run: Hashable, Sendable {
        package var source: Source
        package var style: TextRunStyle
        /// Values to be written in the locale of the environment; none are left when a text is measured.
        var formats: [FormattedValue.Slot] = []

        package init(source: Source, style: TextRunStyle = TextRunStyle()) {
            self.source = source
            self.style = style
        }
    }

    package enum Source: Hashable, Sendable {
        case verbatim(String)
        /// A key of a catalog, with the arguments for its placeholders in order; `table` names the catalog file, `bundle`
        /// the folder of a bundle that is not the program's own. If no catalog has the key, the text is `defaultValue`, or
        /// else the key itself.
        case localized(
            key: String, table: String? = nil, arguments: [TextArgument] = [], defaultValue: String? = nil,
            bundle: String? = nil)
    }
}

/// A value for one placeholder of a localized text.
package struct TextArgument: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        /// A text, which may be localized itself.
        case text(TextContent)
        case date(Date)
    }

    package var value: Value
    /// The placeholder in the key, such as `%lld`.
    package var specifier: String

    package init(_ value: Value, specifier: String) {
        self.value = value
        self.specifier = specifier
    }
}

/// How the style of a run differs from that of the text around it; `nil` inherits.
package struct TextRunStyle: Hashable, Sendable {
    package var font: Font?
    package var weight: Font.Weight?
    package var isItalic: Bool?
    package var design: Font.Design?
    package var width: Font.Width?
    package var hasMonospacedDigits: Bool?
    /// Extra advance after each character, in points.
    package var tracking: CGFloat?
    /// Extra advance between characters that kern, in points.
    package var kerning: CGFloat?
    /// Shift of the baseline upwards, in points.
    package var baselineOffset: CGFloat?

    package init() {}

    /// This style; values that are not set are taken from `outer`.
    package func merging(_ outer: TextRunStyle) -> TextRunStyle {
        var merged = self
        merged.font = font ?? outer.font
        merged.weight = weight ?? outer.weight
        merged.isItalic = isItalic ?? outer.isItalic
        merged.design = design ?? outer.design
        merged.width = width ?? outer.width
        merged.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        merged.tracking = tracking ?? outer.tracking
        merged.kerning = kerning ?? outer.kerning
        merged.baselineOffset = baselineOffset ?? outer.baselineOffset
        return merged
    }
}
