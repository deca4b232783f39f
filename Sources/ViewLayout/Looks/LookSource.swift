package import Foundation

/// What a view draws, and the environment that decides how; nothing is worked out until a picture is made.
package final class LookSource: @unchecked Sendable {
    /// What there is to draw.
    enum Content: Sendable {
        /// The letters; with a style of the text itself.
        case text((any ShapeStyle)?)
        case shape(any Shape)
        case fill(any ShapeStyle)
        case image(Image)
        case button(ButtonLook)
        /// The part of a list or bar.
        case background(SystemColor, radius: CGFloat)
        case row(RowLook)
        /// A text field with a border.
        case field
        /// A bar at the bottom, with a line above it.
        case bar
        /// A control, or a view that draws nothing itself: its colour is that of controls.
        case plain
    }

    private let content: Content
    private let environment: EnvironmentValues

    init(_ content: Content, _ environment: EnvironmentValues) {
        (self.content, self.environment) = (content, environment)
    }

    /// The same in the colour of controls.
    fileprivate var inTint: LookSource {
        var environment = environment
        environment.setForeground(TintShapeStyle())
        return LookSource(content, environment)
    }

    /// What is drawn in a frame, in the coordinates of the scene. O(steps of the outline).
    package func look(in frame: CGRect) -> ViewLook {
        let resolver = LookResolver(environment)
        var look = ViewLook(
            ink: resolver.foreground.tone, tint: resolver.tint.tone, opacity: environment.drawnOpacity,
            preferredScheme: environment.preferredColorScheme)
        switch content {
        case .text(let style): if let paint = style.flatMap(resolver.paint) { look.ink = paint.tone }
        case .shape(let shape): look.parts = Self.parts(of: shape, environment.shapeLayers, in: frame, resolver)
        case .fill(let style):
            if let paint = resolver.paint(style) { look.parts = [.fill(Path(frame), paint, isEvenOdd: false)] }
        case .image(let image): look.image = LookImage(image)
        case .button(let button): look.parts = button.parts(in: frame, resolver)
        case .background(let color, let radius):
            let paint = LookPaint.tone(color.tone.fixed(environment.fixedColorScheme))
            look.parts = [.fill(Path(roundedRect: frame, cornerRadius: radius), paint, isEvenOdd: false)]
        case .row(let row): look.parts = row.parts(in: frame, environment.fixedColorScheme)
        case .field: look.parts = Self.field(in: frame, environment.fixedColorScheme)
        case .bar: look.parts = Self.bar(in: frame, environment.fixedColorScheme)
        case .plain: break
        }
        return look
    }

    private static func field(in frame: CGRect, _ scheme: ColorScheme?) -> [ViewLook.Part] {
        let outline = Path(roundedRect: frame.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
        let tones = [SystemColor.systemBackground, .separator].map { $0.tone.fixed(scheme) }
        return [
            .fill(outline, .tone(tones[0]), isEvenOdd: false),
            .stroke(outline, .tone(tones[1]), StrokeStyle(lineWidth: 0.5)),
        ]
    }

    private static func bar(in frame: CGRect, _ scheme: ColorScheme?) -> [ViewLook.Part] {
        let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
        return [
            .fill(Path(frame), .tone(SystemColor.systemBackground.tone.fixed(scheme)), isEvenOdd: false),
            .fill(Path(line), .tone(SystemColor.separator.tone.fixed(scheme)), isEvenOdd: false),
        ]
    }

    private static func parts(
        of shape: any Shape, _ layers: [ShapeLayer], in frame: CGRect, _ resolver: LookResolver
    ) -> [ViewLook.Part] {
        let layers = layers.isEmpty ? [ShapeLayer(ForegroundStyle())] : layers
        return layers.compactMap { layer in
            guard let paint = resolver.paint(layer.style) else { return nil }
            guard let stroke = layer.stroke else {
                return .fill(shape.path(in: frame), paint, isEvenOdd: layer.fill.isEOFilled)
            }
            let inset =
                layer.isInside ? (shape as? any InsettableShape)?.path(in: frame, inset: stroke.lineWidth / 2) : nil
            return .stroke(inset ?? shape.path(in: frame), paint, stroke)
        }
    }
}

extension InsettableShape {
    fileprivate func path(in rect: CGRect, inset: CGFloat) -> Path { self.inset(by: inset).path(in: rect) }
}

extension ViewNode {
    /// Gives the view and what is in it the colour of controls, as the chosen tab has it.
    func drawInTint() {
        look = look?.inTint
        for child in children { child.drawInTint() }
    }
}

/// How a placed view is drawn, in the coordinates of the scene.
package struct ViewLook: Sendable {
    package enum Part: Sendable {
        case fill(Path, LookPaint, isEvenOdd: Bool)
        case stroke(Path, LookPaint, StrokeStyle)
    }

    /// From the back to the front.
    package var parts: [Part] = []
    package var image: LookImage?
    /// The colour of texts and symbols.
    package var ink: LookTone
    /// The colour of controls.
    package var tint: LookTone
    /// In 0…1.
    package var opacity: Double
    /// The appearance that the view asks for the whole scene.
    package var preferredScheme: ColorScheme?
}

/// A picture that a view shows.
package struct LookImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// The name in a catalog, and the folder whose catalogs come first.
        case asset(String, folder: String?)
        /// The name of a symbol of the system.
        case symbol(String)
    }

    package var source: Source
    /// Whether only the outline counts, which has the colour of texts; nil for what the catalog says.
    package var isTemplate: Bool?

    init(_ image: Image) {
        source =
            switch image.source {
            case .asset(let name): .asset(name, folder: image.folder)
            case .symbol(let name): .symbol(name)
            }
        isTemplate = image.isTemplate
    }
}

