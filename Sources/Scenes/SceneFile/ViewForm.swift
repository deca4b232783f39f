internal import Basics
internal import Labels
internal import ViewLayout

/// A view of scene files: its name, what its content may be, and how it is made.
package struct ViewForm: Sendable {
    package let name: String
    /// One line of documentation.
    package let about: String
    /// What the content may be; if it may be nothing, the view may be written as its name alone.
    package let content: ValueShape
    let make: ViewMaker
}

/// Makes a view from its content; nil where the file has none.
typealias ViewMaker = @Sendable (ViewReader, YAMLValue?, SourcePosition) throws -> AnyView

/// Makes a value when the reader of the views comes to it.
typealias Making<Value> = (ViewReader) throws -> Value

/// A group of views under a heading of the reference.
package struct ViewSection: Sendable {
    package let title: String
    package private(set) var views: [ViewForm] = []

    init(_ title: String, _ fill: (inout ViewSection) -> Void) {
        self.title = title
        fill(&self)
    }

    /// A view that needs content; `absence` is the error for a view without.
    mutating func view<Content>(
        _ name: String, _ about: String, _ form: ValueForm<Content>, absence: Absence,
        make: @escaping @Sendable (ViewReader, Content) throws -> AnyView
    ) {
        add(name, about, form.shape) { reader, content, position in
            guard let content else { throw absence.error(of: name, at: position) }
            return try make(reader, try form.read(content, name))
        }
    }

    /// A view that may have content.
    mutating func view<Content>(
        _ name: String, _ about: String, optional form: ValueForm<Content>,
        make: @escaping @Sendable (ViewReader, Content?) throws -> AnyView
    ) {
        add(name, about, .either([form.shape, .nothing])) { reader, content, _ in
            try make(reader, try content.map { try form.read($0, name) })
        }
    }

    /// A view that takes no content.
    mutating func bare(_ name: String, _ about: String, make: @escaping @Sendable () -> AnyView) {
        add(name, about, .nothing) { _, content, _ in
            if let content { throw content.wrong(name, "no content") }
            return make()
        }
    }

    /// A container: a list of views, or a mapping with options and the views under `content`.
    ///
    /// - Parameter least: How many views it needs.
    mutating func container<each Option>(
        _ name: String, _ about: String, _ options: repeat MappingKey<each Option>, least: Int = 0,
        make: @escaping @Sendable (ViewReader, ViewSequence, repeat each Option) throws -> AnyView
    ) {
        let row = (repeat each options)
        var shapes: [KeyShape] = []
        for option in repeat each options { shapes.append(option.shape) }
        let names = shapes.map(\.name) + ["content"]
        let views = ValueShape.list(.view, atLeast: least)
        let mapping = ValueShape.mapping(shapes + [KeyShape("content", views, "The views.", isRequired: least > 0)])
        let list = shapes.contains(where: \.isRequired) ? [] : least > 0 ? [views] : [views, .nothing]
        add(name, about, .either(list + [mapping])) { reader, value, position in
            func needs(_ missing: String) -> InputError { Absence.needs(missing).error(of: name, at: position) }
            var entries: [String: YAMLValue] = [:]
            let content: ViewSequence
            if let value, value.isMapping {
                entries = try value.entries(name, keys: names)
                content = try reader.views(entries["content"], of: "content")
            } else {
                content = try reader.views(value, of: name)
            }
            guard content.views.count >= least else { throw needs("at least one view") }
            return try make(reader, content, repeat try (each row).read(entries, missing: needs))
        }
    }

    private mutating func add(_ name: String, _ about: String, _ content: ValueShape, make: @escaping ViewMaker) {
        views.append(ViewForm(name: name, about: about, content: content, make: make))
    }

    /// The error for a view without content.
    enum Absence {
        /// "Text expects a key of a catalog, not nothing".
        case expects(String)
        /// "Image needs a name".
        case needs(String)

        func error(of name: String, at position: SourcePosition) -> InputError {
            switch self {
            case .expects(let content):
                InputError.wrongValue(of: name, expected: content, found: "nothing", at: position)
            case .needs(let content): InputError(.configuration, "\(name) needs \(content)", at: position)
            }
        }
    }
}

/// The views of scene files.
package enum SceneViews {
    /// All of them, under the headings of the reference.
    package static let sections: [ViewSection] = [texts, controls, shapes, containers, lists, layouts]

    /// All of them, by name.
    static let all: [String: ViewForm] = Dictionary(
        sections.flatMap(\.views).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
