public import Foundation

/// An image, as large as its asset catalog, the scene or the preset says.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String)
    }

    let source: Source
    /// The size in points; `nil` for that of the environment or the preset.
    package var size: CGSize?
    var isResizable = false
    /// The folder of the bundle whose catalogs come first.
    private(set) var folder: String?
    /// Whether the image is a stencil for the foreground colour; nil for what its catalog says.
    var isTemplate: Bool?

    /// An image of the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name, folder: bundle?.ownFolder)
    }

    /// An image of the asset catalog; those in a folder come first.
    init(_ name: String, folder: String?) {
        source = .asset(name)
        self.folder = folder
    }

    /// An image that screen readers ignore.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// A symbol of the system: a square as high as a line of text.
    public init(systemName: String) { source = .symbol(systemName) }
    /// A symbol of the system, of which a part is drawn: its size is the same.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// An image of the asset catalog, of which a part is drawn: its size is the same.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// An image of a size in points.
    package init(_ name: String, size: CGSize) {
        source = .asset(name)
        self.size = size
    }

    /// How an image fills a larger frame; it does not change layout.
    public enum ResizingMode: Hashable, Sendable {
        /// Whether an image is repeated or stretched to fill its frame.
        case tile, stretch
    }
    /// How an image is coloured; it does not change layout.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Whether an image is a stencil for the foreground colour, or has its own colours.
        case template, original
    }
    /// How an image is scaled; it does not change layout.
    public enum Interpolation: Hashable, Sendable {
        /// How smoothly an image is scaled.
        case none, low, medium, high
    }
    /// The size of a symbol beside its text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// How large a symbol is beside text of its font.
        case small, medium, large
    }

    /// Lets the image take the size that it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let leaf = leaf(in: context.environment, context.session.measurer)
        let node = ViewNode(kind: "Image", behavior: LeafBehavior(leaf), context: context)
        node.look = LookSource(.image(self), context.environment)
        return [node]
    }

    /// The image as layout sees it in an environment.
    func leaf(in environment: EnvironmentValues, _ measurer: any TextMeasurer) -> ImageLeaf {
        switch source {
        case .asset(let name):
            let known = size ?? environment.imageSizes[name] ?? environment.assets?.imageSize(name, in: folder)
            return ImageLeaf(
                size: known ?? environment.controlMetrics.imageSize, isResizable: isResizable, baseline: nil)
        case .symbol:
            let sample = TextContent(runs: [.init(source: .verbatim("x"))])
            let metrics = measurer.lineMetrics(of: sample, in: environment.text)
            let factor: CGFloat =
                switch environment.imageScale {
                case .small: 0.8
                case .medium: 1
                case .large: 1.28
                }
            let side = (metrics.ascender - metrics.descender) * factor
            let pixel = environment.pixelLength
            return ImageLeaf(
                size: size ?? CGSize(width: side, height: side).roundedUp(toPixel: pixel), isResizable: isResizable,
                baseline: (metrics.ascender * factor).rounded(toPixel: pixel))
        }
    }
}

struct ImageLeaf: Leaf {
    let size: CGSize
    let isResizable: Bool
    let baseline: CGFloat?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline && !isResizable ? baseline : nil
    }

    var guides: GuideSet { baseline == nil ? [] : .vertical }
}

extension EnvironmentValues {
    private enum SizesKey: EnvironmentKey { static let defaultValue: [String: CGSize] = [:] }
    private enum ScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

    /// The sizes of asset images by name, in points.
    package var imageSizes: [String: CGSize] {
        get { self[SizesKey.self] }
        set { self[SizesKey.self] = newValue }
    }

    /// The size of symbols beside their text.
    public var imageScale: Image.Scale {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols beside their text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
