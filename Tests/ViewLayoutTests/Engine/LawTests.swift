import Foundation
import Testing
import ViewLayout

/// Laws that hold for every tree, tried on random ones.
@MainActor @Suite struct LawTests {
    nonisolated static let seeds = 0..<60

    @Test(arguments: seeds) func layoutIsRepeatable(seed: Int) {
        let space = ProposedViewSize(width: 150, height: seed.isMultiple(of: 2) ? nil : 120)
        let first = layOut(RandomTree(seed: seed).view, in: space, measurer: GridFont()).root.tree
        let second = layOut(RandomTree(seed: seed).view, in: space, measurer: GridFont()).root.tree
        #expect(first == second)
    }

    /// What was asked before, and in which order, changes nothing: answers are only remembered.
    @Test(arguments: seeds) func layoutDoesNotDependOnWhatWasAskedBefore(seed: Int) {
        let view = RandomTree(seed: seed).view
        let tree = LayoutTree(view, environment: EnvironmentValues(), measurer: GridFont())
        for width in [0, 30, nil, 400, .infinity] as [CGFloat?] {
            _ = tree.layOut(in: ProposedViewSize(width: width, height: width))
        }
        let fresh = layOut(view, in: ProposedViewSize(width: 150, height: nil), measurer: GridFont()).root.tree
        #expect(tree.layOut(in: ProposedViewSize(width: 150, height: nil)).root.tree == fresh)
    }

    @Test(arguments: seeds) func rememberedAnswersChangeNothing(seed: Int) {
        let frames = [true, false].map { remembers in
            LayoutTree(
                RandomTree(seed: seed).view, environment: EnvironmentValues(), measurer: GridFont(),
                remembersAnswers: remembers
            ).layOut(in: ProposedViewSize(width: 150, height: 90)).root.tree
        }
        #expect(frames[0] == frames[1])
    }

    @Test(arguments: seeds) func framesAreFiniteAndNotNegativeWithoutWarnings(seed: Int) {
        let placed = layOut(
            RandomTree(seed: seed).view, in: ProposedViewSize(width: 150, height: 100), measurer: GridFont())
        for view in placed.root.all {
            #expect(view.frame.minX.isFinite && view.frame.minY.isFinite)
            #expect(view.frame.width.isFinite && view.frame.width >= 0)
            #expect(view.frame.height.isFinite && view.frame.height >= 0)
            #expect(view.warnings.isEmpty)
        }
    }

    @Test(arguments: seeds) func idealIsNoMoreThanWhatInfinityGives(seed: Int) {
        let view = RandomTree(seed: seed).view
        let probe = Probe()
        _ = layOut(Probing(probe: probe)() { view }, in: .unspecified, measurer: GridFont())
        #expect(probe.ideal.width <= probe.largest.width + 1e-9)
        #expect(probe.ideal.height <= probe.largest.height + 1e-9)
    }

    @Test(arguments: seeds) func rightToLeftIsTheMirrorImage(seed: Int) {
        let view = RandomTree(seed: seed).view
        let space: CGFloat = 200
        let left = scene(view, width: space).root.all
        let right = scene(view, width: space, direction: .rightToLeft).root.all
        #expect(left.count == right.count)
        for (a, b) in zip(left, right) {
            #expect(a.kind == b.kind)
            #expect(abs(space - a.frame.maxX - b.frame.minX) < 1e-6)
            #expect(abs(a.frame.width - b.frame.width) < 1e-9 && abs(a.frame.minY - b.frame.minY) < 1e-9)
        }
    }

    @Test(arguments: seeds) func childrenOfAStackAreInOrderAndDoNotOverlap(seed: Int) {
        let placed = layOut(
            RandomTree(seed: seed, framed: false).view, in: ProposedViewSize(width: 150, height: 100),
            measurer: GridFont())
        for stack in placed.root.all where stack.kind == "HStack" || stack.kind == "VStack" {
            for (a, b) in zip(stack.children, stack.children.dropFirst()) {
                let gap = stack.kind == "HStack" ? b.frame.minX - a.frame.maxX : b.frame.minY - a.frame.maxY
                #expect(gap > -1e-6)
            }
        }
    }

