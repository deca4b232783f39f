import Foundation
import Testing
import ViewLayout

/// Rows and columns.
@MainActor @Suite struct GridTests {
    @Test func columnsAreAsWideAsTheirWidestCellsAndRowsAsHighAsTheirHighest() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
            GridRow {
                Text("a")
                Text("bbb")
            }
            GridRow {
                Text("cc")
                Block(width: 10, height: 30)
            }
        }
        #expect(
            frames(grid) == """
                Grid 0 0 55 53
                  Text 0 0 10 20
                  Text 25 0 30 20
                  Text 0 23 20 20
                  Color 25 23 10 30
                """)
    }

    @Test func shortRowsLeaveTheirLastCellsEmpty() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { Text("a") }
            GridRow {
                Text("b")
                Text("c")
            }
        }
        #expect(scene(grid).root.children.map(\.frame.minX) == [0, 0, 10])
    }

    @Test func viewOutsideOfRowsTakesAWholeRow() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Text("aa")
                Text("bb")
            }
            Divider()
            GridRow {
                Text("c")
                Text("d")
            }
        }
        #expect(scene(grid, width: 100).root.first("Divider")?.frame == CGRect(x: 0, y: 20, width: 100, height: 1))
    }

    @Test func unsizedDividerTakesTheWidthThatOthersMake() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Text("aa")
                Text("bb")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
        }
        #expect(scene(grid, width: 100).size.width == 40)
        #expect(scene(grid, width: 100).root.first("Divider")?.frame.width == 40)
    }

    @Test func flexibleCellsShareWhatIsLeft() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Text("aa")
                Color.red
                Color.blue
            }
        }
        #expect(scene(grid, width: 100, height: 20).root.children.map(\.frame.width) == [20, 40, 40])
    }

    @Test func spanningCellLacksGoToTheLastOfEquallyFlexibleColumns() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(width: 10, height: 1)
                Block(width: 10, height: 1)
                Block(width: 10, height: 1)
            }
            GridRow {
                Block(width: 50, height: 1).gridCellColumns(2)
                Block(width: 5, height: 1)
            }
        }
        #expect(scene(grid).size.width == 60)
        #expect(scene(grid).root.children.map(\.frame.minX) == [0, 10, 50, 0, 50])
    }

    @Test func oneCellAlignsItsColumn() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { Text("a").gridColumnAlignment(.trailing) }
            GridRow { Text("bbb") }
            GridRow { Text("cc") }
        }
        #expect(scene(grid).root.children.map(\.frame.minX) == [20, 0, 10])
    }

    @Test func rowHasItsOwnAlignment() {
        let grid = Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                Block(width: 1, height: 30)
                Block(width: 1, height: 10)
            }
            GridRow {
                Block(width: 1, height: 30)
                Block(width: 1, height: 10)
            }
        }
        #expect(scene(grid).root.children.map(\.frame.minY) == [0, 20, 30, 30])
    }

    @Test func rowsMayStandOnABaseline() {
        let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(width: 1, height: 30)
                Text("a")
            }
        }
        #expect(scene(grid).root.children.map(\.frame.minY) == [0, 14])
        #expect(scene(grid).size.height == 34)
    }

    @Test func anchorPlacesAViewInItsCell() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(width: 10, height: 10).gridCellAnchor(.bottomTrailing)
                Block(width: 1, height: 40)
            }
            GridRow { Block(width: 30, height: 1) }
        }
        #expect(scene(grid).root.children[0].frame.origin == CGPoint(x: 20, y: 30))
    }

    @Test func gapsAreThoseThatNeighboursPrefer() {
        let grid = Grid {
            GridRow {
                Text("a")
                Text("b")
            }
            GridRow {
                Block(width: 1, height: 1)
                Block(width: 1, height: 1)
            }
        }
        // 8 beside each other; 8 from a text down to a view.
        #expect(scene(grid).size == CGSize(width: 28, height: 29))
    }

    @Test func rowOutsideOfAGridIsAGroup() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                }) == "HStack 0 0 20 20\n  Text 0 0 10 20\n  Text 10 0 10 20")
    }

    @Test func rowsShareTheHeight() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { Text("a") }
            GridRow { Color.red }
        }
        #expect(scene(grid, width: 50, height: 100).root.children.map(\.frame.height) == [20, 80])
    }

    @Test func gridIsMirrored() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Text("aa")
                Text("b")
            }
        }
        #expect(scene(grid, direction: .rightToLeft).root.children.map(\.frame.minX) == [10, 0])
    }

    @Test func gridLayoutWorksByValue() {
        let grid = AnyLayout(GridLayout(horizontalSpacing: 0))() {
            GridRow {
                Text("a")
                Text("b")
            }
        }
        #expect(frames(grid) == "Grid 0 0 20 20\n  Text 0 0 10 20\n  Text 10 0 10 20")
    }
}
