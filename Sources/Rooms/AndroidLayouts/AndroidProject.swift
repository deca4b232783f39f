internal import Basics
package import Catalogs

/// The resources that layouts refer to: dimensions, styles, texts, other layouts, and pictures.
///
/// A name may be in several files. The one in the folder of resources that the layout is in counts, then the first in the order of
/// the paths; values for other configurations (`values-land`) do not count.
package final class AndroidProject {
    private let read: (String) -> [UInt8]?
    /// Passes on each file of source code.
    private let eachSource: (([UInt8]) -> Void) -> Void
    /// What the source code does; read where something asks for it.
    private lazy var code: AndroidCode = {
        var code = AndroidCode()
        eachSource { code.add($0) }
        return code
    }()
    /// Every XML file below folders named `res`.
    let paths: [String]
    /// The folders of resources, in the order of the paths.
    private let roots: [String]
    /// The files of a name, in the order of the paths.
    private let named: [String: [(path: String, root: String, folder: String)]]
    private var values: [String: Values] = [:]
    /// Why files of values could not be read.
    package private(set) var faults: [CatalogError] = []
    private var trees: [String: Result<XML.Element, CatalogError>] = [:]
    /// The bars at the bottom of screens, by the menus that they show.
    private(set) lazy var bottomBars = AndroidMenu.bottomBars(of: self)

    /// What the files of a folder `values` declare.
    private struct Values {
        var dimensions: [String: String] = [:]
        var styles: [String: AndroidStyle] = [:]
        var strings: [String: String] = [:]
        /// The texts that only refer to other texts, such as `@string/other`, by their names.
        var references: [String: String] = [:]
        var themes: [String] = []
    }

    /// - Parameters:
    ///   - paths: The XML files of the project, in their order.
    ///   - eachSource: Passes on each file of source code that can be read, in Java and Kotlin.
    ///   - read: The bytes of a file; nil where it cannot be read.
    package init(
        paths: [String], eachSource: @escaping (([UInt8]) -> Void) -> Void = { _ in },
        read: @escaping (String) -> [UInt8]?
    ) {
        self.read = read
        self.eachSource = eachSource
        let files = paths.compactMap { path in Self.parts(of: path).map { (path: path, parts: $0) } }
        self.paths = files.map(\.path)
        var seen: Set<String> = []
        roots = files.map(\.parts.root).filter { seen.insert($0).inserted }
        named = Dictionary(grouping: files) { $0.parts.name }
            .mapValues { $0.map { ($0.path, $0.parts.root, $0.parts.folder) } }
    }

    /// Whether the app's code gives a field of a layout a text.
    func fills(_ id: String, in path: String) -> Bool {
        guard let name = Self.parts(of: path)?.name else { return false }
        return code.fills(id, in: name)
    }

    /// The folder of resources, the kind with its qualifiers, and the name of a file: `app/src/main/res`, `layout-land`, `home`.
    static func parts(of path: String) -> (root: String, folder: String, name: String)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2, let name = parts.last, name.hasSuffix(".xml") else { return nil }
        return (parts.dropLast(2).joined(separator: "/"), String(parts[parts.count - 2]), String(name.dropLast(4)))
    }
}

extension AndroidProject {
    /// Searches the folder of a layout, then the others in their order.
    private func first<Value>(from root: String, _ find: (Values) -> Value?) -> Value? {
        if let found = find(values(in: root)) { return found }
        for other in roots where other != root {
            if let found = find(values(in: other)) { return found }
        }
        return nil
    }

    func dimension(_ name: String, from root: String) -> String? { first(from: root) { $0.dimensions[name] } }
    func style(_ name: String, from root: String) -> AndroidStyle? { first(from: root) { $0.styles[name] } }

    /// A text, and its key: that of another text that the name only refers to.
    func string(_ name: String, from root: String) -> (text: String, key: String)? {
        var name = name
        for _ in 0..<16 {
            if let text = first(from: root, { $0.strings[name] }) { return (text, name) }
            guard let reference = first(from: root, { $0.references[name] }), reference.hasPrefix("@string/") else {
                return nil
            }
            name = String(reference.dropFirst("@string/".count))
        }
        return nil
    }

    /// The names of styles that are themes, the app's own first.
    func themes(from root: String) -> [String] {
        ([root] + roots.filter { $0 != root }).flatMap { values(in: $0).themes }
    }

