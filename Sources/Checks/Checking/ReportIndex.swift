public import Frames

/// The views of a report in one flat list, so that every rule can look through them without walking the tree again.
///
/// Views stand in the order of the scene, parents before their children, so the views inside view `i` are those from
/// `i + 1` up to `end(of: i)`. Building it is O(n) in views; every question is O(1) unless said otherwise.
public struct ReportIndex: Sendable {
    /// The report.
    public let report: FrameReport
    /// Every view, parents first.
    public let views: [ViewFrame]
    /// The indices of the views that are texts.
    public let texts: [Int]
    /// The indices of the views that a person is meant to touch.
    public let controls: [Int]
    /// The indices of the views that allow findings.
    let allowing: [Int]
    /// What the report holds that rules look at.
    let preconditions: Precondition
    private let parents: [Int]
    private let ends: [Int]

    /// Lengths that differ by no more are the same: half a device pixel, in points.
    ///
    /// Sizes of text are rounded up to whole pixels, so anything smaller is rounding and not a fault.
    public let slack: Double

    /// Lists the views of `report`.
    public init(_ report: FrameReport) {
        var views: [ViewFrame] = []
        var parents: [Int] = []
        var open: [Int] = []
        var ends: [Int] = []
        var texts: [Int] = []
        var controls: [Int] = []
        var allowing: [Int] = []
        var preconditions: Precondition =
            report.environment.width == nil && report.environment.height == nil ? [] : .bounds
        var pending: [(view: ViewFrame, depth: Int)] = [(report.root, 0)]
        while let (view, depth) = pending.popLast() {
            while open.count > depth { ends[open.removeLast()] = views.count }
            let index = views.count
            parents.append(open.last ?? -1)
            ends.append(index + 1)
            if view.text != nil { texts.append(index) }
            if view.control == true { controls.append(index) }
            if view.allow?.isEmpty == false { allowing.append(index) }
            preconditions.formUnion(Precondition(of: view))
            if !view.children.isEmpty {
                open.append(index)
                for child in view.children.reversed() { pending.append((child, depth + 1)) }
            }
            views.append(view)
        }
        while let index = open.popLast() { ends[index] = views.count }
        self.report = report
        self.views = views
        self.parents = parents
        self.ends = ends
        self.texts = texts
        self.controls = controls
        self.allowing = allowing
        self.preconditions = texts.count + controls.count > 1 ? preconditions.union(.neighbours) : preconditions
        slack = report.environment.displayScale > 0 ? 0.5 / report.environment.displayScale : 0
    }

    /// The view that holds view `index`; nil for the root.
    public func parent(of index: Int) -> Int? { parents[index] < 0 ? nil : parents[index] }

    /// The index after the last view inside view `index`.
    public func end(of index: Int) -> Int { ends[index] }

    /// Whether view `outer` is view `inner` or holds it, however deep.
    public func holds(_ outer: Int, _ inner: Int) -> Bool { outer <= inner && inner < ends[outer] }

    /// Whether `need` exceeds `room` by more than rounding.
    public func exceeds(_ need: Double, _ room: Double) -> Bool { need - room > slack + 1e-6 }

    /// The views around view `index`, innermost first, without itself.
    public func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(state: index) { state in
            guard let next = parent(of: state) else { return nil }
            state = next
            return next
        }
    }

    /// The widest text in view `index`, itself included. O(n) in the views inside.
    func widestText(in index: Int) -> TextFacts? {
        var widest: TextFacts?
        for inner in index..<ends[index] {
            guard let text = views[inner].text else { continue }
            if text.ideal.width > widest?.ideal.width ?? -1 { widest = text }
        }
        return widest
    }
}
