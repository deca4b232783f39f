internal import Catalogs

/// A scene of a storyboard, or the objects of a XIB: its views, its constraints, and the objects that are no views.
struct NibScene {
    /// Every element that has a frame and no such element around it.
    private(set) var roots: [NibView] = []
    /// By the identifiers of the views and of their layout guides.
    private(set) var viewOfID: [String: NibView] = [:]
    /// The identifiers of the guides of scroll views that are about their content.
    private(set) var contentGuides: Set<String> = []
    private(set) var constraints: [NibConstraint] = []
    /// What shows texts in bars, in the order of the file.
    private(set) var items: [XML.Element] = []
    /// Sections of tables with the views that they are in.
    private(set) var sections: [(element: XML.Element, table: NibView?)] = []
    /// The view controller of a scene.
    private(set) var controller: XML.Element?
    /// The outlets that lead to an object, by its identifier.
    private(set) var outlets: [String: [NibOutlet]] = [:]
    private var excluded: Set<String> = []

    init(_ element: XML.Element) {
        read(element, in: nil)
        constraints.removeAll { excluded.contains($0.id) }
    }

    private mutating func read(_ element: XML.Element, in view: NibView?) {
        var view = view
        if let frame = element.elements.lazy.compactMap({ NibFrame($0) }).first {
            let new = NibView(element, frame: frame, parent: view)
            if view == nil { roots.append(new) }
            view = new
        }
        switch element.name {
        case "constraint":
            if let view, let constraint = NibConstraint(element, of: view) { constraints.append(constraint) }
        case "navigationItem", "barButtonItem", "tabBarItem": items.append(element)
        case "tableViewSection": sections.append((element, view))
        case "variation": readVariation(element)
        case "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide":
            if let view, let id = element["id"] {
                viewOfID[id] = view
                if element["key"] == "contentLayoutGuide" { contentGuides.insert(id) }
            }
        default:
            if element["sceneMemberID"] == "viewController" { controller = element }
        }
        if let view, view.element === element, let id = element["id"] { viewOfID[id] = view }
        for child in element.elements {
            if child.name == "connections" { readOutlets(child, of: element) }
            read(child, in: view)
        }
    }

    private mutating func readOutlets(_ connections: XML.Element, of owner: XML.Element) {
        for outlet in connections.elements where outlet.name == "outlet" || outlet.name == "outletCollection" {
            guard let destination = outlet["destination"], let name = outlet["property"] else { continue }
            outlets[destination, default: []].append(NibOutlet(name: name, owner: owner["customClass"]))
        }
    }

    /// The parts that a size class includes or leaves out. An iPhone that is held upright is compact in width and regular in
    /// height.
    private mutating func readVariation(_ variation: XML.Element) {
        let classes = (variation["key"] ?? "").split(separator: "-")
        guard classes.allSatisfy({ ["default", "widthClass=compact", "heightClass=regular"].contains($0) }) else {
            return
        }
        for mask in variation.elements where mask.name == "mask" {
            for part in mask.elements {
                guard let id = part["reference"] else { continue }
                if part.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
    }
}

/// A property of the code that leads to an object of a file.
struct NibOutlet {
    var name: String
    /// The class that has it; nil for one of UIKit's.
    var owner: String?
}

/// A constraint between two horizontal attributes, or of one.
struct NibConstraint {
    enum Relation: String { case equal, lessThanOrEqual, greaterThanOrEqual }

    var id: String
    /// nil for the view that has the constraint.
    var firstItem: String?
    var firstAttribute: String
    var secondItem: String?
    var secondAttribute: String?
    var owner: NibView
    var relation: Relation
    var multiplier: Double
    var constant: Double
    var priority: Double

    init?(_ element: XML.Element, of owner: NibView) {
        guard let attribute = element["firstAttribute"] else { return nil }
        id = element["id"] ?? ""
        firstItem = element["firstItem"]
        firstAttribute = attribute
        secondItem = element["secondItem"]
        secondAttribute = element["secondAttribute"]
        self.owner = owner
        relation = element["relation"].flatMap(Relation.init) ?? .equal
        multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
        constant = element.number("constant") ?? 0
        priority = element.number("priority") ?? 1000
    }

    /// Whether it is about the horizontal axis.
    var isHorizontal: Bool { !Self.vertical.contains(firstAttribute) }

    private static let vertical: Set = [
        "top", "bottom", "centerY", "height", "topMargin", "bottomMargin", "firstBaseline", "lastBaseline", "baseline",
        "centerYWithinMargins",
    ]

    /// Whether it bounds a width by a number.
    var isOwnWidth: Bool { firstAttribute == "width" && secondItem == nil }

    /// The view that has the first attribute; nil for one that is not in the scene.
    func first(in scene: NibScene) -> NibView? {
        guard let firstItem else { return owner }
        return scene.viewOfID[firstItem]
    }

    /// `0.75`, `16:9` or `16/9`
    private static func ratio(_ text: String) -> Double? {
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        let ratio = parts.count == 2 ? parts[0] / parts[1] : parts.first
        return ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
}
