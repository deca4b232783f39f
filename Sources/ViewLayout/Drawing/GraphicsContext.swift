public import Foundation

/// What a canvas is drawn with.
///
/// Texts, pictures and symbols that are drawn become views in the frame report, at the place to which the map of the
/// context moves them. A map that turns or scales does not change their sizes. Everything else is accepted and not
/// kept.
public struct GraphicsContext {
    /// The values that the canvas inherits.
    public let environment: EnvironmentValues
    /// How opaque what follows is drawn, in 0…1.
    public var opacity = 1.0
    /// How what follows is mixed with what is there.
    public var blendMode = BlendMode.normal
    /// The map from the coordinates of what follows to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The smallest rectangle around what drawing is clipped to, in the coordinates of what follows.
    public var clipBoundingRect: CGRect { clip.applying(transform.inverted()) }

    let drawing: CanvasDrawing
    private var clip: CGRect

    init(drawing: CanvasDrawing, environment: EnvironmentValues, size: CGSize) {
        self.drawing = drawing
        self.environment = environment
        clip = CGRect(origin: .zero, size: size)
    }
}

extension GraphicsContext {
    /// Scales what follows.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what follows, by distances in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what follows.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Draws what follows under a map.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws what follows inside an outline.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        guard !options.contains(.inverse) else { return }
        clip = clip.intersection(path.applying(transform).boundingRect)
    }
    /// Draws what follows inside of what `content` draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {}
    /// Changes the look of what follows.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
    /// Draws what `content` draws as one picture.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    /// Fills an outline.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    /// Draws an outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Draws an outline, as wide as given in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    /// The same shading; here none changes with the environment.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Draws a text, and the lines of one.
    public func draw(_ layout: Text.Layout, options: Text.Layout.DrawingOptions = .init()) {}
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
    /// Draws a part of a line.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
    /// Draws a part of a run.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
