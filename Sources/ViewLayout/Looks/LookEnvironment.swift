package import Foundation

/// The colours of a project's asset catalogs, and the sizes of their images.
package protocol AssetSource: Sendable {
    /// A colour by its name; nil where no catalog has it.
    ///
    /// - Parameter folder: The folder whose catalogs come first.
    func color(_ name: String, in folder: String?) -> LookTone?
    /// The size of an image in points; nil where no catalog has it.
    ///
    /// - Parameter folder: The folder whose catalogs come first.
    func imageSize(_ name: String, in folder: String?) -> CGSize?
    /// The colour of controls, `AccentColor`; nil where no catalog has it.
    var accentColor: LookTone? { get }
}

/// The styles of texts and symbols that a modifier sets.
final class ForegroundLook: Sendable {
    /// By level, at least one.
    let styles: [any ShapeStyle]
    /// What these styles are a level of.
    let outer: ForegroundLook?

    init(_ styles: [any ShapeStyle], in outer: ForegroundLook?) { (self.styles, self.outer) = (styles, outer) }
}

/// The colour of controls that a modifier sets.
struct TintLook: Sendable {
    let style: any ShapeStyle
}

extension EnvironmentValues {
    private enum AssetsKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
    private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLook? = nil }
    private enum TintKey: EnvironmentKey { static let defaultValue: TintLook? = nil }
    private enum OpacityKey: EnvironmentKey { static let defaultValue = 1.0 }
    private enum LinksKey: EnvironmentKey { static let defaultValue = false }

    /// Where colours are looked up by name; nil outside of a project.
    package var assets: (any AssetSource)? {
        get { self[AssetsKey.self] }
        set { self[AssetsKey.self] = newValue }
    }

    /// What texts and symbols are filled with; nil for the platform's colours of labels.
    var foregroundLook: ForegroundLook? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The colour of controls; nil for that of the asset catalog or the platform.
    var tintLook: TintLook? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Whether a button is a link that is a row of a list: its label has the colour of texts, and not that of controls.
    var linksAreInRows: Bool {
        get { self[LinksKey.self] }
        set { self[LinksKey.self] = newValue }
    }

    /// How visible views are, in 0…1.
    var drawnOpacity: Double {
        get { self[OpacityKey.self] }
        set { self[OpacityKey.self] = newValue }
    }

    mutating func setForeground(_ styles: any ShapeStyle...) {
        foregroundLook = ForegroundLook(styles, in: foregroundLook)
    }
}

// Colours take up no space: these modifiers change only pictures.

extension View {
    /// Sets the colour of texts and symbols.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        looks { values in
            if let color { values.setForeground(color) } else { values.foregroundLook = nil }
        }
    }
    /// Sets what texts and symbols are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        looks { $0.setForeground(style) }
    }
    /// Sets what texts and symbols are filled with, and their second level.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { looks { $0.setForeground(primary, secondary) } }
    /// Sets what texts and symbols are filled with, and their second and third levels.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { looks { $0.setForeground(primary, secondary, tertiary) } }
    /// Sets the colour of controls.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        looks { values in values.tintLook = tint.map { TintLook(style: $0) } }
    }
    /// Sets the colour of controls.
    nonisolated public func tint(_ tint: Color?) -> some View {
        looks { values in values.tintLook = tint.map { TintLook(style: $0) } }
    }
    /// Sets the colour of controls.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Makes the view transparent; it stays where it is.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        looks { $0.drawnOpacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
    }

    nonisolated private func looks(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(EnvironmentModifier(change: change))
    }
}

extension Text {
    /// Sets the colour of texts and symbols.
    public func foregroundColor(_ color: Color?) -> Text { color.map { foregroundStyle($0) } ?? self }
    /// Sets what texts and symbols are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        var text = self
        text.foreground = foreground ?? style
        return text
    }
}

extension Image {
    /// Sets how the image is coloured.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.isTemplate = mode.map { $0 == .template }
        return image
    }
}
