public import Foundation

/// A picture of an asset catalog, as Xcode names it: `Image(.logo)`.
public nonisolated struct ImageResource: Hashable, Sendable {
    /// The name in the catalog.
    public let name: String
    /// The picture of a name in a bundle.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalog, as Xcode names it: `Color(.brand)`.
public nonisolated struct ColorResource: Hashable, Sendable {
    /// The name in the catalog.
    public let name: String
    /// The colour of a name in a bundle.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// An image of the asset catalog.
    public init(_ resource: ImageResource) { self.init(resource.name) }
    /// An image that screen readers ignore.
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension Color {
    /// A colour of the asset catalog.
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
