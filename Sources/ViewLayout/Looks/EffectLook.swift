public import Foundation

/// What a modifier does with the picture of the view inside, and the environment that decides how.
///
/// It takes up no space: no layout and no report depends on it.
struct EffectLook: @unchecked Sendable {
    enum Content: Sendable {
        /// Nothing is drawn outside of a shape.
        case clip(any Shape)
        case shadow(any ShapeStyle, radius: CGFloat, offset: CGSize)
        /// A line inside the edges.
        case border(any ShapeStyle, width: CGFloat)
        /// A style behind the view, unless it is a view of its own there.
        case background(any ShapeStyle)
    }

    let content: Content
    let environment: EnvironmentValues
}

/// An effect at its place.
package struct PlacedEffect: Sendable {
    /// What is drawn, in the coordinates of the scene.
    package enum Drawing: Sendable {
        case clip(Path)
        case shadow(LookTone, radius: CGFloat, offset: CGSize)
        case behind(ViewLook.Part)
        case over(ViewLook.Part)
    }

    let look: EffectLook
    /// The frame of the view.
    package var rect: CGRect

    /// nil for an effect without a paint. O(steps of the outline).
    package var drawing: Drawing? {
        let resolver = LookResolver(look.environment)
        switch look.content {
        case .clip(let shape): return .clip(shape.path(in: rect))
        case .shadow(let style, let radius, let offset):
            return resolver.paint(style).map {
                .shadow($0.faded(look.environment.drawnOpacity).tone, radius: radius, offset: offset)
            }
        case .border(let style, let width):
            let line = Path(rect.insetBy(dx: width / 2, dy: width / 2))
            return paint(style, resolver).map { .over(.stroke(line, $0, StrokeStyle(lineWidth: width))) }
        case .background(let style):
            guard StyleView(style: style).view(in: look.environment) == nil else { return nil }
            return paint(style, resolver).map { .behind(.fill(Path(rect), $0, isEvenOdd: false)) }
        }
    }

    private func paint(_ style: any ShapeStyle, _ resolver: LookResolver) -> LookPaint? {
        resolver.paint(style)?.faded(look.environment.drawnOpacity)
    }
}

/// Notes an effect about each view of the content.
nonisolated struct EffectModifier: PrimitiveModifier {
    /// nil for an effect that pictures do not show.
    let content: EffectLook.Content?

    @MainActor func makeNodes(of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext) -> [ViewNode]
    {
        let nodes = content(context)
        guard let effect = self.content else { return nodes }
        for node in nodes {
            node.facts.effects.append(EffectLook(content: effect, environment: context.environment))
        }
        return nodes
    }
}

extension View {
    nonisolated func effect(_ content: EffectLook.Content?) -> some View { modifier(EffectModifier(content: content)) }
}

// Shadows, masks and borders take up no space: these modifiers change only pictures.

extension View {
    /// Draws a shadow behind the view.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { effect(.shadow(color, radius: radius, offset: CGSize(width: x, height: y))) }
    /// Shows the view only where a mask is. Pictures show masks that are shapes.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { effect(.mask(mask())) }
    /// Shows the view only where a mask is. Pictures show masks that are shapes.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { effect(.mask(mask)) }
    /// Draws a line inside the edges of the frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        effect(.border(content, width: width))
    }
}

extension EffectLook.Content {
    /// A clip where the mask is a shape in the whole frame; else nothing.
    fileprivate static func mask(_ mask: some View) -> EffectLook.Content? {
        (mask as? any Shape).map { .clip($0) }
    }
}
