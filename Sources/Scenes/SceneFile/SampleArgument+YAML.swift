package import Labels

extension SampleArgument {
    /// A whole number, a number or a text, as its form says.
    package init(yaml value: YAMLValue) throws {
        let text = try value.string("arguments")
        if let integer = Int(text) {
            self = .integer(integer)
        } else if let number = Double(text), number.isFinite {
            self = .real(number)
        } else {
            self = .text(text)
        }
    }
}
