extension StringUnit {
    /// Whether the text may have placeholders, choices or references to other texts, each of which begins with one of
    /// these characters in every syntax. It is false for most texts, which then need not be parsed. O(n).
    var mayHaveArguments: Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "|"), UInt8(ascii: "@"): true
            case UInt8(ascii: "_"), UInt8(ascii: "["): syntax == .i18next
            default: false
            }
        }
    }
}
