internal import Basics
internal import Foundation
internal import Labels
internal import ViewLayout

/// Makes views from the mappings of a scene file.
///
/// A view is a mapping whose first key names it and whose value is its content; the keys after it are modifiers,
/// applied in the order written. A view without content may be written as its name alone.
final class ViewReader {
    /// The names in views that refer to something else, whether or not the views are ever shown.
    private(set) var references = SceneReferences()
    private var depth = 0
    private var count = 0

    /// The deepest nesting; more is a mistake, or an attack on the stack.
    private static let deepest = 250
    /// The most views; with anchors a short file can describe a huge scene by mistake.
    private static let most = 100_000

    /// The command that prints the reference of views and modifiers.
    private static let reference = "galley schema scene --markdown"

    func view(_ value: YAMLValue) throws -> AnyView {
        depth += 1
        count += 1
        references.views = count
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw InputError(.configuration, "views are nested more than \(Self.deepest) deep", at: value.position)
        }
        guard count <= Self.most else {
            throw InputError(.configuration, "the scene has more than \(Self.most) views", at: value.position)
        }
        if let name = value.scalar {
            return located(try maker(named: name, at: value.position)(self, nil, value.position), at: value.position)
        }
        let entries = try value.entries("a view")
        guard let head = entries.first else { throw value.wrong("a view", "the name of a view and its content") }
        let make = try maker(named: head.name, at: head.position)
        let content = head.value.isNull ? nil : head.value
        var view = located(try make(self, content, head.position), at: head.position)
        for entry in entries.dropFirst() {
            guard let modifier = SceneModifiers.all[entry.name] else {
                throw unknown("modifier", entry.name, among: SceneModifiers.all.keys, at: entry.position)
            }
            view = try modifier.change(self, view, entry.value)
        }
        return view
    }

    /// The views of a list.
    func views(_ value: YAMLValue?, of name: String) throws -> ViewSequence {
        guard let value else { return ViewSequence([]) }
        return ViewSequence(try value.list(name).map(view))
    }

    /// Notes that the scene refers to something else by name.
    func note(
        _ name: String, as kind: WritableKeyPath<SceneReferences, [SceneReferences.Name]>, at position: SourcePosition
    ) {
        references[keyPath: kind].append(SceneReferences.Name(name, at: position))
    }

    private func maker(named name: String, at position: SourcePosition) throws -> ViewMaker {
        guard let view = SceneViews.all[name] else {
            throw unknown("view", name, among: SceneViews.all.keys, at: position)
        }
        return view.make
    }

    /// The error with the nearest name, and where all names are described.
    private func unknown(
        _ kind: String, _ name: String, among names: some Collection<String>, at position: SourcePosition
    ) -> InputError {
        var error = InputError.unknown(kind, name, expected: names.sorted(), at: position)
        error.message += error.message.hasSuffix("?") ? " " : "; "
        error.message += "\(Self.reference) describes every \(kind)"
        return error
    }

    private func located(_ view: AnyView, at position: SourcePosition) -> AnyView {
        AnyView(view.source(ViewSource(line: position.line, column: position.column)))
    }
}
