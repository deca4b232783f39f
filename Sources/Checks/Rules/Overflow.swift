import Frames

/// A frame leaves its container or the screen.
public struct Overflow: Rule {
    public let identifier = "overflow"
    public let defaultSeverity = Severity.error
    public let firesWhen = "a view leaves its container or the screen, with a text or control in it"
    public let meaning = """
        A view is larger than the frame around it, than the view that contains it, or than the screen, or it was placed \
        partly outside, and a text in it is outside too, or a control is outside of the screen. Only the view where it \
        begins is named, not everything inside it. Overlays, backgrounds and what was moved with offset or position may \
        leave their container, but not the screen, unless an offset or position puts all of it away outside; what a view clips or scrolls is left to clipped-text. Shapes, \
        pictures and what a Canvas draws are left to stray-decoration, which is off by default.
        """
    public let reason = "What lies outside cannot be read or touched, or it covers what lies beside it."
    public let remedies = [
        "Let texts wrap: remove fixedSize or lineLimit.",
        "Offer an arrangement that fits: a ViewThatFits that falls back to a vertical stack.",
        "Make fixed frames flexible: minWidth and maxWidth instead of width.",
        "Put long content into a ScrollView.",
    ]
    public let precondition = Precondition.bounds
    public let measuresGlyphs = true

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] { Self.faults(of: self, in: views, losingContent: true) }

    /// The faults of a rule that looks at the views which leave what holds them, and lose a text or a control by it, or
    /// lose nothing.
    static func faults(of rule: some Rule, in views: ReportIndex, losingContent: Bool) -> [Fault] {
        var faults: [Fault] = []
        for index in views.views.indices {
            guard let (protrusion, enclosure, box) = Self.protrusion(of: index, in: views),
                (views.losesContent(in: index, beyond: box) && !views.isPutAway(index)) == losingContent,
                !Self.isChoiceThatCannotFit(index, protrusion, in: views)
            else { continue }
            let isLabel = views.views[index].text != nil || views.views[index].control == true
            let excess = Excess(
                protrusion: protrusion, enclosure: enclosure,
                widest: isLabel ? nil : views.widestText(in: index).map(TextReference.init),
                fitsStacked: views.fitsStacked(index, width: protrusion.room.width))
            faults.append(
                views.fault(rule, at: index, text: isLabel ? views.soleText(in: index) : nil, .overflow(excess)))
        }
        return faults
    }

    /// How far a view leaves what holds it, and the box that it leaves.
    private static func protrusion(of index: Int, in views: ReportIndex) -> (Protrusion, Enclosure, box: Frame)? {
        let frame = views.views[index].frame
        let container = views.views[index].container
        if let container, let protrusion = Protrusion(of: frame, from: container, slack: views.slack) {
            return (protrusion, .frame, container)
        }
        guard let parent = views.parent(of: index) else {
            return views.sceneProtrusion.map { ($0, .screen, views.safeScreen(around: frame)) }
        }
        if views.views[index].detached == true || views.views[index].ignoresSafeArea == true {
            let screen = views.screen(around: frame, at: index)
            return Protrusion(of: frame, from: screen, slack: views.slack).map { ($0, .screen, screen) }
        }
        let box = views.views[parent].frame
        guard views.views[parent].clips != true, views.views[parent].scrolls == nil,
            let protrusion = Protrusion(of: container ?? frame, from: box, slack: views.slack)
        else { return nil }
        return (protrusion, .parent(ViewReference(views.views[parent])), box)
    }

    /// Whether a `ViewThatFits` in the view is what needs more room: nothing-fits reports that already.
    private static func isChoiceThatCannotFit(_ index: Int, _ protrusion: Protrusion, in views: ReportIndex) -> Bool {
        guard views.preconditions.contains(.choice) else { return false }
        let isSideways = protrusion.shortage.measure == .width
        return (index..<views.end(of: index)).contains { inner in
            guard let choice = views.views[inner].choice, !choice.fits else { return false }
            let frame = views.views[inner].frame
            return isSideways
                ? views.exceeds(frame.width, choice.room?.width ?? 0)
                : views.exceeds(frame.height, choice.room?.height ?? 0)
        }
    }
}

