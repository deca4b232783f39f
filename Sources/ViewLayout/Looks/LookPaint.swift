import Foundation

/// What an area is drawn with: a style in an environment.
package enum LookPaint: Hashable, Sendable {
    case tone(LookTone)
    case gradient(LookGradient)

    /// One colour for what takes no gradient, such as text.
    package var tone: LookTone {
        switch self {
        case .tone(let tone): tone
        case .gradient(let gradient): gradient.middle
        }
    }

    func faded(_ opacity: Double) -> LookPaint {
        switch self {
        case .tone(let tone): return .tone(tone.faded(opacity))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].tone = gradient.stops[index].tone.faded(opacity)
            }
            return .gradient(gradient)
        }
    }
}

/// Colours that change into each other, in the coordinates of the area: 0…1 on both axes.
package struct LookGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var tone: LookTone
        /// The place between the ends, in 0…1.
        package var location: Double
    }

    package enum Form: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, start: Double, end: Double)
        /// Radii as fractions of the area's width and height.
        case elliptical(center: UnitPoint, start: Double, end: Double)
    }

    package var stops: [Stop]
    package var form: Form

    var middle: LookTone { stops.isEmpty ? SystemColor.clear.tone : stops[stops.count / 2].tone }
}

extension LookPaint {
    /// The paint of a style; nil for one that is not drawn, such as a picture that repeats.
    init?(_ style: any ShapeStyle, in environment: EnvironmentValues) {
        guard let paint = LookResolver(environment).paint(style) else { return nil }
        self = paint
    }
}

/// Finds out what styles are drawn with.
struct LookResolver {
    private let environment: EnvironmentValues
    /// Styles may lead to each other in a circle.
    private static let deepest = 64

    init(_ environment: EnvironmentValues) { self.environment = environment }

    func paint(_ style: any ShapeStyle) -> LookPaint? { paint(style, in: environment.foregroundLook, depth: 0) }

    /// The colour of texts and symbols.
    var foreground: LookPaint { paint(ForegroundStyle()) ?? .tone(fixed(.label)) }

    /// The colour of controls.
    var tint: LookPaint { paint(TintShapeStyle()) ?? .tone(accent) }

    private func paint(_ style: any ShapeStyle, in foreground: ForegroundLook?, depth: Int) -> LookPaint? {
        guard depth < Self.deepest else { return nil }
        func next(_ style: any ShapeStyle) -> LookPaint? { paint(style, in: foreground, depth: depth + 1) }
        switch style {
        case let color as Color: return paint(color)
        case let levels as HierarchicalShapeStyle: return level(levels.level, of: foreground, depth: depth)
        case is ForegroundStyle: return level(1, of: foreground, depth: depth)
        case is TintShapeStyle: return environment.tintLook.map(\.style).flatMap(next) ?? .tone(accent)
        case is SelectionShapeStyle: return .tone(accent)
        case is BackgroundStyle:
            return environment.backgroundStyle.flatMap(next) ?? .tone(fixed(.systemBackground))
        case is SeparatorShapeStyle: return .tone(fixed(.separator))
        case is FillShapeStyle: return .tone(fixed(.systemFill))
        case is PlaceholderTextShapeStyle: return .tone(fixed(.placeholderText))
        case is LinkShapeStyle: return .tone(fixed(.link))
        case is WindowBackgroundShapeStyle: return .tone(fixed(.systemBackground))
        case let material as Material: return .tone(material.tone.fixed(environment.fixedColorScheme))
        case let changed as ChangedStyle:
            let opacity = changed.opacity * Self.opacity(ofLevel: changed.level)
            return next(changed.base).map { opacity == 1 ? $0 : $0.faded(opacity) }
        case let gradient as any GradientStyle: return paint(gradient)
        case is ImagePaint: return nil
        default: return style.next(in: environment).flatMap(next)
        }
    }

    private func paint(_ color: Color) -> LookPaint? {
        switch color.value {
        case .primary: level(1, of: nil, depth: 0)?.faded(color.alpha)
        case .secondary: level(2, of: nil, depth: 0)?.faded(color.alpha)
        default: .tone(tone(color))
        }
    }

