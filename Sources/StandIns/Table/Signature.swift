internal import Basics

/// What is behind `func`, `init` or `subscript`: `name<T>(label: Int = 1) async throws -> [T] where T: View`.
struct Signature {
    struct Parameter {
        /// The name in the body.
        let name: String
        /// Without attributes.
        let type: String
        let isOptionalToGive: Bool
    }

    private(set) var parameters: [Parameter] = []
    private(set) var canThrow = false
    /// Nothing where the function gives nothing.
    private(set) var result: String?

    /// - Returns: Nothing where there are no parentheses.
    init?(_ rest: String) {
        // The name of an operator has angle brackets that are none.
        let isGeneric = rest.first == "<" && rest.dropFirst().first?.isLetter == true
        let rest = isGeneric ? rest[...] : rest.drop { "=<>!+-*/%&|^~".contains($0) }
        guard let open = rest.firstOutside("("), let close = rest[open...].endOfFirstBracket else { return nil }
        parameters = rest[rest.index(after: open)..<close].listOutside.map(Self.parameter)
        var effects = rest[rest.index(after: close)...].trimmed
        if let condition = " \(effects)".firstOutside(" where ") { effects = " \(effects)"[..<condition].trimmed }
        let arrow = effects.firstOutside("->")
        canThrow = effects[..<(arrow ?? effects.endIndex)].contains("throws")
        result = arrow.map { effects[effects.index($0, offsetBy: 2)...].trimmed }
    }

    /// Whether it can be called without arguments.
    var takesNothing: Bool { parameters.allSatisfy(\.isOptionalToGive) }

    private static func parameter(_ text: String) -> Parameter {
        var text = text
        var hasDefault = false
        if let value = text.firstOutside(" = ") {
            hasDefault = true
            text = text[..<value].trimmed
        }
        guard let colon = text.firstOutside(":") else {
            return .init(name: text, type: "", isOptionalToGive: hasDefault)
        }
        let names = text[..<colon].split(separator: " ")
        let type = text[text.index(after: colon)...].trimmed
        return .init(
            name: names.last.map(String.init) ?? "_", type: StandInValues.withoutAttributes(type),
            isOptionalToGive: hasDefault || type.hasSuffix("..."))
    }
}
