/// Which plain scalars of YAML are numbers, days or times for Ruby's Psych (scalar_scanner.rb of psych 5). `3e`, `1-2` and
/// `24/7` are none.
enum PsychNumeral {
    static func isNumeral(_ text: String) -> Bool {
        // No longer one means anything to people, and patterns take time.
        guard text.utf8.count <= 64, text != "." else { return false }
        if [".inf", "+.inf", "-.inf", ".nan"].contains(text.lowercased()) { return true }
        return text.wholeMatch(of: #/[-+]?(?:0b[01_,]+|0[0-7_,]+|0x[0-9a-fA-F_,]+)/#) != nil
            || text.wholeMatch(of: #/[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)/#) != nil
            || text.wholeMatch(of: #/[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?/#) != nil
            || text.wholeMatch(of: #/[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?/#) != nil
            || isTime(text)
    }

    /// `2020-01-31`, `2001-12-14 21:59:43 -5`.
    private static func isTime(_ text: String) -> Bool {
        let time = #/-?[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|\s+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}.*)?/#
        return text.wholeMatch(of: time) != nil
    }
}
