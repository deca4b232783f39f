/// What is true of a build in `#if`: the platform of the app, not that of the machine that compiles it.
///
/// Source: *The Swift Programming Language*, “Statements”, “Conditional Compilation Block”.
struct BuildConditions {
    /// As in `os(iOS)`.
    var system: String
    /// As `-D` sets them.
    var flags: Set<String>
    /// The modules that can be imported.
    var modules: Set<String>
    /// As in `swift(>=6.0)`: the language mode.
    var language: [Int]
    /// As in `compiler(>=6.2)`.
    var compiler: [Int] = [6, 3]

    /// Removes the branches of `#if` that are not compiled, and the lines of the directives. Line breaks stay.
    func resolve(_ bytes: [UInt8]) -> [UInt8] {
        let source = SwiftSource(bytes)
        var result = bytes
        /// Of each `#if` that is open: whether the branch is compiled, whether one was, and whether all around it is.
        var open: [(isActive: Bool, wasActive: Bool, isReached: Bool)] = []
        var position = 0
        func isActive() -> Bool { open.last.map { $0.isActive && $0.isReached } ?? true }
        for (index, token) in source.tokens.enumerated() where token.kind == .hash {
            let word = source.text(token)
            guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { continue }
            if !isActive(), position < token.range.lowerBound { result.blank(position..<token.range.lowerBound) }
            let end = bytes[token.range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            switch word {
            case "#if":
                let reached = isActive()
                let value = holds(source, from: index + 1, before: end)
                open.append((value, value, reached))
            case "#elseif" where !open.isEmpty:
                let last = open.removeLast()
                let value = !last.wasActive && holds(source, from: index + 1, before: end)
                open.append((value, last.wasActive || value, last.isReached))
            case "#else" where !open.isEmpty:
                let last = open.removeLast()
                open.append((!last.wasActive, true, last.isReached))
            case "#endif" where !open.isEmpty: open.removeLast()
            default: break
            }
            result.blank(token.range.lowerBound..<end)
            position = end
        }
        if !isActive() { result.blank(position..<bytes.count) }
        return result
    }

    private func holds(_ source: SwiftSource, from index: Int, before end: Int) -> Bool {
        var parser = Parser(conditions: self, source: source, index: index, end: end)
        return parser.disjunction()
    }

    private struct Parser {
        let conditions: BuildConditions
        let source: SwiftSource
        var index: Int
        let end: Int

        private var word: String? {
            index < source.tokens.count && source.tokens[index].range.lowerBound < end
                ? source.text(source.tokens[index]) : nil
        }

        mutating func disjunction() -> Bool {
            var value = conjunction()
            while word == "||" {
                index += 1
                let other = conjunction()
                value = value || other
            }
            return value
        }

        private mutating func conjunction() -> Bool {
            var value = operand()
            while word == "&&" {
                index += 1
                let other = operand()
                value = value && other
            }
            return value
        }

        private mutating func operand() -> Bool {
            guard let word else { return false }
            index += 1
            switch word {
            case "!": return !operand()
            case "(":
                let value = disjunction()
                if self.word == ")" { index += 1 }
                return value
            case "true": return true
            case "false": return false
            default:
                guard self.word == "(", let close = source.partners[index] else {
                    return conditions.flags.contains(word)
                }
                let arguments = source.tokens[(index + 1)..<close].map(source.text)
                index = close + 1
                return conditions.holds(word, arguments)
            }
        }
    }

    /// A condition with arguments: `os(iOS)`, `canImport(UIKit)`.
    private func holds(_ name: String, _ arguments: [String]) -> Bool {
        let first = arguments.first ?? ""
        switch name {
        case "os": return first == system || (first == "OSX" && system == "macOS")
        case "canImport": return modules.contains(first)
        case "targetEnvironment": return first == "simulator" && system != "macOS"
        case "arch": return first == "arm64"
        case "_runtime": return first == "_ObjC"
        case "_endian": return first == "little"
        case "swift": return holds(arguments, of: language)
        case "compiler": return holds(arguments, of: compiler)
        case "hasAttribute", "hasFeature": return true
        default: return false
        }
    }

    /// `>=6.0` or `<6.2` of a version.
    private func holds(_ arguments: [String], of version: [Int]) -> Bool {
        let wanted = arguments.dropFirst().joined().split(separator: ".").compactMap { Int($0) }
        let isLess = version.lexicographicallyPrecedes(wanted)
        return arguments.first == "<" ? isLess : !isLess
    }
}
