internal import Galley
internal import ViewLayout

/// The scenes that a program has without naming them anywhere: its types that conform to one of three protocols.
///
/// In the order of their modules; in a module first by the names of types, then by file and line.
@MainActor
enum DiscoveredScenes {
    /// Every preview, and every widget in the places that no preview shows: of types that conform to `PreviewProvider`, and of `#Preview`.
    static func previews() -> [LayoutScene] {
        let providers = types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
        let registries = types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
        let previews = providers.flatMap { provider in
            ViewWork.list("the previews of \(TypeName(provider).last)", at: nil) {
                DiscoveredPreview.previews(of: provider)
            }
        }
        var widgets = DiscoveredWidgets()
        let macros = registries.flatMap { registry in
            ViewWork.list("the preview in \(registry.fileID):\(registry.line)", at: registry.position) {
                list(registry, noting: &widgets)
            }
        }
        return (previews + macros).sorted(by: DiscoveredPreview.precedes).scenes + scenes(of: widgets)
    }

    private static func list(
        _ registry: any PreviewRegistry.Type, noting widgets: inout DiscoveredWidgets
    ) -> [DiscoveredPreview] {
        guard let preview = try? registry.makePreview(), let widget = preview.widget else {
            return [DiscoveredPreview(of: registry)]
        }
        widgets.note(widget, of: registry)
        return DiscoveredPreview.widgets(of: registry, widget)
    }

    private static func scenes(of widgets: DiscoveredWidgets) -> [LayoutScene] {
        PresentedWidgets.all.flatMap { widget in
            ViewWork.list("the widget \(TypeName(widget).last)", at: nil) { widgets.scenes(of: widget) }
        }
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
