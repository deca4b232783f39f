/// What stands in for arguments that nobody gave: wide values, so that what fits them fits most.
public struct SampleArguments: Sendable, Hashable {
    /// For whole numbers; also the largest number tried for a plural form. 8,888,888 by default.
    public var integer: Int
    /// For numbers with a fraction, which is written as long as the placeholder says. 8,888.888888 by default.
    public var real: Double
    /// For texts. Eight wide letters by default, about the width of a long first name.
    public var text: String

    /// Names the samples.
    public init(integer: Int = 8_888_888, real: Double = 8_888.888_888, text: String = "Wwwwwwww") {
        self.integer = integer
        self.real = real
        self.text = text
    }
}
