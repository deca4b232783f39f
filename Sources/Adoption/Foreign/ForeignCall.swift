/// A call of something that nothing declares here: what a declaration of it has to take.
struct ForeignCall {
    struct Parameter: Hashable {
        /// "_" for none.
        let label: String
        /// How many arguments a closure takes; nil for a value.
        var arity: Int?
        /// Whether the argument is changed: `&value`.
        var isInout = false
    }

    /// With the closures behind the parentheses.
    private(set) var parameters: [Parameter] = []
    /// The member in the place of an argument, by its index: `large` of `.large`, `\size` of `\.size`, and `[bold` of `[.bold, .italic]`;
    /// or `nil`.
    private(set) var choices: [Int: String] = [:]

    /// The arguments between parentheses, and the closures behind them. O(tokens of the call).
    init(in source: SwiftSource, open: Int) {
        guard let close = source.partners[open] else { return }
        var index = open + 1
        var isFirst = true
        while index < close {
            if isFirst {
                let isLabeled = source.has(":", at: index + 1) && source.tokens[index].kind == .word
                add(
                    source, label: isLabeled ? source.text(source.tokens[index]) : "_",
                    at: isLabeled ? index + 2 : index)
            }
            isFirst = source.has(",", at: index)
            index = source.token(after: index)
        }
        addClosures(source, from: close + 1, callee: open, label: "_")
    }

    /// The closures behind a name alone.
    init(in source: SwiftSource, closuresFrom start: Int, label: String = "content") {
        addClosures(source, from: start, callee: start, label: label)
    }

    private mutating func add(_ source: SwiftSource, label: String, at index: Int) {
        if source.has("{", at: index), let close = source.partners[index] {
            parameters.append(Parameter(label: label, arity: Self.arity(source, open: index, close: close)))
            return
        }
        if source.has("nil", at: index), source.has(",", at: index + 1) || source.has(")", at: index + 1) {
            choices[parameters.count] = "nil"
        } else if let member = source.impliedMember(at: index) {
            choices[parameters.count] = member
        } else if source.has("[", at: index), let member = source.impliedMember(at: index + 1) {
            choices[parameters.count] = "[" + member
        } else if source.has("\\", at: index), source.has(".", at: index + 1), index + 2 < source.tokens.count {
            choices[parameters.count] = "\\" + source.text(source.tokens[index + 2])
        }
        parameters.append(Parameter(label: label, isInout: source.has("&", at: index)))
    }

    private mutating func addClosures(
        _ source: SwiftSource, from start: Int, callee: Int, label first: String
    ) {
        var index = start
        var label = first
        // `for key in keys(1) {`
        guard source.has("{", at: index), !source.isInCondition(callee) else { return }
        while source.has("{", at: index), let close = source.partners[index] {
            parameters.append(Parameter(label: label, arity: Self.arity(source, open: index, close: close)))
            index = close + 1
            guard source.has(":", at: index + 1), source.has("{", at: index + 2) else { break }
            label = source.text(source.tokens[index])
            index += 2
        }
    }

    /// How many arguments a closure names before `in`, or uses as `$0` and `$1`.
    private static func arity(_ source: SwiftSource, open: Int, close: Int) -> Int {
        var names = 0
        var isName = true
        var index = open + 1
        while index < min(close, open + 30) {
            let text = source.text(source.tokens[index])
            if text == "in" { return names }
            if text == "[" {
                index = (source.partners[index] ?? index) + 1
                continue
            }
            if text == "@" {
                index += 2
                continue
            }
            if text == "->" || text == "async" || text == "throws" || text == ":" {
                isName = false
            } else if text == "," || text == "(" {
                isName = true
            } else if source.tokens[index].kind == .word {
                if ["if", "let", "var", "for", "return", "guard", "self", "switch"].contains(text) { break }
                if isName { names += 1 }
                isName = false
            } else if text != ")" && text != "." && text != "?" {
                break
            }
            index += 1
        }
        let words = source.tokens[open..<close].lazy.filter { $0.kind == .word }.map(source.text)
        return words.reduce(0) { most, word in
            guard word.hasPrefix("$"), let number = Int(word.dropFirst()) else { return most }
            return max(most, number + 1)
        }
    }
}

/// The calls of one name: for each list of parameters the members that were given, by the index of the argument.
typealias ForeignCalls = [[ForeignCall.Parameter]: [Int: Set<String>]]

extension ForeignCalls {
    mutating func add(_ call: ForeignCall) {
        var choices = self[call.parameters] ?? [:]
        for (index, name) in call.choices { choices[index, default: []].insert(name) }
        self[call.parameters] = choices
    }

    mutating func merge(_ other: ForeignCalls) {
        for (parameters, choices) in other {
            self[parameters] = (self[parameters] ?? [:]).merging(choices) { $0.union($1) }
        }
    }
}
