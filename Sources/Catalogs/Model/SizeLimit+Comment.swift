extension SizeLimit {
    /// The limit that a comment states, in one of two ways; nil where it states none.
    ///
    /// - `MAX_LENGTH: 40`, as Mozilla's tools read it: anywhere in the comment, with any spaces after the colon. They count code
    ///   points after tags are taken away and references replaced (Pontoon, `checks/libraries/pontoon.py` of 2018; the wiki of
    ///   langchecker, ".lang files format").
    /// - `smartling.character_limit = 40`, Smartling's directive (its sample of Android resources). Its documentation does not say
    ///   what it counts.
    ///
    /// O(n).
    init?(inComment comment: String) {
        if let most = Self.number(after: Self.mozilla, in: comment) {
            self.init(width: Double(most), unit: .scalarWithoutMarkup)
        } else if let most = Self.number(after: Self.smartling, in: comment) {
            self.init(width: Double(most), unit: .character)
        } else {
            return nil
        }
    }

    static let mozilla = "MAX_LENGTH:"
    static let smartling = "smartling.character_limit ="

    private static func number(after mark: String, in comment: String) -> Int? {
        guard let start = comment.firstRange(of: mark)?.upperBound else { return nil }
        let digits = comment[start...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
        return Int(digits).flatMap { $0 > 0 ? $0 : nil }
    }
}
