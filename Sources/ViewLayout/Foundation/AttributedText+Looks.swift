public import Foundation

// Attributes that change how a run looks, but no frame.

extension AttributeScopes.SwiftUIAttributes {
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }
}
