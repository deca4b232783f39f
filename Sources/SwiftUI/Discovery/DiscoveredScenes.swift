internal import Galley
internal import ViewLayout

/// The scenes that a program has without naming them anywhere: its types that conform to one of three protocols.
///
/// In the order of their modules; in a module first by the names of types, then by file and line.
@MainActor
enum DiscoveredScenes {
    /// Every preview: of types that conform to `PreviewProvider`, and of `#Preview`.
    static func previews() -> [LayoutScene] {
        let providers = types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
        let registries = types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
        let previews = providers.flatMap { provider in
            ViewWork.list("the previews of \(TypeName(provider).last)", at: nil) {
                DiscoveredPreview.previews(of: provider)
            }
        }
        let macros = registries.flatMap { registry in
            ViewWork.list("the preview in \(registry.fileID):\(registry.line)", at: registry.position) {
                [DiscoveredPreview(of: registry)]
            }
        }
        return (previews + macros).sorted(by: DiscoveredPreview.precedes).scenes
    }

    /// The scenes of types that conform to `LayoutSceneProvider`.
    static func declared() -> [LayoutScene] {
        types(conformingTo: (any LayoutSceneProvider).self)
            .compactMap { $0 as? any LayoutSceneProvider.Type }
            .sorted { TypeName($0) < TypeName($1) }
            .flatMap { provider in
                ViewWork.list("the scenes of \(TypeName(provider).last)", at: nil) { provider.layoutScenes }
            }
    }
}
