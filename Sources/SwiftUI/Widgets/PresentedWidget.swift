public import ViewLayout

/// A widget of an app, or a Live Activity: each place where it is shown is a scene.
///
/// The stand-in for WidgetKit, which `galley adopt` compiles with an app, makes every widget one. They are found in the program
/// by their conformance records.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PresentedWidget {
    /// Makes the widget.
    init()
    /// Where it is shown, each place once; none for what is no widget of its own.
    var widgetPlaces: [WidgetPlace] { get }
    /// The views in a place.
    ///
    /// - Parameter sample: An entry of its timeline, or the attributes and the state of a Live Activity; nil for the
    ///   placeholder.
    /// - Returns: nil where the sample is that of another widget, or there is no placeholder.
    func widgetView(in place: WidgetPlace, showing sample: Any?) -> AnyView?
    /// Whether it has a placeholder.
    var hasWidgetPlaceholder: Bool { get }
}

/// The widgets of the program.
@MainActor
public enum PresentedWidgets {
    /// The views of the widget that a sample is one of; none where there is none.
    public static func view(in place: WidgetPlace, showing sample: Any) -> AnyView {
        for type in all {
            if let view = type.init().widgetView(in: place, showing: sample) { return view }
        }
        return AnyView(EmptyView())
    }

    /// The types of widgets, by their names.
    static var all: [any PresentedWidget.Type] {
        types(conformingTo: (any PresentedWidget).self).compactMap { $0 as? any PresentedWidget.Type }
            .sorted { TypeName($0) < TypeName($1) }
    }
}

/// What a preview shows of a widget.
public struct WidgetPreview {
    let widget: @MainActor () -> any PresentedWidget
    /// Each is a scene.
    let places: [WidgetPlace]
    let samples: @MainActor () -> [Any?]

    /// Makes a preview of a widget.
    ///
    /// - Parameters:
    ///   - places: The places that are shown, each a scene.
    ///   - widget: Makes the widget.
    ///   - samples: Makes what it shows, each a scene: entries of a timeline, or attributes and states of a Live Activity; nil
    ///     for the placeholder.
    public init(
        in places: [WidgetPlace], of widget: @escaping @MainActor () -> any PresentedWidget,
        showing samples: @escaping @MainActor () -> [Any?]
    ) {
        self.widget = widget
        self.places = places
        self.samples = samples
    }

    /// The views of a place with one of the samples.
    @MainActor func view(in place: WidgetPlace, sample index: Int) -> AnyView {
        let samples = samples()
        let widget = widget()
        guard index < samples.count, let view = widget.widgetView(in: place, showing: samples[index]) else {
            return AnyView(EmptyView())
        }
        return view.withMargins(of: widget)
    }
}

extension Preview {
    /// Makes a preview of a widget; it is as many scenes as it has places and samples.
    @MainActor public init(_ name: String? = nil, widget: WidgetPreview) {
        self.init(name) { EmptyView() }
        self.widget = widget
    }
}
