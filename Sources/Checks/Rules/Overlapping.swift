import Frames

/// Two texts or controls cover each other where the layout does not intend it.
public struct Overlapping: Rule {
    public let identifier = "overlap"
    public let defaultSeverity = Severity.error
    public let firesWhen = "two texts or controls cover each other where the layout does not intend it"
    public let meaning = """
        The frames of two texts, two controls, or a text and a control share more than half a device pixel both ways. \
        A control counts as one with what is inside it. Of the views that one covers, the finding names the one that it \
        covers most of. Views that a ZStack or an overlay lays over each other are meant; what an offset or a position \
        puts over its neighbours is not. What a Canvas draws, and what can be scrolled out from under the other, as a \
        row of a list from under a tab bar, are left to stray-decoration, which is off by default.
        """
    public let reason = "Letters on letters cannot be read, and a touch reaches only the control on top."
    public let remedies = [
        "Look for what overflows: a view larger than its frame is drawn over its neighbour.",
        "Let a stack lay the views out instead of offset, position or negative padding.",
        "If it is intended, allow it: allow: [overlap].",
    ]
    public let precondition = Precondition.neighbours
    public let measuresGlyphs = true

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        Self.faults(of: self, in: views, losingContent: true)
    }

    /// The faults of a rule that looks at the pairs of which a person misses something, or at the others.
    static func faults(of rule: some Rule, in views: ReportIndex, losingContent: Bool) -> [Fault] {
        guard views.preconditions.contains(.neighbours) else { return [] }
        return views.coveringPairs(losingContent: losingContent).map { pair in
            let overlap = Overlap(
                other: ViewReference(views.views[pair.second]),
                text: views.soleText(in: pair.second).map(TextReference.init), size: pair.area, others: pair.others)
            return views.fault(rule, at: pair.first, text: views.soleText(in: pair.first), .overlap(overlap))
        }
    }
}

extension Overlapping {
    static func says(_ overlap: Overlap) -> String {
        let other = overlap.text.map { Prose.quoted($0.string) } ?? "the \(Prose.name(overlap.other))"
        let more =
            overlap.others > CoveringPair.most
            ? " and more than \(CoveringPair.most) others"
            : overlap.others > 0 ? " and \(Prose.count(overlap.others, "other"))" : ""
        return "covers \(Prose.size(overlap.size)) of \(other)\(more)"
    }
}

extension Overlapping {
    public var examples: [RuleExample] {
        func pair(_ kind: String, second: Double, layered: Bool? = nil) -> FrameReport {
            let first = ExampleScene.text("Name", id: "0.0", at: Frame(x: 0, y: 0, width: 60, height: 21))
            let other = ExampleScene.text("Wilhelmina", id: "0.1", at: Frame(x: second, y: 0, width: 80, height: 21))
            return ExampleScene.report(
                ExampleScene.view(kind, Frame(x: 0, y: 0, width: 160, height: 21), [first, other]) {
                    $0.layered = layered
                })
        }
        func rows(endingAt bottom: Double) -> FrameReport {
            let row = ExampleScene.text("Name", id: "0.0.0", at: Frame(x: 0, y: 80, width: 160, height: 21))
            let list = ExampleScene.view("List", id: "0.0", Frame(x: 0, y: 0, width: 160, height: bottom), [row]) {
                ($0.clips, $0.scrolls) = (true, [.vertical])
            }
            let tab = ExampleScene.text("Wilhelmina", id: "0.1", at: Frame(x: 0, y: 80, width: 80, height: 21))
            return ExampleScene.report(
                ExampleScene.view("TabView", Frame(x: 0, y: 0, width: 160, height: 101), [list, tab]))
        }
        return [
            .passes("Side by side.", pair("HStack", second: 68)),
            .passes("A row that scrolls under a tab bar.", rows(endingAt: 101)),
            .passes("Laid over each other by a ZStack.", pair("ZStack", second: 40, layered: true)),
            .fails("The second begins before the first ends.", pair("HStack", second: 40)),
        ]
    }
}
