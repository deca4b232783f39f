internal import Basics

/// What is behind `struct`, `class`, `enum`, `protocol` or `extension`: `Chart<Content: ChartContent>: View where …`.
struct TypeHeader {
    let name: String
    /// With its angle brackets; empty where there are none.
    let generics: String
    let inheritance: [String]
    /// With `where`; empty where there is none.
    let condition: String

    init(_ rest: String) {
        var remaining = rest
        if let place = remaining.firstOutside(" where ") {
            condition = remaining[place...].trimmed
            remaining = remaining[..<place].trimmed
        } else {
            condition = ""
        }
        if let colon = remaining.firstOutside(":") {
            inheritance = remaining[remaining.index(after: colon)...].listOutside
            remaining = remaining[..<colon].trimmed
        } else {
            inheritance = []
        }
        if let angle = remaining.firstIndex(of: "<") {
            generics = remaining[angle...].trimmed
            name = remaining[..<angle].trimmed
        } else {
            generics = ""
            name = remaining.trimmed
        }
    }
}
