internal import Scenes

extension ValueShape {
    /// Whether nothing may be after the colon.
    var mayBeNothing: Bool {
        switch self {
        case .nothing: true
        case .either(let shapes): shapes.contains(where: \.mayBeNothing)
        case .named(_, about: _, let shape): shape.mayBeNothing
        default: false
        }
    }

    /// Whether the shape is described under its own name.
    var isNamed: Bool { if case .named = self { true } else { false } }

    /// The keys of the mapping that the value is or may be; empty for one that is described elsewhere.
    var keys: [KeyShape] {
        switch self {
        case .mapping(let keys): keys
        case .either(let shapes): shapes.first { !$0.isNamed && !$0.keys.isEmpty }?.keys ?? []
        case .list(let items, atLeast: _): items.isNamed ? [] : items.keys
        case .named(_, about: _, let shape): shape.keys
        default: []
        }
    }

    /// Visits the shape and its parts, except for the views of tables.
    func walk(_ visit: (ValueShape) -> Void) {
        visit(self)
        switch self {
        case .list(let shape, atLeast: _), .names(of: _, let shape), .named(_, about: _, let shape): shape.walk(visit)
        case .mapping(let keys): for key in keys { key.shape.walk(visit) }
        case .either(let shapes): for shape in shapes { shape.walk(visit) }
        default: break
        }
    }
}
