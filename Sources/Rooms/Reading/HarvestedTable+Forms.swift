internal import Catalogs

extension HarvestedTable {
    static let form = RoomsForm<HarvestedTable>(
        "table", "a table", plural: "tables",
        "A table whose columns are as wide as its texts make them, a row of items of a flex container, tracks of a grid, or a box of words.",
        [
            .always("name", \.name, .text, "The same for all cells of the table, and for no others of the screen."),
            .always(
                "width", \.width, .length,
                "The width that its columns may have together, without what is between them."),
            .maybe(
                "most", \.most, .length,
                "The width that they may have together before something leaves a box around the table or the window; by default `width`."
            ),
            .maybe("gap", \.gap, .length, "The space between two columns; by default none."),
            .maybe(
                "isStretched", \.isStretched, .boolean,
                "Whether the columns take the whole width, whatever their texts need; by default not."),
            .maybe("isFlex", \.isFlex, .boolean, "Whether the columns are items of a flex container; by default not."),
            .maybe("isGrid", \.isGrid, .boolean, "Whether the columns are tracks of a grid; by default not."),
            .maybe(
                "within", \.within, .record(TableCell.form),
                "The column of another table that the width is a part of: `edges` is what the column has more."),
            .usual("columns", \.columns, .list(.record(Column.form)), "Its columns, without their texts."),
            .maybe(
                "spans", \.spans, .list(.record(Span.form)),
                "What several columns have room for together, without texts."),
        ]
    ) { HarvestedTable(name: "", width: 0) }
}

extension HarvestedTable.Column {
    static let form = RoomsForm<HarvestedTable.Column>(
        "column", "a column", plural: "columns", "A column of a table, without its texts.",
        [
            .maybe("min", \.min, .length, "The least width; by default 0."),
            .maybe("max", \.max, .length, "The width that it takes where there is space; by default the least one."),
            .maybe("isFixed", \.isFixed, .boolean, "Whether it has a width of its own, `max`; by default not."),
            .maybe("percent", \.percent, .length, "The part of the table's width that it takes, in percent."),
            .maybe("most", \.most, .length, "Of an item or a box of words: its greatest width; by default none."),
            .maybe(
                "grow", \.grow, .length,
                "Of an item or track: how much of the space that is left it takes; by default 0."),
            .maybe(
                "shrink", \.shrink, .length,
                "Of an item: how much of the space that lacks it gives, as a factor of its width; by default 1."),
            .maybe(
                "edges", \.edges, .length, "Of an item: its padding and borders, which give nothing; by default none."),
            .maybe(
                "ignoresWords", \.ignoresWords, .boolean,
                "Of an item or track: whether words may leave it, so that `min` alone is its least width; by default not."
            ),
        ]
    ) { HarvestedTable.Column() }
}

extension HarvestedTable.Span {
    static let form = RoomsForm<HarvestedTable.Span>(
        "span", "a span", plural: "spans", "Columns that have room for something together.",
        [
            .always("column", \.column, .integer(from: 1), "The first column, from 1."),
            .always("columnSpan", \.columnSpan, .integer(from: 2), "How many columns."),
            .maybe("min", \.min, .length, "The least width; by default 0."),
            .maybe("max", \.max, .length, "The width that they take where there is space; by default the least one."),
        ]
    ) { HarvestedTable.Span(column: 1, columnSpan: 2) }
}

extension TableCell {
    static let form = RoomsForm<TableCell>(
        "cell", "a cell", plural: "cells", "The cell of a table in which a text is.",
        [
            .always("table", \.table, .text, "The name of the table."),
            .always("column", \.column, .integer(from: 1), "Its first column, from 1."),
            .maybe("columnSpan", \.columnSpan, .integer(from: 1), "How many columns it takes; by default 1."),
            .always(
                "edges", \.edges, .length,
                "How much wider the cell is than the text on one line: padding, borders, and what is beside the text."),
            .maybe(
                "wordEdges", \.wordEdges, .length,
                "How much wider the cell is than a word of the text on a line of its own; by default `edges`."),
            .maybe(
                "word", \.word, .length,
                "How much of a word makes the cell wider, where words may be broken; by default a whole one."),
            .maybe("width", \.width, .length, "The width that the cell itself asks for; by default that of its text."),
            .maybe(
                "start", \.start, .length,
                "Where the text begins: the space from the start of the columns, without the columns before its own; by default not known."
            ),
            .maybe(
                "isPassedOn", \.isPassedOn, .boolean,
                "Whether the text is in a box that goes on on the next line as a whole, where it does not fit beside others; by default not."
            ),
            .maybe(
                "factor", \.factor, .length,
                "How much of the width that the cell has more than `edges` the text may have, where it is in a box that stays as wide as it is and leaves the cell; by default its lines are as much wider as the cell."
            ),
            .maybe(
                "lineWidth", \.lineWidth, .length,
                "How wide the lines of such a text are; by default as wide as it may be."),
        ]
    ) { TableCell(table: "", column: 1, edges: 0) }
}
