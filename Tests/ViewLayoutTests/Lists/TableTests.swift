import Foundation
import Testing
import ViewLayout

/// Columns of tables, in the grid font: a letter is 10 wide and a line 20 high.
@MainActor @Suite struct TableTests {
    private struct Order: Identifiable {
        let id: Int
        let name: String
    }

    private var table: some View {
        Table([Order(id: 1, name: "abc def")]) {
            TableColumn("No") { order in Text(verbatim: "\(order.id)") }.width(40)
            TableColumn("Name", value: \.name)
            TableColumn("Id") { order in Text(verbatim: "\(order.id)") }
        }
    }

    /// Of 348 in a row of 380 without its margins of 16, 40 and two gaps of 8 are taken; the other columns share 292.
    @Test func columnsShareTheWidthThatFixedOnesLeave() {
        let regular = table.environment(\.horizontalSizeClass, .regular)
        let texts = frames(regular, width: 380, height: 200).split(separator: "\n").filter { $0.contains("Text") }
        #expect(texts.map { $0.split(separator: " ")[1] } == ["16", "64", "218", "16", "64", "218"])
    }

    /// SwiftUI's documentation of `Table`: in a compact width there are no headers, and only the first column.
    @Test func aCompactWidthHasTheFirstColumnAlone() {
        let compact = table.environment(\.horizontalSizeClass, .compact)
        let texts = frames(compact, width: 380, height: 200).split(separator: "\n").filter { $0.contains("Text") }
        #expect(texts.count == 1)
    }

    @Test func columnsForElementsStandBesideOthers() {
        let columns = ["A", "B"]
        let table = Table([Order(id: 1, name: "abc def")]) {
            TableColumn("No") { order in Text(verbatim: "\(order.id)") }.width(40)
            TableColumnForEach(columns, id: \.self) { column in
                TableColumn(column) { order in Text(verbatim: column + order.name) }
            }
        }
        let texts = frames(table.environment(\.horizontalSizeClass, .regular), width: 380, height: 200)
            .split(separator: "\n").filter { $0.contains("Text") }
        #expect(texts.map { $0.split(separator: " ")[1] } == ["16", "64", "218", "16", "64", "218"])
    }
}
