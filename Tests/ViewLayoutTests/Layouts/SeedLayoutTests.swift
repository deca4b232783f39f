import Foundation
import Testing
import ViewLayout

/// The custom layouts that the samples use, with the grid font: every character is 10 × 20.
@MainActor @Suite struct SeedLayoutTests {
    @Test func equalWidthRowIsAsWideAsItsWidestTextTimesTheirNumber() {
        let row = EqualWidthHStack()() {
            Button("Cat") {}.buttonSizing(.flexible)
            Button("Goldfish") {}.buttonSizing(.flexible)
            Button("Dog") {}.buttonSizing(.flexible)
        }
        .buttonStyle(.bordered)
        #expect(
            frames(row, width: 400) == """
                EqualWidthHStack 36 0 328 34
                  Button 36 0 104 34
                    Text 73 7 30 20
                  Button 148 0 104 34
                    Text 160 7 80 20
                  Button 260 0 104 34
                    Text 297 7 30 20
                """)
    }

    @Test func equalWidthColumnStandsBelow() {
        let column = EqualWidthVStack()() {
            Text("Cat")
            Text("Goldfish")
        }
        #expect(
            frames(column, width: 100) == """
                EqualWidthVStack 10 0 80 40
                  Text 35 0 30 20
                  Text 10 20 80 20
                """)
    }

    @Test func rowOfEqualWidthsIsRefusedThoughItsOwnWidthsWouldFit() {
        let buttons = Group {
            Text("a")
            Text("seventeen letters")
            Text("b")
        }
        let adaptive = ViewThatFits {
            EqualWidthHStack()() { buttons }
            EqualWidthVStack()() { buttons }
        }
        // 10 + 170 + 10 and two gaps are 206; three times 170 and two gaps are 526.
        #expect(scene(adaptive, width: 525).root.choice?.index == 1)
        #expect(scene(adaptive, width: 526).root.choice?.index == 0)
        #expect(scene(HStack { buttons }, width: 525).size.width == 206)
    }

    @Test func balancedStackInARow() {
        #expect(
            frames(BalancedStack(.row)() { words }, width: 400) == """
                BalancedStack 8 0 384 20
                  Text 43 0 20 20
                  Text 146 0 10 20
                  Text 204 0 90 20
                  Text 322 0 50 20
                """)
    }

    @Test func balancedStackInAColumn() {
        #expect(
            frames(BalancedStack(.column)() { words }, width: 400) == """
                BalancedStack 155 0 90 80
                  Text 190 0 20 20
                  Text 195 20 10 20
                  Text 155 40 90 20
                  Text 175 60 50 20
                """)
    }

    private var words: some View {
        Group {
            Text("hi")
            Text("!")
            Text("beautiful")
            Text("world")
        }
    }

    @Test func flowGoesOnInANewLine() {
        let tags = FlowLayout(itemSpacing: 8, lineSpacing: 6)() {
            ForEach(0...5, id: \.self) { Text(verbatim: "Tag \(Int(pow(10, Double($0))))") }
        }
        #expect(
            frames(tags.padding(20).frame(width: 240, height: 300)) == """
                FlowLayout 22 114 196 72
                  Text 22 114 50 20
                  Text 80 114 60 20
                  Text 148 114 70 20
                  Text 22 140 80 20
                  Text 110 140 90 20
                  Text 22 166 100 20
                """)
    }

    @Test func flowOffersALineToATextThatIsWiderThanIt() {
        let flow = FlowLayout()() {
            Text("one")
            Text("two words")
        }
        #expect(
            frames(flow, width: 60) == """
                FlowLayout 5 0 50 68
                  Text 5 0 30 20
                  Text 5 28 50 40
                """)
    }

    @Test func facesOverlapMoreWhenTheWidthIsShort() {
        let faces = OverlappingHStack()() {
            ForEach(0..<5, id: \.self) { _ in Block(width: 40, height: 40) }
        }
        #expect(scene(faces, width: 500).root.children.map(\.frame.minX) == [162, 196, 230, 264, 298])
        #expect(scene(faces, width: 120).root.children.map(\.frame.minX) == [0, 20, 40, 60, 80])
        #expect(scene(faces, width: 120).size.width == 120)
        #expect(Set(scene(faces, width: 120).root.children.map(\.frame.width)) == [40])
    }

    /// Faces that overlap by more than they are wide go back from where the first one begins: the sum of their widths is
    /// below zero. From right to left all of it is the mirror image.
    @Test(arguments: [6, 30, 50, 90] as [CGFloat])
    func facesMirrorWhateverTheirOverlap(overlap: CGFloat) {
        func middles(_ direction: LayoutDirection) -> [CGFloat] {
            let faces = OverlappingHStack(overlap: overlap)() {
                ForEach(0..<4, id: \.self) { _ in Block(width: 40, height: 40) }
            }
            let row = HStack(spacing: 10) {
                Block(width: 20, height: 20)
                faces
                Block(width: 30, height: 20)
            }
            return scene(row, width: 500, direction: direction).root.all.filter { $0.kind == "Color" }.map(\.frame.midX)
        }
        #expect(middles(.rightToLeft) == middles(.leftToRight).map { 500 - $0 })
    }

    @Test func bestRankIsOnTop() {
        let circle = RadialLayout()() {
            Text("a").rank(3)
            Text("b").rank(1)
            Text("c").rank(2)
        }
        let heights = scene(circle, width: 300, height: 300).root.children.map(\.frame.midY)
        #expect(heights[1] < heights[2] && heights[2] < heights[0])
    }

    @Test(arguments: [[1, 2, 2], [2, 1, 2], [1, 1, 3], [1, 3, 1], [3, 1, 1]])
    func equalRanksAreEquallyHigh(ranks: [Int]) {
        let circle = RadialLayout()() {
            ForEach(ranks.indices, id: \.self) { Text("x").rank(ranks[$0]) }
        }
        let heights = scene(circle, width: 300, height: 300).root.children.map(\.frame.midY)
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            if ranks[a] == ranks[b] { #expect(abs(heights[a] - heights[b]) < 1e-9) }
            if ranks[a] < ranks[b] { #expect(heights[a] < heights[b]) }
        }
    }

    @Test func threeWayTieIsARow() {
        let tied = AnyLayout(HStackLayout())() {
            Text("a").rank(1)
            Text("b").rank(1)
            Text("c").rank(1)
        }
        #expect(
            frames(tied) == """
                HStack 0 0 46 20
                  Text 0 0 10 20
                  Text 18 0 10 20
                  Text 36 0 10 20
                """)
    }
}
