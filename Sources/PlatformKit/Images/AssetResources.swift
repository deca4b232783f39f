public import ViewLayout

extension UIImage {
    /// A picture of the asset catalog.
    public convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }
}

extension UIColor {
    /// A colour of the asset catalog; gray where it is not found.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