extension ReportIndex {
    /// How far the scene leaves the space that it was proposed, in which it is centred; nil where its space is as large as it.
    fileprivate var sceneProtrusion: Protrusion? {
        if isSizedToFit { return nil }
        let room = Size(width: environment.safeWidth ?? size.width, height: environment.safeHeight ?? size.height)
        let scene = Frame(
            x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width,
            height: size.height)
        return Protrusion(
            of: scene, from: Frame(x: 0, y: 0, width: room.width, height: room.height), slack: slack / 2)
    }

    /// The space that the scene was proposed, less its safe area; the extent of `frame` along an axis that is not known.
    fileprivate func safeScreen(around frame: Frame) -> Frame {
        let insets = environment.safeArea ?? SafeAreaInsets()
        let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
        var screen = frame
        if let width = environment.safeWidth { (screen.x, screen.width) = (left, width) }
        if let height = environment.safeHeight { (screen.y, screen.height) = (insets.top, height) }
        return screen
    }

    /// The text of view `index`, or the only one inside it. O(n) in the views inside.
    func soleText(in index: Int) -> TextFacts? { soleTextView(in: index).flatMap { views[$0].text } }

    /// The view of that text. O(n) in the views inside.
    func soleTextView(in index: Int) -> Int? {
        let texts = (index..<end(of: index)).lazy.filter { views[$0].text != nil }.prefix(2)
        return texts.count == 1 ? texts.first : nil
    }

    /// The view of the text that a finding about view `index` is about; nil where it is about no text. O(n) in the views inside.
    ///
    /// - Parameter isOfText: Whether the finding is about the one text in the view.
    func subjectText(of index: Int, isOfText: Bool) -> Int? {
        views[index].text != nil ? index : isOfText ? soleTextView(in: index) : nil
    }
}

extension Overflow {
    static func says(_ excess: Excess) -> String {
        let needs = Prose.needs(excess.protrusion.shortage) ?? ""
        return switch excess.enclosure {
        case .screen: "leaves the screen: \(needs)"
        case .frame: "leaves its frame: \(needs)"
        case .parent(let view): "leaves its \(Prose.name(view)): \(needs)"
        }
    }
}

extension Overflow {
    public var examples: [RuleExample] {
        func row(_ width: Double, in container: Double) -> FrameReport {
            let text = ExampleScene.text("Wilhelmina", id: "0.0", at: Frame(x: 0, y: 0, width: width, height: 44))
            let row = ExampleScene.view("HStack", Frame(x: 0, y: 0, width: width, height: 44), [text]) {
                $0.container = Frame(x: 0, y: 0, width: container, height: 44)
            }
            return ExampleScene.report(row, size: Size(width: container, height: 44))
        }
        func picture(_ kind: String, of children: [ViewFrame] = []) -> FrameReport {
            ExampleScene.report(
                ExampleScene.view(kind, Frame(x: -40, y: 0, width: 400, height: 44), children))
        }
        func menu(at x: Double) -> FrameReport {
            let menu = ExampleScene.text("Wilhelmina", id: "0.0.0", at: Frame(x: x, y: 0, width: 160, height: 44))
            let moved = ExampleScene.view("VStack", id: "0.0", menu.frame, [menu]) {
                ($0.detached, $0.moved) = (true, true)
            }
            return ExampleScene.report(
                ExampleScene.view("ZStack", Frame(x: 0, y: 0, width: 320, height: 44), [moved]))
        }
        let title = ExampleScene.text("Wilhelmina", id: "0.0", at: Frame(x: -40, y: 0, width: 400, height: 44))
        return [
            .passes("A row inside its frame.", row(280, in: 300)),
            .passes("A tenth of a point is rounding.", row(300.1, in: 300)),
            .fails("A row wider than its frame.", row(340, in: 300)),
            .passes("A picture wider than the screen.", picture("Image")),
            .fails("A text wider than the screen.", picture("HStack", of: [title])),
            .fails("A menu that an offset moves partly off the screen.", menu(at: 200)),
            .passes("A menu that an offset puts away below the screen.", menu(at: 400)),
        ]
    }
}
