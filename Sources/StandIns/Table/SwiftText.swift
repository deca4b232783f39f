internal import Basics

// Types and signatures as text, taken apart at what is in no brackets.

extension StringProtocol {
    /// The places that are in no brackets, with the text from each on.
    private func outside(_ visit: (Index) -> Bool) {
        var depth = 0
        var isQuoted = false
        var before: Character = " "
        for index in indices {
            let character = self[index]
            if character == "\"", before != "\\" { isQuoted.toggle() }
            if !isQuoted {
                if ")]}".contains(character) || character == ">" && before != "-" { depth -= 1 }
                if depth == 0, !visit(index) { return }
                if "([{<".contains(character) { depth += 1 }
            }
            before = character
        }
    }

    /// Where a text begins first that is in no brackets.
    func firstOutside(_ text: String) -> Index? {
        var found: Index?
        outside { index in
            if self[index...].hasPrefix(text) { found = index }
            return found == nil
        }
        return found
    }

    /// The parts between commas that are in no brackets.
    var listOutside: [String] {
        var parts: [String] = []
        var start = startIndex
        outside { index in
            if self[index] == "," {
                parts.append(self[start..<index].trimmed)
                start = self.index(after: index)
            }
            return true
        }
        parts.append(self[start...].trimmed)
        return parts.filter { !$0.isEmpty }
    }

    /// The bracket that closes the one with which the text begins.
    var endOfFirstBracket: Index? {
        guard let first, "([{<".contains(first) else { return nil }
        var depth = 0
        var before: Character = " "
        for index in indices {
            let character = self[index]
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && before != "-" { depth -= 1 }
            if depth == 0 { return index }
            before = character
        }
        return nil
    }
}
