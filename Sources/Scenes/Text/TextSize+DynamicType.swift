package import Frames
package import ViewLayout

extension Frames.TextSize {
    /// The size of that name.
    package init(_ size: DynamicTypeSize) {
        self = Self.dynamicTypeSizes[size.rawValue]
    }
}

extension DynamicTypeSize {
    /// The size of that name; a factor leaves the default one.
    package init(_ size: Frames.TextSize) {
        self = Frames.TextSize.dynamicTypeSizes.firstIndex(of: size).flatMap(DynamicTypeSize.init) ?? .large
    }
}
