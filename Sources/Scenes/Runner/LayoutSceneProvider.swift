/// A type that has scenes in Swift: the commands of a program lay out and check those of every provider in it.
///
/// ```swift
/// enum Banners: LayoutSceneProvider {
///     static var layoutScenes: [LayoutScene] {
///         [LayoutScene("Banner") { Banner(title: "sale.title") }]
///     }
/// }
/// ```
///
/// Providers are found by their conformance records, which the attribute keeps in the program.
@_alwaysEmitConformanceMetadata
public protocol LayoutSceneProvider {
    /// The scenes, in the order of reports.
    @MainActor static var layoutScenes: [LayoutScene] { get }
}