/// The box of a button in the platform's style.
struct ButtonLook: Sendable {
    let style: BuiltInButtonStyle
    let radius: CGFloat?

    func parts(in frame: CGRect, _ resolver: LookResolver) -> [ViewLook.Part] {
        let radius = radius ?? min(frame.width, frame.height) / 4
        let path = Path(roundedRect: frame, cornerRadius: min(radius, frame.height / 2))
        switch style {
        case .borderedProminent: return [.fill(path, resolver.tint, isEvenOdd: false)]
        // The tint at 15 % behind the label, as the gray of a system fill is.
        case .bordered: return [.fill(path, resolver.tint.faded(0.15), isEvenOdd: false)]
        default: return []
        }
    }
}

/// The background of a row in a list, and the line below it.
struct RowLook: Sendable {
    var isFirst: Bool
    var isLast: Bool
    /// Whether rows are in groups, on a background of their own.
    var isGrouped: Bool
    /// The radius of the corners of a group.
    var radius: CGFloat

    func parts(in frame: CGRect, _ scheme: ColorScheme?) -> [ViewLook.Part] {
        var parts: [ViewLook.Part] = []
        if isGrouped {
            let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
            let radii = RectangleCornerRadii(
                topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
            let tone = SystemColor.secondarySystemGroupedBackground.tone.fixed(scheme)
            parts.append(.fill(Path(roundedRect: frame, cornerRadii: radii), .tone(tone), isEvenOdd: false))
        }
        if !isLast {
            var line = frame
            line.origin.x += 16
            line.size.width = max(line.width - 16, 0)
            line.origin.y = frame.maxY - 0.5
            line.size.height = 0.5
            parts.append(.fill(Path(line), .tone(SystemColor.separator.tone.fixed(scheme)), isEvenOdd: false))
        }
        return parts
    }
}

extension EnvironmentValues {
    /// Sets the colour of a button's label, unless a modifier around the button sets one.
    mutating func setLabelLook(of style: BuiltInButtonStyle, role: ButtonRole?) {
        if role == .destructive, style != .plain { tintLook = TintLook(style: Color.red) }
        guard foregroundLook == nil else { return }
        switch style {
        case .borderedProminent: setForeground(Color.white)
        case .automatic, .borderless, .bordered: setForeground(TintShapeStyle())
        case .plain: break
        }
    }
}
