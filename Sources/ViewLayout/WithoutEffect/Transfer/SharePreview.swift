/// A preview of something before it is shared.
public struct SharePreview {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) {}
    /// A title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    /// A title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Image) {}
    /// A title and two pictures.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Image) {}
}
