/// The parameters with which a foreign name is called.
struct ForeignSignature {
    /// The generic parameters.
    private let generics: [String]
    /// What is between the parentheses.
    let parameters: String
    /// What is behind them; "" or ` where …`.
    let condition: String
    /// The parameter that is a key of a generic type.
    let key: String?
    /// Whether another with the same labels is better where both can be called.
    let isDisfavored: Bool

    var clause: String { generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>" }

    func clause(adding name: String) -> String { "<\((generics + [name]).joined(separator: ", "))>" }

    /// The signatures for a call: closures give views, or anything.
    ///
    /// - Parameters:
    ///   - choices: The static members that are given, by the index of the argument.
    ///   - value: The generic type of a key's value; nil where each call has its own.
    ///   - place: The argument that has this type itself.
    ///   - free: An argument whose type members do not tell, as others have it.
    static func all(
        _ list: [ForeignCall.Parameter], choices: [Int: Set<String>], names: ForeignNames, value: String?,
        at place: Int? = nil, free: Int? = nil
    ) -> [ForeignSignature] {
        let hasClosures = list.contains { $0.arity != nil }
        // `nil` alone has no type.
        let hasNil = choices.contains { $0.key != place && $0.value.contains("nil") }
        return (hasNil ? [false, true] : [false]).flatMap { takesNil in
            membersTaken(choices, names: names, beside: [place, free]).flatMap { taken in
                (hasClosures ? [true, false] : [false]).map { isView in
                    ForeignSignature(
                        list, choices: choices, names: names, value: value, at: place, isView: isView,
                        taken: taken, takesNil: takesNil, isDisfavored: hasClosures && !isView)
                }
            }
        }
    }

    /// Which arguments take members without a type, and not every value: each choice of a few arguments, all or none of more.
    private static func membersTaken(
        _ choices: [Int: Set<String>], names: ForeignNames, beside others: [Int?]
    ) -> [Set<Int>] {
        let some = choices.filter { index, members in
            !others.contains(index) && members != ["nil"] && names.type(of: members)?.isGeneric != true
        }.keys.sorted()
        guard some.count <= 2 else { return [Set(some), []] }
        return some.reduce([[]]) { sets, index in sets.map { $0.union([index]) } + sets }
    }

    /// The type of an argument of which some members are known.
    private static func type(of members: Set<String>, names: ForeignNames, value: String) -> String {
        if members.contains(where: { $0.hasPrefix("\\") }) { return "PartialKeyPath<GalleyValue>" }
        guard let kind = names.type(of: members) else { return "GalleyValue" }
        let isList = members.allSatisfy { $0 == "nil" || $0.hasPrefix("[") }
        return isList ? "[\(kind.text(of: value))]" : kind.text(of: value)
    }

    private init(
        _ list: [ForeignCall.Parameter], choices: [Int: Set<String>], names: ForeignNames, value: String?,
        at place: Int?, isView: Bool, taken: Set<Int>, takesNil: Bool, isDisfavored: Bool
    ) {
        var generics: [String] = []
        var parameters: [String] = []
        var conditions: [String] = []
        var key: String?
        for (index, parameter) in list.enumerated() {
            let label =
                parameter.label == "_" || parameter.label.hasPrefix("`") ? parameter.label : "`\(parameter.label)`"
            if let arity = parameter.arity {
                let arguments = Array(repeating: "GalleyValue", count: arity).joined(separator: ", ")
                generics.append("C\(index)")
                if isView { conditions.append("C\(index): View") }
                parameters.append(
                    "\(isView ? "@ViewBuilder " : "")\(label) c\(index): (\(arguments)) \(isView ? "" : "async throws ")-> C\(index)"
                )
            } else if index == place, let value {
                parameters.append("\(label) a\(index): \(value)")
            } else if takesNil, choices[index]?.contains("nil") == true {
                parameters.append("\(label) a\(index): Any?")
            } else if let members = choices[index], let kind = names.type(of: members), kind.isGeneric {
                let inner = place == nil ? value : nil
                if inner == nil { generics.append("A\(index)") } else { key = "a\(index)" }
                parameters.append(
                    "\(label) a\(index): \(Self.type(of: members, names: names, value: inner ?? "A\(index)"))")
            } else if taken.contains(index), let members = choices[index] {
                parameters.append("\(label) a\(index): \(Self.type(of: members, names: names, value: "GalleyValue"))")
            } else {
                generics.append("A\(index)")
                parameters.append("\(label) a\(index): \(parameter.isInout ? "inout " : "")A\(index)")
            }
        }
        self.generics = generics
        self.parameters = parameters.joined(separator: ", ")
        condition = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
        self.key = key
        self.isDisfavored = isDisfavored
    }
}
