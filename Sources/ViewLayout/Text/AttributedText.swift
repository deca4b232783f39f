public import Foundation

extension Text {
    /// A string with attributes: font, kerning, tracking and baseline offset are kept.
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
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of a string that change how its text is laid out.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
