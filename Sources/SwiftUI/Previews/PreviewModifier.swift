internal import Foundation
internal import Galley
public import ViewLayout

/// Something that makes another view of a preview, with objects that it makes once for all previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The objects that are made once.
    associatedtype Context = Void
    /// The views that the modifier makes of a preview.
    associatedtype Body: View
    /// The views of the preview.
    typealias Content = PreviewModifierContent
    /// Makes the objects.
    static func makeSharedContext() async throws -> Context
    /// The views that the modifier makes of a preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// The views of a preview.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewModifier {
    /// The view that the modifier makes of another.
    @MainActor func applied(to content: AnyView) throws -> AnyView {
        let context = try SharedContexts.context(of: Self.self)
        return AnyView(body(content: PreviewModifierContent(content: content), context: context))
    }
}

/// The objects of modifiers, made once for all previews.
@MainActor private enum SharedContexts {
    /// The time limit for making the objects, in seconds.
    static let patience = 5.0
    private static var known: [ObjectIdentifier: Any] = [:]

    /// - Throws: What making the objects throws, or that it does not end.
    static func context<Modifier: PreviewModifier>(of type: Modifier.Type) throws -> Modifier.Context {
        let key = ObjectIdentifier(type)
        if let known = known[key] as? Result<Modifier.Context, any Error> { return try known.get() }
        let made = make(type)
        known[key] = made
        return try made.get()
    }

    /// Runs the function to its end: as a rule it waits for nothing, and is done at once.
    private static func make<Modifier: PreviewModifier>(_ type: Modifier.Type) -> Result<Modifier.Context, any Error> {
        var made: Result<Modifier.Context, any Error>?
        Task.immediate { @MainActor in
            do { made = .success(try await type.makeSharedContext()) } catch { made = .failure(error) }
        }
        // What it waits for comes back to the main actor, which goes on in the run loop of the main thread, unless this is
        // itself called from there.
        let end = Date(timeIntervalSinceNow: patience)
        while made == nil, Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        return made
            ?? .failure(
                InputError(.configuration, "\(type).makeSharedContext() has not ended after \(Int(patience)) seconds"))
    }
}
