package import Foundation

/// What a view sets for itself as a preview; nil where it sets nothing.
package struct PreviewFacts: LayoutValueKey, Sendable {
    package static let defaultValue = PreviewFacts()

    package var displayName: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?
    /// Where the view is shown as a widget, by the name of a `WidgetPlace`.
    package var widgetPlace: String?
    /// The locale that modifiers around the whole view set.
    package var locale: Locale?
    /// Where the view is written, as far as that is known.
    package var source: ViewSource?

    package init() {}

    /// The same, with missing facts taken from elsewhere.
    package func completed(by other: PreviewFacts) -> PreviewFacts {
        var facts = self
        facts.displayName = displayName ?? other.displayName
        facts.layout = layout ?? other.layout
        facts.device = device ?? other.device
        facts.orientation = orientation ?? other.orientation
        facts.widgetPlace = widgetPlace ?? other.widgetPlace
        facts.locale = locale ?? other.locale
        return facts
    }
}

extension ViewNode {
    /// Notes that the view has its own locale.
    func note(_ locale: Locale) {
        var facts = PreviewFacts()
        facts.locale = locale
        traits[PreviewFacts.self] = traits[PreviewFacts.self].completed(by: facts)
    }
}
