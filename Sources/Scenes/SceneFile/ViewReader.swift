internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

/// Makes views of the mappings of a scene file.
///
/// A view is a mapping whose first key names it and whose value is its content; the keys after it are modifiers,
/// applied in the order written. A view without content may stand as its name alone.
final class ViewReader {
    /// What the views name that is to be found elsewhere, whether or not they are ever shown.
    private(set) var references = SceneReferences()
    private var depth = 0
    private var count = 0

    /// Deeper nesting is a mistake, or an attack on the stack.
    private static let deepest = 250
    /// Anchors let a short file describe a huge scene; past this many views it is a mistake.
    private static let most = 100_000

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
            guard let modify = ViewModifiers.all[entry.name] else {
                throw InputError.unknown(
                    "modifier", entry.name, expected: ViewModifiers.all.keys.sorted(), at: entry.position)
            }
            view = try modify(self, view, entry.value)
        }
        return view
    }

    /// The views of a list.
    func views(_ value: YAMLValue?, of name: String) throws -> ViewSequence {
        guard let value else { return ViewSequence([]) }
        return ViewSequence(try value.list(name).map(view))
    }

    /// The content of an overlay or background: a view, or a mapping with `alignment` and `content`.
    func layer(_ value: YAMLValue, of name: String) throws -> (content: AnyView, alignment: Alignment) {
        guard value.isMapping, try value.entries(name).contains(where: { $0.name == "content" }) else {
            return (try view(value), .center)
        }
        let entries = try value.entries(name, keys: ["alignment", "content"])
        guard let content = entries["content"] else { throw value.wrong(name, "a view") }
        return (try view(content), try entries["alignment"].map(SceneValues.alignment) ?? .center)
    }

    /// Notes that the scene names something that is to be found elsewhere.
    func note(
        _ name: String, as kind: WritableKeyPath<SceneReferences, [SceneReferences.Name]>, at position: SourcePosition
    ) {
        references[keyPath: kind].append(SceneReferences.Name(name, at: position))
    }

    private func maker(named name: String, at position: SourcePosition) throws -> ViewMaker {
        guard let maker = ViewMakers.all[name] else {
            throw InputError.unknown("view", name, expected: ViewMakers.all.keys.sorted(), at: position)
        }
        return maker
    }

    private func located(_ view: AnyView, at position: SourcePosition) -> AnyView {
        AnyView(view.source(ViewSource(line: position.line, column: position.column)))
    }
}

/// Makes a view of its content; nil where the file gives none.
typealias ViewMaker = @Sendable (ViewReader, YAMLValue?, SourcePosition) throws -> AnyView

/// Changes a view as the value says.
typealias ViewChange = @Sendable (ViewReader, AnyView, YAMLValue) throws -> AnyView

/// The views of scene files, by name.
enum ViewMakers {
    static let all: [String: ViewMaker] = [texts, controls, shapes, containers, lists, layouts].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }
}

/// The modifiers of scene files, by name.
enum ViewModifiers {
    static let all: [String: ViewChange] = [text, layout, places, space, marks].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    /// How a view gets one modifier twice: a mapping has each key once.
    static func cure(ofRepeated name: String) -> String? {
        guard all[name] != nil else { return nil }
        return "to modify a view twice, put it with the first \(name) into a Group: and the second \(name) after that"
    }
}
