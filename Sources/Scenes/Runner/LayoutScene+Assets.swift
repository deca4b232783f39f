internal import Assets
package import Foundation

extension LayoutScene {
    /// Whether asset catalogs below any of these folders have pictures. O(files below them), each time.
    package static func haveImages(below folders: Set<URL>) -> Bool {
        folders.contains { AssetCatalogs(below: $0).hasImages }
    }
}
