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
    static func all(
        _ list: [ForeignCall.Parameter], choices: [Int: Set<String>], names: ForeignNames, value: String?,
        at place: Int? = nil
    ) -> [ForeignSignature] {
        let hasClosures = list.contains { $0.arity != nil }
        let hasInitializers = choices.values.contains { $0.contains("init") }
        // `nil` alone has no type.
        let hasNil = choices.contains { $0.key != place && $0.value.contains("nil") }
        return (hasNil ? [false, true] : [false]).flatMap { takesNil in
            (hasInitializers ? [true, false] : [false]).flatMap { takesValues in
                (hasClosures ? [true, false] : [false]).map { isView in
                    ForeignSignature(
                        list, choices: choices, names: names, value: value, at: place, isView: isView,
                        takesValues: takesValues, takesNil: takesNil, isDisfavored: hasClosures && !isView)
                }
            }
        }
    }

    private init(
        _ list: [ForeignCall.Parameter], choices: [Int: Set<String>], names: ForeignNames, value: String?,
        at place: Int?, isView: Bool, takesValues: Bool, takesNil: Bool, isDisfavored: Bool
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
            } else if let kind = choices[index].flatMap({ names.type(of: $0.subtracting(["nil"])) }) {
                let inner = place == nil ? value : nil
                if kind.isGeneric {
                    if inner == nil { generics.append("A\(index)") } else { key = "a\(index)" }
                }
                parameters.append("\(label) a\(index): \(kind.text(of: inner ?? "A\(index)"))")
            } else if takesValues, choices[index]?.contains("init") == true {
                // `.init("Title", 2)`, of a type that nothing tells.
                parameters.append("\(label) a\(index): GalleyValue")
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
