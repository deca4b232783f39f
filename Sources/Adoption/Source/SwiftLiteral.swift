/// Literals in Swift source that is written.
enum SwiftLiteral {
    /// A string literal.
    static func string(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r") + "\""
    }
}
