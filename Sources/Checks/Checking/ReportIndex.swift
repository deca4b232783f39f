public import Frames

/// The views of a report in one flat list, so that every rule can look through them without walking the tree again.
///
/// Views are in the order of the scene, parents before their children, so the views inside view `i` are those from
/// `i + 1` up to `end(of: i)`. Building it is O(n) in views; every question is O(1) unless said otherwise.
public struct ReportIndex: Sendable {
    /// The name of the scene.
    public let scene: String
    /// The size that the scene takes.
    public let size: Size
    /// What the scene was laid out in.
    public let environment: LayoutEnvironment
    /// Whether nothing says where the text is shown.
    let isUnplaced: Bool
    /// Whether the space of the scene is as large as its views.
    let isSizedToFit: Bool
    /// How the widths of fonts are modelled.
    let fontModels: [FontModel]
    /// Every view, parents first.
    public let views: [ViewFrame]
    /// The indices of the views that are texts.
    public let texts: [Int]
    /// The indices of the views that a person is meant to touch.
    public let controls: [Int]
    /// The indices of the views that allow findings, or whose text has a comment that does.
    let allowing: [Int]
    /// The indices of the views that can show something that they do not show in this report.
    let hiding: [Int]
    /// What the report has that rules look at.
    let preconditions: Precondition
    private let spans: [ViewList.Span]

    /// Lengths that differ by no more count as equal: half a device pixel, in points.
    public let slack: Double

    /// Lists the views of `report`.
    public init(_ report: FrameReport) {
        scene = report.scene
        size = report.size
        environment = report.environment
        isUnplaced = report.isUnplaced
        isSizedToFit = report.isSizedToFit
        fontModels = report.fontModels
        slack = report.environment.tolerance
        var list = ViewList()
        list.add(report.root)
        views = list.views
        spans = list.spans
        texts = list.texts
        controls = list.controls
        allowing = list.allowing
        hiding = list.hiding
        var preconditions = list.preconditions
        if report.environment.width != nil || report.environment.height != nil { preconditions.insert(.bounds) }
        if texts.count + controls.count > 1 { preconditions.insert(.neighbours) }
        self.preconditions = preconditions
    }

    /// The view that contains view `index`; nil for the root.
    public func parent(of index: Int) -> Int? { spans[index].parent < 0 ? nil : spans[index].parent }

    /// The index after the last view inside view `index`.
    public func end(of index: Int) -> Int { spans[index].end }

    /// Whether view `outer` is view `inner` or contains it, at any depth.
    public func holds(_ outer: Int, _ inner: Int) -> Bool { outer <= inner && inner < spans[outer].end }

    /// Whether `need` exceeds `room` by enough to count as a shortage; both in points.
    public func exceeds(_ need: Double, _ room: Double) -> Bool { environment.isShort(need: need, room: room) }

    /// Whether there is a shortage. Lines are counted, lengths are compared.
    func isShort(_ shortage: Shortage) -> Bool {
        shortage.measure == .lines ? shortage.amount > 0 : exceeds(shortage.need, shortage.room)
    }

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
        for inner in index..<spans[index].end {
            guard let text = views[inner].text else { continue }
            if text.ideal.width > widest?.ideal.width ?? -1 { widest = text }
        }
        return widest
    }
}
