internal import Foundation
public import ViewLayout

extension UIImage {
    /// A picture of an asset catalog.
    public convenience init(resource: ImageResource) {
        let file = ImageFile.named(resource.place.name, in: resource.place.bundle)
        self.init(name: resource.place.name, size: file?.size, scale: file?.scale ?? 1)
    }
}

extension UIColor {
    /// A colour of an asset catalog, which is not read: its components are those of black.
    public convenience init(resource: ColorResource) { self.init(asset: resource.place.name) }
}