    /// The colour in both appearances, or in that which a view around sets.
    func tone(_ color: Color) -> LookTone {
        let tone: LookTone =
            switch color.value {
            case .system(let system): system.tone
            case .primary: SystemColor.label.tone
            case .secondary: SystemColor.secondaryLabel.tone
            case .accent: environment.tintLook.flatMap { LookPaint($0.style, in: environment)?.tone } ?? accent
            case .asset(let name, let folder):
                // A colour that no catalog has is clear, as on a device.
                environment.assets?.color(name, in: folder) ?? SystemColor.clear.tone
            case .components(let red, let green, let blue):
                LookTone(LookColor(color.space, red: red, green: green, blue: blue))
            case .hue(let hue, let saturation, let brightness):
                LookTone(LookColor(hue: hue, saturation: saturation, brightness: brightness, opacity: 1))
            case .tone(let tone): tone
            }
        return tone.faded(color.alpha).fixed(environment.fixedColorScheme)
    }

    /// The colour of the asset catalog for controls, or else that of the system.
    private var accent: LookTone {
        let tone = environment.assets?.accentColor ?? SystemColor.blue.tone
        return tone.fixed(environment.fixedColorScheme)
    }

    private func fixed(_ color: SystemColor) -> LookTone { color.tone.fixed(environment.fixedColorScheme) }

    /// A level of the foreground, from 1; those of the default foreground are the colours of labels.
    private func level(_ level: Int, of foreground: ForegroundLook?, depth: Int) -> LookPaint? {
        guard let foreground else {
            let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            return .tone(fixed(labels[min(max(level, 1), labels.count) - 1]))
        }
        if level > 1, level <= foreground.styles.count {
            return paint(foreground.styles[level - 1], in: foreground.outer, depth: depth + 1)
        }
        let first = paint(foreground.styles[0], in: foreground.outer, depth: depth + 1)
        return level == 1 ? first : first?.faded(Self.opacity(ofLevel: level))
    }

    /// How visible the levels of a colour are.
    private static func opacity(ofLevel level: Int) -> Double {
        switch level {
        case ...1: 1
        case 2: 0.5
        case 3: 0.3
        default: 0.2
        }
    }

    private func paint(_ style: any GradientStyle) -> LookPaint? {
        let stops = style.gradient.stops.prefix(64).map {
            LookGradient.Stop(tone: tone($0.color), location: min(max(Double($0.location), 0), 1))
        }
        guard let first = stops.first else { return nil }
        if stops.allSatisfy({ $0.tone == first.tone }) { return .tone(first.tone) }
        return .gradient(LookGradient(stops: stops, form: style.form))
    }
}

/// A style of several colours.
private protocol GradientStyle: ShapeStyle {
    var gradient: Gradient { get }
    var form: LookGradient.Form { get }
}

extension GradientStyle {
    /// From the top down, also for forms that are drawn only roughly.
    fileprivate var form: LookGradient.Form { .linear(start: .top, end: .bottom) }
}

extension Gradient: GradientStyle {
    fileprivate var gradient: Gradient { self }
}
extension AnyGradient: GradientStyle {}
extension MeshGradient: GradientStyle {}
extension AngularGradient: GradientStyle {}
extension EllipticalGradient: GradientStyle {
    fileprivate var form: LookGradient.Form { .elliptical(center: .center, start: 0, end: 0.5) }
}
extension LinearGradient: GradientStyle {
    fileprivate var form: LookGradient.Form { .linear(start: start, end: end) }
}
extension RadialGradient: GradientStyle {
    fileprivate var form: LookGradient.Form {
        .radial(center: center, start: Double(startRadius), end: Double(endRadius))
    }
}

extension Material {
    /// A translucent gray in the place of what is blurred behind the view; chosen by eye.
    fileprivate var tone: LookTone {
        let opacity: Double =
            switch name {
            case "ultraThin": 0.4
            case "thin": 0.55
            case "thick": 0.85
            case "ultraThick", "bar": 0.92
            default: 0.7
            }
        return LookTone(
            light: LookColor(red: 0.96, green: 0.96, blue: 0.97, opacity: opacity),
            dark: LookColor(red: 0.15, green: 0.15, blue: 0.16, opacity: opacity))
    }
}
