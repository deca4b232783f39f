internal import Assets

extension LayoutScene {
    /// Whether asset catalogs of its project have pictures. O(files of the project), each time.
    package var hasImagesInAssets: Bool { assetFolder.map { AssetCatalogs(below: $0).hasImages } ?? false }
}
