public import ViewLayout

/// A preview that the macro `#Preview` declares; on Linux it is a scene.
public struct Preview {
    /// The kind of traits that previews of views have.
    public struct ViewTraits: Sendable {}

    let traits: [PreviewTrait<ViewTraits>]
    let name: String?
    let body: @MainActor () -> any View
    /// What it shows of a widget; nil for views.
    var widget: WidgetPreview?

    /// Makes a preview of views; several are put below each other.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        self.body = body
    }

    /// The views, with the modifiers that traits put around them, the first trait's outermost.
    @MainActor func content() throws -> AnyView {
        try traits.reversed().reduce(AnyView(PreviewBody(make: body))) { try $1.modify?($0) ?? $0 }
    }

    /// The facts from its name and traits, and the others from its views if these can be made.
    @MainActor var facts: PreviewFacts {
        var facts = PreviewFacts()
        facts.displayName = name
        for trait in traits { trait.change(&facts) }
        let own = (try? content())?.previewFacts ?? []
        return own.count == 1 ? facts.completed(by: own[0]) : facts
    }
}

/// The views of a preview, made anew at each evaluation.
private struct PreviewBody: View {
    let make: @MainActor () -> any View
    var body: some View { AnyView(make()) }
}

/// What the macro `#Preview` makes: the place of the preview, and the preview.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewRegistry {
    /// The file, as `#fileID` has it: the module and the name of the file.
    static var fileID: String { get }
    /// The path of the file where it was compiled.
    static var filePath: String { get }
    /// From 1.
    static var line: Int { get }
    /// From 1.
    static var column: Int { get }
    /// Makes the preview.
    static func makePreview() throws -> Preview
}
