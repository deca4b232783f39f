public import Foundation

extension Text {
    /// Makes a text of a string with attributes; font, kerning, tracking and baseline offset are kept.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let runs = attributedContent.runs.map { run in
            var style = TextRunStyle()
            style.font = run.font
            style.kerning = run.kern
            style.tracking = run.tracking
            style.baselineOffset = run.baselineOffset
            return TextContent.Run(
                source: .verbatim(String(attributedContent[run.range].characters)), style: style)
        }
        self.init(content: TextContent(runs: runs))
    }
}

extension AttributeScopes {
    /// The attributes of SwiftUI.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of a string that SwiftUI reads.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the run.
        public let font: FontAttribute
        /// Extra space between characters, in points.
        public let kern: KerningAttribute
        /// Extra space after each character, in points.
        public let tracking: TrackingAttribute
        /// Shift up from the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        /// The space between characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// The space after characters.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// The shift of the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// The attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
