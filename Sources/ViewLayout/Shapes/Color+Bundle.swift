public import Foundation

extension Color {
    /// A colour of an asset catalog; that of the bundle comes before others of the project.
    public init(_ name: String, bundle: Bundle?) {
        self.init(asset: name, folder: bundle?.ownFolder)
    }
}
