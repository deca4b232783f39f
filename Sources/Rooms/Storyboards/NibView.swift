internal import Catalogs
internal import Foundation

/// A view of a storyboard or XIB, with its frame in the file.
final class NibView {
    let element: XML.Element
    unowned let parent: NibView?
    private(set) var children: [NibView] = []
    /// In the superview.
    let frame: NibFrame
    /// In the outermost view.
    let place: NibFrame
    /// Whether it, or a view around it, is hidden.
    let isHidden: Bool

    init(_ element: XML.Element, frame: NibFrame, parent: NibView?) {
        self.element = element
        self.parent = parent
        self.frame = frame
        var place = frame
        if let parent {
            place.x += parent.place.x
            place.y += parent.place.y
        } else {
            place.x = 0
            place.y = 0
        }
        self.place = place
        isHidden = element["hidden"] == "YES" || parent?.isHidden ?? false
        parent?.children.append(self)
    }

    var kind: String { element.name }
    var id: String? { element["id"] }
    /// Whether constraints and nothing else place it.
    var isConstrained: Bool {
        parent?.kind == "stackView"
            || element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
    }

    /// The view around it whose width the file alone gives: cells are laid out one by one.
    var part: NibView {
        var view = self
        while !view.isCell, let parent = view.parent { view = parent }
        return view
    }

    private var isCell: Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(kind)
    }

    /// The view and all in it, in the order of the file.
    var all: [NibView] { [self] + children.flatMap(\.all) }
}

struct NibFrame {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double

    init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Reads `<rect key="frame" x y width height/>`; nil for other elements.
    init?(_ element: XML.Element) {
        guard element.name == "rect", element["key"] == "frame", let width = element.number("width") else { return nil }
        self.init(
            x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: width,
            height: element.number("height") ?? 0)
    }
}

extension XML.Element {
    /// A number that is not infinite.
    func number(_ attribute: String) -> Double? {
        self[attribute].flatMap(Double.init).flatMap { $0.isFinite && abs($0) < 1_000_000 ? $0 : nil }
    }

    /// The child that is the value of a property.
    func child(_ name: String? = nil, key: String) -> XML.Element? {
        elements.first { $0["key"] == key && (name == nil || $0.name == name) }
    }
}
