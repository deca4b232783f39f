import Frames

/// No alternative of a ViewThatFits fits, and the last was taken anyway.
public struct NothingFits: Rule {
    public let identifier = "nothing-fits"
    public let defaultSeverity = Severity.error
    public let firesWhen = "no alternative of a ViewThatFits fits, and the last was taken anyway"
    public let meaning = """
        ViewThatFits takes the first alternative whose ideal size is within the space it is proposed. When none is, \
        it takes the last one silently, and that one is then squeezed, wrapped, cut off or drawn outside. Where it has \
        the room that it needs after all, as in a stack that grows with its views, there is no finding.
        """
    public let reason = """
        The alternatives should cover every case. Here is one that they do not: usually a large \
        text size in a long language on a narrow screen.
        """
    public let remedies = [
        "Add a last alternative that always fits: a vertical stack whose texts may wrap, in a ScrollView.",
        "Name the axis along which it must fit: ViewThatFits(in: .horizontal).",
        "Give the texts of the last alternative a frame(maxWidth: .infinity) or a smaller ideal width.",
    ]
    public let precondition = Precondition.choice

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        guard views.preconditions.contains(.choice) else { return [] }
        return views.views.indices.compactMap { index in
            guard let choice = views.views[index].choice, !choice.fits else { return nil }
            let shortage = Self.shortage(of: choice)
            if let shortage, !views.isShort(shortage) { return nil }
            if Self.hasRoomAfterAll(index, choice, in: views) { return nil }
            return views.fault(self, at: index, .nothingFits(alternatives: choice.of, shortage))
        }
    }

    /// Whether the last alternative, which was taken, is as large as it needs to be, inside of all views around it: a stack
    /// offers each of its views a share of its room, and grows with what they then take.
    private static func hasRoomAfterAll(_ index: Int, _ choice: Choice, in views: ReportIndex) -> Bool {
        let view = views.views[index]
        guard let need = choice.sizes?.last, !views.exceeds(need.width, view.frame.width),
            !views.exceeds(need.height, view.frame.height)
        else { return false }
        func isInside(_ box: Frame) -> Bool { Protrusion(of: view.frame, from: box, slack: views.slack) == nil }
        guard view.container.map(isInside) ?? true, isInside(views.screen(around: view.frame, at: index)) else {
            return false
        }
        for outer in views.ancestors(of: index).lazy.map({ views.views[$0] }) {
            if outer.scrolls != nil { return true }
            guard isInside(outer.frame), outer.container.map(isInside) ?? true else { return false }
        }
        return true
    }

    /// What the nearest alternative needs more, on the side where it needs most.
    private static func shortage(of choice: Choice) -> Shortage? {
        guard let room = choice.room else { return nil }
        return (choice.sizes ?? []).compactMap { size in
            let width = room.width.map { Shortage(need: size.width, room: $0, measure: .width) }
            let height = room.height.map { Shortage(need: size.height, room: $0, measure: .height) }
            return [width, height].compactMap(\.self).max { $0.amount < $1.amount }
        }.min { $0.amount < $1.amount }
    }
}

extension NothingFits {
    static func says(alternatives: Int, _ shortage: Shortage?) -> String {
        let subject =
            alternatives == 1 ? "cannot take its only alternative" : "can take none of its \(alternatives) alternatives"
        guard let needs = Prose.needs(shortage) else { return subject }
        return "\(subject): the nearest \(needs)"
    }
}

extension NothingFits {
    public var examples: [RuleExample] {
        func buttons(ideal width: Double) -> FrameReport {
            let column = ExampleScene.view("VStack", id: "0.1", Frame(x: 0, y: 0, width: 300, height: 140))
            return ExampleScene.report(
                ExampleScene.view("ViewThatFits", column.frame, [column]) {
                    $0.choice = Choice(
                        index: 1, of: 2, fits: width <= 320, room: Budget(width: 320),
                        sizes: [Size(width: 560, height: 44), Size(width: width, height: 140)])
                })
        }
        return [
            .passes("The second alternative fits.", buttons(ideal: 300)),
            .fails("Neither fits, and the second was taken.", buttons(ideal: 352)),
        ]
    }
}
