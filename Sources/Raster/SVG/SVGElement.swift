internal import Catalogs

/// An element of an SVG file, as drawing needs it.
struct SVGElement {
    let name: String
    /// By their names without a prefix, such as `href` for `xlink:href`.
    let attributes: [String: String]
    let children: [SVGElement]
    /// The text directly inside, such as that of a style sheet.
    let text: String

    private init(_ element: XML.Element) {
        name = element.name
        attributes = Dictionary(
            element.attributes.map { name, value in (String(name.split(separator: ":").last ?? ""), value) }.sorted {
                $0 < $1
            }, uniquingKeysWith: { first, _ in first })
        children = element.elements.map(SVGElement.init)
        text = element.children.reduce(into: "") { text, node in
            switch node {
            case .text(let part), .literal(let part): text += part
            case .element: break
            }
        }
    }

    /// The outermost element of a file; nil for one that is not well-formed.
    static func root(of bytes: [UInt8]) -> SVGElement? {
        (try? XML.tree(bytes, file: "", depthLimit: 100)).map(SVGElement.init)
    }
}
