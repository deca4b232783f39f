public import Foundation

/// A colour of an asset catalog, by the name that Xcode makes of it.
public nonisolated struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// A colour set of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// An image of an asset catalog, by the name that Xcode makes of it.
public nonisolated struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// An image set of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension ColorResource {
    /// What UIKit looks up.
    package var place: (name: String, bundle: Bundle) { (name, bundle) }
}

extension ImageResource {
    /// What UIKit looks up.
    package var place: (name: String, bundle: Bundle) { (name, bundle) }
}

extension Color {
    /// A colour of an asset catalog.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
    /// An image of an asset catalog.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
    /// An image of an asset catalog that screen readers ignore.
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
    /// Shows an image and the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
    /// Shows an image and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == ViewLayout.Label<Text, Image> {
    /// Shows an image and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewLayout.Label(titleKey, image: image) }
    }
    /// Shows an image and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewLayout.Label(title, image: image) }
    }
}
