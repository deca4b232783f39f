internal import Catalogs

/// A view of a layout, after its includes are filled in.
final class AndroidNode {
    let element: XML.Element
    /// The file that the element is in.
    let path: String
    unowned let parent: AndroidNode?
    private(set) var children: [AndroidNode] = []
    /// Attributes of the `<include>` that replace the element's own.
    let overrides: XML.Element?
    /// Its attributes through styles.
    let values: AndroidValues
    private let style: (items: [String: String], base: String?)?

    init(
        _ element: XML.Element, path: String, parent: AndroidNode?, overrides: XML.Element?, values: AndroidValues
    ) {
        self.element = element
        self.path = path
        self.parent = parent
        self.overrides = overrides
        self.values = values
        style = element["style"].flatMap { values.style($0) }
        parent?.children.append(self)
    }

    /// `TextView` of `com.app.views.TextView`, and of `<view class="…">`
    var kind: String {
        let name = element.name == "view" ? element["class"] ?? "view" : element.name
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    /// Whether the class belongs to the app, not to Android or its libraries.
    var isCustom: Bool {
        let name = element.name == "view" ? element["class"] ?? "" : element.name
        return name.contains(".") && !["androidx.", "android.", "com.google.android."].contains { name.hasPrefix($0) }
    }

    /// The library's style that the styles of the project end with.
    var styleBase: String? {
        if let base = style?.base { return base }
        guard style == nil, let style = element["style"] else { return nil }
        return style.hasPrefix("@") ? AndroidStyle.name(style) : style
    }

    /// The value of an attribute: that of the include, of the element, or of a style of the project.
    func attribute(_ name: String) -> String? {
        if let overrides {
            // A layout takes the parameters of an include only together with both sizes.
            let isParameter = name.hasPrefix("layout_")
            let hasSizes = overrides.android("layout_width") != nil && overrides.android("layout_height") != nil
            if isParameter ? hasSizes : name == "visibility" || name == "id" {
                if let value = overrides.android(name) ?? overrides.app(name) { return value }
                if isParameter { return nil }
            }
        }
        return element.android(name) ?? element.app(name) ?? style?.items[name] ?? style?.items["app:\(name)"]
    }

    /// A length in dp. Lengths in sp are those at the usual text size.
    func length(_ names: String...) -> Double? {
        for name in names {
            if let text = attribute(name) { return values.length(text)?.value }
        }
        return nil
    }

    /// A length that is 0 where it is not set, and nil where it is set to something that is not known.
    func known(_ names: String...) -> Double? {
        for name in names {
            if let text = attribute(name) { return values.length(text)?.value }
        }
        return 0
    }

    var isGone: Bool { attribute("visibility") == "gone" }
    var id: String? { attribute("id").map { String($0.split(separator: "/").last ?? "") } }
    var root: AndroidNode { parent?.root ?? self }
    var all: [AndroidNode] { [self] + children.flatMap(\.all) }

    /// What messages call it.
    var title: String { "\(kind) on line \(element.position.line)" }
}

/// Fills in the includes of layouts.
struct AndroidTree {
    private let project: AndroidProject
    private(set) var faults: [UnknownRoom] = []
    private var values: [String: AndroidValues] = [:]
    private var count = 0
    /// More than a screen has: each of a chain of layouts may include the next one twice.
    private static let limit = 20_000
    private static let depthLimit = 200

    init(_ project: AndroidProject) { self.project = project }

    /// The outermost view of a layout; nil where it has none.
    mutating func root(_ element: XML.Element, path: String) -> AndroidNode? {
        add(element, path: path, to: nil, overrides: nil, inside: [path], depth: 0)
    }

    /// Adds a view and what is in it. Returns the first one that was added.
    private mutating func add(
        _ element: XML.Element, path: String, to parent: AndroidNode?, overrides: XML.Element?, inside: [String],
        depth: Int
    ) -> AndroidNode? {
        count += 1
        guard count <= Self.limit else {
            if count == Self.limit + 1 { report(element, path, "the layout has more than \(Self.limit) views") }
            return nil
        }
        guard depth <= Self.depthLimit else {
            report(element, path, "views are nested more than \(Self.depthLimit) deep")
            return nil
        }
        switch element.name {
        // Data binding wraps a layout.
        case "layout":
            guard let inner = element.elements.first(where: { $0.name != "data" }) else { return nil }
            return add(inner, path: path, to: parent, overrides: overrides, inside: inside, depth: depth)
        case "include", "ViewStub":
            return include(element, path: path, to: parent, inside: inside, depth: depth + 1)
        case "merge" where parent != nil:
            var first: AndroidNode?
            for child in element.elements {
                let node = add(child, path: path, to: parent, overrides: nil, inside: inside, depth: depth + 1)
                first = first ?? node
            }
            return first
        case "requestFocus", "tag", "data", "fragment": return nil
        default: break
        }
        let node = AndroidNode(element, path: path, parent: parent, overrides: overrides, values: values(for: path))
        for child in element.elements {
            _ = add(child, path: path, to: node, overrides: nil, inside: inside, depth: depth + 1)
        }
        return node
    }

    private mutating func include(
        _ element: XML.Element, path: String, to parent: AndroidNode?, inside: [String],
        depth: Int
    ) -> AndroidNode? {
        let reference = element["layout"] ?? element.android("layout") ?? ""
        guard reference.hasPrefix("@layout/") else {
            report(element, path, "the layout '\(reference)' is chosen at run time")
            return nil
        }
        let name = String(reference.dropFirst("@layout/".count))
        guard let file = project.file("layout", name, from: path) else {
            report(element, path, "the project has no layout '\(name)'")
            return nil
        }
        guard !inside.contains(file) else {
            let names = (inside.drop { $0 != file } + [file]).compactMap { AndroidProject.parts(of: $0)?.name }
            report(element, path, "the layout includes itself: \(names.joined(separator: " → "))")
            return nil
        }
        switch project.tree(file) {
        case .success(let tree):
            return add(tree, path: file, to: parent, overrides: element, inside: inside + [file], depth: depth + 1)
        case .failure(let error): report(element, path, "the included layout cannot be read: \(error.description)")
        case nil: report(element, path, "the included layout '\(name)' cannot be read")
        }
        return nil
    }

    private mutating func values(for path: String) -> AndroidValues {
        if let known = values[path] { return known }
        let new = AndroidValues(project, path: path)
        values[path] = new
        return new
    }

    private mutating func report(_ element: XML.Element, _ path: String, _ reason: String) {
        let place = RoomPlace(file: path, line: element.position.line, column: element.position.column)
        faults.append(UnknownRoom(place: place, reason: reason))
    }
}
