import Checks
import Frames
import Testing

/// Two texts or controls cover each other, wherever in the tree they are, unless the layout means them to.
@Suite struct OverlappingTests {
    private let rule = Overlapping()

    @Test func cousinsAreComparedToo() {
        let left = view("VStack", 0, 0, 100, 40, [text("a", 0, 0, 120)])
        let right = view("VStack", 100, 0, 100, 40, [text("b", 100, 0, 80)])
        let faults = rule.faults(in: report(view("HStack", 0, 0, 200, 40, [left, right])))
        #expect(faults.map(\.view.id) == ["0.0.0"])
        guard case .overlap(let overlap)? = faults.first?.evidence else { return }
        #expect(overlap.other.id == "0.1.0")
        #expect(overlap.size == Size(width: 20, height: 20))
    }

    @Test func aControlCountsAsOneWithWhatIsInIt() {
        let button = view("Button", 0, 0, 100, 44, [text("a", 10, 10, 80), text("b", 20, 12, 60)]) { $0.control = true }
        #expect(faulty(rule, report(view("HStack", 0, 0, 100, 44, [button]))).isEmpty)
        let label = text("c", 90, 10, 40)
        #expect(faulty(rule, report(view("HStack", 0, 0, 130, 44, [button, label]))) == ["0.0"])
    }

    /// The size of a box that stands for a view whose code is not here says nothing about a control; its text does.
    @Test func aBoxForAnUnknownViewCoversNothing() {
        let box = view("Color", 0, 0, 100, 44) { $0.name = "unknown view: Avatar" }
        let label = text("c", 90, 10, 40)
        func row(_ children: [ViewFrame]) -> FrameReport {
            report(
                view("HStack", 0, 0, 130, 44, [view("Button", 0, 0, 100, 44, children) { $0.control = true }, label]))
        }
        #expect(faulty(rule, row([box])).isEmpty)
        #expect(faulty(rule, row([view("Color", 0, 0, 100, 44)])) == ["0.0"])
        #expect(faulty(rule, row([box, text("a", 0, 0, 95)])) == ["0.0.1"])
        func small(_ content: ViewFrame) -> FrameReport {
            report(view("Button", 0, 0, 20, 20, [content]) { $0.control = true })
        }
        #expect(faulty(SmallTarget(), small(box)).isEmpty)
        #expect(faulty(SmallTarget(), small(view("Color", 0, 0, 20, 20))) == ["0"])
        // Nor does a title that is not there, where nothing else shows.
        func titled(_ title: ViewFrame, width: Double) -> FrameReport {
            report(view("Button", 0, 0, width, 20, [title]) { $0.control = true })
        }
        #expect(faulty(SmallTarget(), titled(text("", 0, 0, 0), width: 0)).isEmpty)
        #expect(faulty(SmallTarget(), titled(text("", 0, 0, 0), width: 20)) == ["0"])
        #expect(faulty(SmallTarget(), titled(text("a", 0, 0, 10), width: 10)) == ["0"])
    }

    @Test func layersAndMovedViewsAreMeant() {
        let below = view("VStack", 0, 0, 100, 40, [text("a", 0, 0, 100)])
        let above = view("VStack", 0, 0, 100, 40, [text("b", 0, 0, 100)])
        #expect(faulty(rule, report(view("ZStack", 0, 0, 100, 40, [below, above]) { $0.layered = true })).isEmpty)
        var moved = above
        moved.detached = true
        #expect(faulty(rule, report(view("VStack", 0, 0, 100, 40, [below, moved]))).isEmpty)
        #expect(faulty(rule, report(view("VStack", 0, 0, 100, 40, [below, above]))) == ["0.0.0"])
    }

    @Test func layersMeanOnlyTheirOwnChildren() {
        let row = view("HStack", 0, 0, 100, 20, [text("a", 0, 0, 60), text("b", 50, 0, 50)])
        let root = view("ZStack", 0, 0, 100, 20, [view("Color", 0, 0, 100, 20), row]) { $0.layered = true }
        #expect(faulty(rule, report(root)) == ["0.1.0"])
    }

    @Test func whatIsClippedAwayCoversNothing() {
        let list = view("ScrollView", 0, 0, 100, 50, [text("a", 0, 0, 100), text("b", 0, 60, 100)]) { $0.clips = true }
        let footer = text("c", 0, 55, 100)
        #expect(faulty(rule, report(view("VStack", 0, 0, 100, 80, [list, footer]))).isEmpty)
    }

