internal import Foundation
internal import Galley
internal import ViewLayout

/// The widgets of a program in the places that no preview shows.
@MainActor
struct DiscoveredWidgets {
    private struct Shown: Hashable {
        let widget: ObjectIdentifier
        let place: WidgetPlace
    }

    private var shown: Set<Shown> = []
    /// What the first preview of each widget shows first.
    private var samples: [ObjectIdentifier: @MainActor @Sendable () throws -> Any?] = [:]

    /// Notes what a preview shows of a widget.
    mutating func note<Registry: PreviewRegistry>(_ preview: WidgetPreview, of registry: Registry.Type) {
        let widget = ObjectIdentifier(type(of: preview.widget()))
        shown.formUnion(preview.places.map { Shown(widget: widget, place: $0) })
        if samples[widget] == nil {
            samples[widget] = { try Registry.makePreview().widget?.samples().first ?? nil }
        }
    }

    /// The scenes of a widget: with what its first preview shows, or else its placeholder. One that has neither is no scene.
    func scenes<Presented: PresentedWidget>(of type: Presented.Type) -> [LayoutScene] {
        let sample = samples[ObjectIdentifier(type)]
        let places = Presented.places(withSample: sample != nil)
        return places.filter { !shown.contains(Shown(widget: ObjectIdentifier(type), place: $0)) }.map { place in
            var scene = LayoutScene(preview: "\(TypeName(type).last), \(place.rawValue)", at: nil) {
                Presented.view(in: place, showing: try sample?())
            }
            scene.origin = .widget
            scene.take(place)
            scene.catalogs = AppExtensions.catalogs(ofModule: TypeName(type).module)
            return scene
        }
    }
}

extension PresentedWidget {
    /// Where a new widget is shown; nowhere if it has nothing to show.
    @MainActor fileprivate static func places(withSample hasSample: Bool) -> [WidgetPlace] {
        let widget = Self()
        guard hasSample else { return widget.hasWidgetPlaceholder ? widget.widgetPlaces : [] }
        return widget.widgetPlaces
    }

    /// The views of a new widget with a sample, or its placeholder.
    @MainActor fileprivate static func view(in place: WidgetPlace, showing sample: Any?) -> AnyView {
        let widget = Self()
        for sample in [sample, nil] {
            if let view = widget.widgetView(in: place, showing: sample) { return view.withMargins(of: widget) }
        }
        return AnyView(EmptyView())
    }
}

extension LayoutScene {
    /// Takes the room of a place.
    mutating func take(_ place: WidgetPlace) {
        space = place.space
        safeArea = SafeAreaInsets()
    }
}