    @Test(arguments: seeds) func stackOfRigidViewsIsAsLongAsTheyAndTheirGaps(seed: Int) {
        var random = Random(seed: seed)
        let lengths = (0..<random.next(6) + 1).map { _ in CGFloat(random.next(40)) }
        let spacing = CGFloat(random.next(10))
        let row = HStack(spacing: spacing) {
            ForEach(lengths.indices, id: \.self) { Block(width: lengths[$0], height: 1) }
        }
        #expect(scene(row, width: 77).size.width == lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1))
    }

    @Test(arguments: seeds) func flexibleViewsFillTheStack(seed: Int) {
        var random = Random(seed: seed)
        let limits = (0..<5).map { _ in CGFloat(random.next(30)) }
        let row = HStack(spacing: 3) {
            ForEach(limits.indices, id: \.self) { Color.red.frame(minWidth: limits[$0]) }
        }
        #expect(abs(scene(row, width: 300, height: 10).size.width - 300) < 1e-9)
    }

    @Test(arguments: seeds) func higherPriorityIsNoWorseOff(seed: Int) {
        var random = Random(seed: seed)
        let texts = (0..<3).map { _ in String(repeating: "x ", count: random.next(8) + 1) }
        func width(priority: Double) -> CGFloat {
            let row = HStack(spacing: 0) {
                Text(verbatim: texts[0])
                Text(verbatim: texts[1]).layoutPriority(priority)
                Text(verbatim: texts[2])
            }
            return scene(row, width: 120).root.children[1].frame.width
        }
        #expect(width(priority: 1) >= width(priority: 0))
    }
}

private final class Probe: @unchecked Sendable {
    // A test runs a layout on one thread only.
    var ideal = CGSize.zero
    var largest = CGSize.zero
}

private struct Probing: Layout {
    let probe: Probe

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        probe.largest = subviews[0].sizeThatFits(.infinity)
        probe.ideal = subviews[0].sizeThatFits(.unspecified)
        return probe.ideal
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// Numbers that are the same in every run.
struct Random {
    private var state: UInt64
    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    /// A number from 0 up to a limit.
    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

/// A tree of stacks, modifiers and leaves, made from a seed.
@MainActor struct RandomTree {
    private var random: Random

    /// Whether views may stand in frames that they are larger than.
    private let framed: Bool

    init(seed: Int, framed: Bool = true) {
        random = Random(seed: seed)
        self.framed = framed
    }

    var view: AnyView {
        var copy = self
        return copy.make(depth: 4)
    }

    private mutating func make(depth: Int) -> AnyView {
        let node = depth == 0 ? leaf() : random.next(4) == 0 ? leaf() : container(depth: depth)
        return modified(node)
    }

    private mutating func leaf() -> AnyView {
        switch random.next(5) {
        case 0: AnyView(Color.red)
        case 1: AnyView(Block(width: CGFloat(random.next(30)), height: CGFloat(random.next(30))))
        case 2: AnyView(Spacer(minLength: CGFloat(random.next(10))))
        default: AnyView(Text(verbatim: String(repeating: "ab ", count: random.next(5) + 1)))
        }
    }

    private mutating func container(depth: Int) -> AnyView {
        let children = ViewSequence((0..<random.next(3) + 1).map { _ in make(depth: depth - 1) })
        let spacing = random.next(2) == 0 ? nil : CGFloat(random.next(10))
        return switch random.next(5) {
        case 0: AnyView(ZStack { children })
        case 1, 2: AnyView(HStack(spacing: spacing) { children })
        default: AnyView(VStack(alignment: .leading, spacing: spacing) { children })
        }
    }

    private mutating func modified(_ view: AnyView) -> AnyView {
        switch random.next(8) {
        case 0: AnyView(view.padding(CGFloat(random.next(6))))
        case 1 where framed: AnyView(view.frame(maxWidth: CGFloat(random.next(100))))
        case 2: AnyView(view.layoutPriority(Double(random.next(2))))
        case 3: AnyView(view.fixedSize(horizontal: false, vertical: true))
        case 4 where framed: AnyView(view.frame(minWidth: CGFloat(random.next(20))))
        default: view
        }
    }
}