    @Test func halfAPixelIsRounding() {
        func pair(_ x: Double) -> FrameReport {
            report(view("HStack", 0, 0, 200, 20, [text("a", 0, 0, 100), text("b", x, 0, 100)]))
        }
        #expect(faulty(rule, pair(99.84)).isEmpty)
        #expect(faulty(rule, pair(99.8)) == ["0.0"])
    }

    /// Also across the axis along which the texts are looked through, here the rows of three columns.
    @Test func halfAPixelIsRoundingOnBothAxes() {
        func columns(_ y: Double) -> FrameReport {
            let texts = [text("a", 0, 0, 100), text("b", 50, y, 100), text("c", 300, 0, 100)]
            return report(view("Columns", 0, 0, 400, 40, texts), width: 400)
        }
        #expect(faulty(rule, columns(19.84)).isEmpty)
        #expect(faulty(rule, columns(19.8)) == ["0.0"])
    }

    /// An overlay lies over others on purpose; what an offset or a position moves may do so by mistake.
    @Test func whatAnOffsetMovesIsNoLayer() {
        func label(isMoved: Bool?) -> FrameReport {
            let above = text("b", 0, 5, 100) { ($0.detached, $0.moved) = (true, isMoved) }
            return report(view("VStack", 0, 0, 100, 20, [text("a", 0, 0, 100), above]))
        }
        #expect(faulty(rule, label(isMoved: true)) == ["0.0"])
        #expect(faulty(rule, label(isMoved: nil)).isEmpty)
    }

    /// A row under a tab bar can be scrolled out from under it; a chip that a text covers along the whole way cannot.
    @Test func whatCanBeScrolledAwayIsNotLost() {
        func scene(_ axis: ViewFrame.Axis, cover: Frame) -> FrameReport {
            let list = view("ScrollView", 0, 0, 320, 568, [text("a", 0, 530, 100)]) {
                ($0.clips, $0.scrolls) = (true, [axis])
            }
            return report(
                view("TabView", 0, 0, 320, 568, [list, text("b", cover.x, cover.y, cover.width, cover.height)]))
        }
        let bar = Frame(x: 0, y: 519, width: 320, height: 49)
        #expect(faulty(rule, scene(.vertical, cover: bar)).isEmpty)
        #expect(faulty(rule, scene(.horizontal, cover: bar)) == ["0.0.0"])
        #expect(faulty(StrayDecoration(), scene(.vertical, cover: bar)) == ["0.0.0"])
    }

    @Test func whatIsDrawnCoversNothing() {
        let drawing = view("Canvas", 0, 0, 100, 20, [text("a", 0, 0, 60), text("b", 50, 0, 50)])
        let scene = report(view("VStack", 0, 0, 100, 20, [drawing, text("c", 0, 5, 100)]))
        #expect(faulty(rule, scene).isEmpty)
        #expect(faulty(StrayDecoration(), scene) == ["0.0.0", "0.0.1"])
    }

    /// The sweep finds what comparing every pair finds: of each view the one that it covers most of, and how many more.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func theSweepMissesNothing(seed: UInt64) {
        var state = seed
        func random(_ limit: UInt64) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % limit)
        }
        let texts = (0..<60).map { text("\($0)", random(400), random(400), 1 + random(60), 1 + random(40)) }
        func shared(_ first: Int, _ second: Int) -> Double {
            let (one, other) = (texts[first].frame, texts[second].frame)
            return min(
                min(one.maxX, other.maxX) - max(one.x, other.x), min(one.maxY, other.maxY) - max(one.y, other.y))
        }
        let expected = texts.indices.compactMap { first -> String? in
            let others = (first + 1..<60).filter { shared(first, $0) > 0.2 }
            let most = others.map { shared(first, $0) }.max() ?? 0
            return others.first { shared(first, $0) == most }.map { "0.\(first) 0.\($0) \(others.count - 1)" }
        }
        let found = rule.faults(in: report(view("Custom", 0, 0, 500, 500, texts))).map { fault -> String in
            guard case .overlap(let overlap) = fault.evidence else { return "" }
            return "\(fault.view.id) \(overlap.other.id) \(overlap.others)"
        }
        #expect(found == expected)
    }

    @Test func aHundredOthersAreCounted() throws {
        let texts = (0..<300).map { text("\($0)", 0, 0, 50 + Double($0), 20) }
        let faults = rule.faults(in: report(view("Custom", 0, 0, 500, 20, texts)))
        #expect(faults.count == 299)
        let counts = faults.map { fault -> Int in
            guard case .overlap(let overlap) = fault.evidence else { return -1 }
            return overlap.others
        }
        #expect(counts == (0..<299).map { min(298 - $0, 101) })
    }
}