    private func values(in root: String) -> Values {
        if let known = values[root] { return known }
        var found = Values()
        for path in paths {
            guard let parts = Self.parts(of: path), parts.root == root, parts.folder == "values",
                let result = tree(path)
            else { continue }
            if case .failure(let error) = result { faults.append(error) }
            guard case .success(let tree) = result, tree.name == "resources" else { continue }
            for element in tree.elements { Self.add(element, to: &found) }
        }
        values[root] = found
        return found
    }

    private static func add(_ element: XML.Element, to values: inout Values) {
        guard let name = element["name"] else { return }
        switch element.name == "item" ? element["type"] ?? "" : element.name {
        case "dimen": if values.dimensions[name] == nil { values.dimensions[name] = element.text.trimmed }
        case "string":
            if values.strings[name] == nil {
                values.strings[name] = AndroidStringText.text(of: element)
                values.references[name] = element.text.trimmed
            }
        case "style":
            if values.styles[name] == nil { values.styles[name] = AndroidStyle(element, name: name) }
            if name.contains("Theme") { values.themes.append(name) }
        default: break
        }
    }
}

extension AndroidProject {
    /// A file, read once.
    func tree(_ path: String) -> Result<XML.Element, CatalogError>? {
        if let known = trees[path] { return known }
        guard let data = read(path) else { return nil }
        let result: Result<XML.Element, CatalogError>
        do throws(CatalogError) {
            result = .success(try XML.tree(data, file: path))
        } catch {
            result = .failure(error)
        }
        trees[path] = result
        return result
    }

    /// The file of a resource such as `@layout/row`, with the same qualifiers as another file where there is one.
    func file(_ kind: String, _ name: String, from path: String) -> String? {
        let from = Self.parts(of: path)
        let qualifiers = from.map { $0.folder.drop { $0 != "-" } } ?? ""
        let candidates = (named[name] ?? []).filter { $0.folder == kind || $0.folder == kind + qualifiers }
        func rank(_ candidate: (path: String, root: String, folder: String)) -> Int {
            (candidate.root == from?.root ? 0 : 2) + (candidate.folder == kind + qualifiers ? 0 : 1)
        }
        return candidates.min { rank($0) < rank($1) }?.path
    }

    /// The width of a picture whose size its file gives (`<vector>`, `<shape>` with a `<size>`).
    func pictureWidth(_ reference: String, from path: String) -> String? { pictureLength("width", reference, path) }

    /// The height of such a picture.
    func pictureHeight(_ reference: String, from path: String) -> String? { pictureLength("height", reference, path) }

    private func pictureLength(_ name: String, _ reference: String, _ path: String) -> String? {
        guard reference.hasPrefix("@drawable/"), let root = Self.parts(of: path)?.root else { return nil }
        let picture = String(reference.dropFirst("@drawable/".count))
        let file = named[picture]?.first { $0.root == root && $0.folder.hasPrefix("drawable") }?.path
        guard let file = file ?? self.file("drawable", picture, from: path), case .success(let tree) = tree(file) else {
            return nil
        }
        return tree.name == "vector" ? tree.android(name) : tree.first("size")?.android(name)
    }
}

/// A style of the project: its items, and the name of the style that it adds to.
struct AndroidStyle {
    var items: [String: String]
    /// `android:TextAppearance.Medium` or `Widget.Material3.Button`; nil for none.
    var parent: String?

    init(_ element: XML.Element, name: String) {
        items = Dictionary(
            element.elements.filter { $0.name == "item" }.compactMap { item in
                item["name"].map { ($0.hasPrefix("android:") ? String($0.dropFirst(8)) : $0, item.text.trimmed) }
            }, uniquingKeysWith: { _, last in last })
        if let parent = element["parent"] {
            self.parent = parent.isEmpty ? nil : AndroidStyle.name(parent)
        } else {
            // A name with a dot adds to the style before the dot.
            parent = name.lastIndex(of: ".").map { String(name[..<$0]) }
        }
    }

    /// The name of a style without what marks it as one.
    static func name(_ reference: String) -> String {
        var name = Substring(reference)
        if name.first == "@" { name = name.dropFirst() }
        for mark in ["android:style/", "*android:style/", "style/"] where name.hasPrefix(mark) {
            name = name.dropFirst(mark.count)
            return mark == "style/" ? String(name) : "android:" + name
        }
        return String(name)
    }
}
