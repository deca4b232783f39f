public import Foundation

extension Color {
    /// A colour of an asset catalog, wherever that is: colours are not looked up.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
