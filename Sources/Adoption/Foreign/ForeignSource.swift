internal import Basics

/// Declarations of names that nothing declares here, each with what its uses need: the module that an app gets in their place.
///
/// A value of such a type has every member and takes every call, and gives nothing. As a view it is a box that is named in
/// reports.
struct ForeignSource {
    private let names: ForeignNames

    /// The source of the module: what is the same in each, then the declaration of each name.
    ///
    /// - Parameters:
    ///   - members: What the app writes with a dot and no type.
    ///   - refused: The names of declarations that do not compile, as those of parts are.
    static func parts(
        of uses: [ForeignUses], modules: Set<String> = [], members: ImpliedMembers = ImpliedMembers(),
        without refused: Set<String> = []
    ) -> [(name: String?, text: String)] {
        let source = ForeignSource(names: ForeignNames(uses, modules: modules))
        let types = source.names.top.values.sorted { $0.name < $1.name }.flatMap { use in
            // A type keeps what it has where they do not compile.
            [(name: use.name, text: source.declaration(of: use)), (name: ":\(use.name)", text: conformances(use))]
        }
        var parts: [(name: String?, text: String)] = [(nil, header), (nil, "extension GalleyValue {\n")]
        func add(_ declarations: [(name: String, text: String)]) {
            for part in declarations where !part.text.isEmpty && !refused.contains(part.name) {
                parts.append((part.name, part.text))
            }
        }
        add(source.values(of: members))
        parts.append((nil, "}\nextension GalleyForeignType {\n"))
        add(source.initializers(of: members))
        parts.append((nil, "}\n"))
        add(types)
        return parts
    }

    /// A line for each member, with a name that no type has: `.bold`. Of `Color(.darkGray)` that of a type which is known is meant.
    private func values(of members: ImpliedMembers) -> [(name: String, text: String)] {
        members.names.subtracting(Self.reserved).subtracting(["none", "some"]).sorted().map {
            (
                name: ".\($0)",
                text: "    @_disfavoredOverload public static nonisolated var `\($0)`: GalleyValue { GalleyValue() }\n"
            )
        }
    }

    /// A line for each initializer without a type, with its declaration as the name: every type may be the one that is meant.
    private func initializers(of members: ImpliedMembers) -> [(name: String, text: String)] {
        var lines: [String] = []
        for (parameters, choices) in sorted(members.initializers) {
            for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: nil) {
                let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
                lines.append(
                    "\(disfavored)public nonisolated init\(signature.clause)(\(signature.parameters))\(signature.condition) { self.init() }"
                )
            }
        }
        return Self.unique(lines).map { (".\($0)", "    \($0)\n") }
    }

    private func declaration(of uses: ForeignUses, isPlain: Bool = false) -> String {
        if uses.isWrapper { return wrapper(uses) }
        if uses.isConstant {
            return "public nonisolated var \(uses.name): GalleyValue { get { GalleyValue() } set {} }\n"
        }
        if uses.isFunctionOfC, !uses.isPlain { return functions(uses) }
        if uses.isKeyPath {
            return
                "public typealias \(uses.name) = \(["AnyKeyPath", "PartialKeyPath", "KeyPath"][min(uses.arity, 2)])\n"
        }
        if uses.isFunction { return "public typealias \(uses.name) = (Any) -> Void\n" }
        if uses.isProtocol && !uses.isSuperclass { return protocolText(uses) }
        if uses.base != nil { return key(uses, isPlain: isPlain || uses.isPlain) }
        return type(uses, isPlain: isPlain || uses.isPlain)
    }

    /// The protocols among names, each as its path with what conforms to it in the app.
    private static func protocols(in uses: ForeignUses, path: String) -> [(path: String, conforming: Set<String>)] {
        if uses.isProtocol, !uses.isSuperclass, !uses.isWrapper { return [(path, uses.conforming)] }
        guard uses.arity == 0 else { return [] }
        return uses.nested.sorted { $0.key < $1.key }.flatMap { protocols(in: $0.value, path: "\(path).\($0.key)") }
    }

    /// What a package gives its protocols: types of the standard library and Foundation, such as for values that can be kept.
    private static func conformances(_ uses: ForeignUses) -> String {
        protocols(in: uses, path: uses.name).filter { item in
            !["View", "Representable"].contains(where: item.path.hasSuffix)
        }.flatMap { item in
            standardTypes.filter { !item.conforming.contains($0.name) }.map { type in
                let condition = type.part.map { " where \($0): \(item.path)" } ?? ""
                return "extension \(type.module)\(type.name): \(item.path)\(condition) {}\n"
            }
        }.joined()
    }

    /// With the generic parameter that has to conform, too.
    private static let standardTypes: [(module: String, name: String, part: String?)] =
        ["Bool", "Int", "Double", "Float", "String"].map { ("Swift.", $0, nil) }
        + ["Date", "Data", "URL", "UUID"].map { ("Foundation.", $0, nil) }
        + [
            ("", "GalleyValue", nil), ("Swift.", "Array", "Element"), ("Swift.", "Set", "Element"),
            ("Swift.", "Optional", "Wrapped"), ("Swift.", "Dictionary", "Value"),
        ]

    /// Of a name like `StoreView` what conforms to it is shown as a view, and of one like `PlatformViewRepresentable` as one of
    /// UIKit.
    private func protocolText(_ uses: ForeignUses) -> String {
        if let kind = ["View", "ViewController"].first(where: { uses.name.hasSuffix("\($0)Representable") }) {
            return "public protocol \(uses.name): UI\(kind)Representable {}\n"
        }
        guard uses.name.hasSuffix("View") else { return "public protocol \(uses.name) {}\n" }
        return """
            public protocol \(uses.name): View {}
            extension \(uses.name) { public var body: some View { GalleyBox(name: "\\(Self.self)") } }

            """
    }

    /// A wrapper of any value; of a property without a type it has a value of the stand-in.
    private func wrapper(_ uses: ForeignUses) -> String {
        var untyped = ["    @_disfavoredOverload public init(_ arguments: Any...) {}"]
        var lines = [
            "@propertyWrapper public struct \(uses.name)<Value>: Hashable, Codable, @unchecked Sendable {",
            "    var galleyKept: Value?",
            "    public var wrappedValue: Value { get { galleyKept ?? galleyValue() } nonmutating set {} }",
            "    public var projectedValue: Binding<Value> { .constant(wrappedValue) }",
            "    public init(wrappedValue: Value) { galleyKept = wrappedValue }",
            "    @_disfavoredOverload public init(wrappedValue: Value, _ arguments: Any...) { galleyKept = wrappedValue }",
            "    @_disfavoredOverload public init(_ arguments: Any...) {}",
            "    public static func == (a: Self, b: Self) -> Bool { true }",
            "    public func hash(into hasher: inout Hasher) {}",
            "    public init(from decoder: any Decoder) throws {}",
            "    public func encode(to encoder: any Encoder) throws {}",
        ]
        for (parameters, choices) in uses.isPlain ? [] : sorted(uses.initializers) where !parameters.isEmpty {
            for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: "Value") {
                let kept = signature.key.map { "galleyKept = \($0).galleyKept" } ?? ""
                lines.append(
                    "    public init\(signature.clause)(\(signature.parameters))\(signature.condition) { \(kept) }")
                guard parameters.first?.label != "wrappedValue" else { continue }
                if signature.key == nil {
                    untyped.append(
                        "    @_disfavoredOverload public init\(signature.clause)(\(signature.parameters))\(signature.condition) {}"
                    )
                }
                lines.append(
                    "    public init\(signature.clause)(wrappedValue: Value, \(signature.parameters))\(signature.condition) { galleyKept = wrappedValue }"
                )
            }
        }
        lines += ["}", "extension \(uses.name) where Value == GalleyValue {"] + untyped
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// A function of C, with what it is called with.
    private func functions(_ uses: ForeignUses) -> String {
        var lines: [String] = []
        for (parameters, choices) in sorted(uses.initializers) {
            for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: nil) {
                let text = "(\(signature.parameters))"
                let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
                lines.append(
                    "\(disfavored)@discardableResult public func \(uses.name)\(signature.clause)\(text) -> GalleyValue\(signature.condition) { GalleyValue() }"
                )
                lines.append(
                    "@_disfavoredOverload public func \(uses.name)\(signature.clause(adding: "V"))\(text) -> V\(signature.condition) { galleyValue() }"
                )
            }
        }
        return Self.unique(lines).joined(separator: "\n") + "\n"
    }

    private func generics(_ uses: ForeignUses) -> String {
        uses.arity == 0 ? "" : "<" + (0..<uses.arity).map { "T\($0)" }.joined(separator: ", ") + ">"
    }

    /// A type whose values are static members of its base; it keeps the value that it is made with.
    private func key(_ uses: ForeignUses, isPlain: Bool) -> String {
        let value = uses.arity == 1 ? "T0" : "GalleyValue"
        var lines = [
            "open class \(uses.name)\(generics(uses)): \(uses.base ?? ""), @unchecked Sendable {",
            "    public var galleyKept: \(value)?",
            "    public required init() { super.init() }",
        ]
        lines += initializers(of: uses, isPlain: isPlain, isClass: true)
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private func type(_ uses: ForeignUses, isPlain: Bool) -> String {
        if let superclass = uses.superclass { return platformClass(uses, of: superclass, isPlain: isPlain) }
        let isClass = uses.isSuperclass || uses.isClass || uses.isBase
        // A subclass of the app has the initializers that it has, and need not have those of a stand-in.
        let isInherited = uses.isSuperclass && !uses.isBase
        let setter = isClass ? "set" : "nonmutating set"
        let full = uses.name + generics(uses)
        // Static members of a view belong to the main actor, also those of extensions.
        let role = isClass ? nil : uses.role
        let isView = !uses.isBase && !uses.makers.contains("Self") && !uses.makers.contains(uses.name) && role == nil
        let conformance =
            (uses.isClass ? ["ObservableObject"] : isView ? ["View"] : []) + (role.map { [$0.rawValue] } ?? []) + [
                "Hashable", "@unchecked Sendable",
            ] + (isInherited ? ["GalleyForeignMembers", "GalleyMade"] : ["Identifiable", "GalleyForeignType"])
            + (isClass ? [] : ["Codable", "Comparable"])
        var lines =
            [
                "@dynamicMemberLookup @dynamicCallable \(isClass ? "open class" : "public struct") \(full): \(conformance.joined(separator: ", ")) {",
                isInherited
                    ? "    public nonisolated init(galley: Void = ()) {}\n    class var galleyMade: Any? { self == \(full).self ? \(full)() : nil }"
                    : "    \(isClass ? "public required " : "public ")nonisolated init() {}",
                "    public nonisolated static func == (a: \(full), b: \(full)) -> Bool { true }",
                "    public nonisolated func hash(into hasher: inout Hasher) {}",
            ] + Self.members(setter: setter)
        // A subclass of the app may have an identity of its own.
        if !isInherited {
            lines.append("    public nonisolated var id: GalleyValue { get { GalleyValue() } \(setter) {} }")
        }
        if !isClass {
            lines += [
                "    public nonisolated init(from decoder: any Decoder) throws {}",
                "    public nonisolated func encode(to encoder: any Encoder) throws {}",
                "    public nonisolated static func < (a: \(full), b: \(full)) -> Bool { false }",
            ]
        }
        if isView { lines.append("    public var body: some View { GalleyBox(name: \"\(uses.name)\") }") }
        if let role { lines.append("    \(role.member)") }
        lines += initializers(of: uses, isPlain: isPlain, isClass: isClass)
        lines += statics(of: uses, isPlain: isPlain)
        lines += nested(in: uses, isPlain: isPlain)
        for (name, path) in uses.aliases.sorted(by: { $0.key < $1.key }) {
            lines.append("    public typealias \(name) = GalleyForeign.\(path)")
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// What gives every member, as a value of a stand-in or of the type that is expected.
    static func anyMembers(setter: String) -> [String] {
        [
            "public nonisolated \(subscriptOfMembers) { get { GalleyValue() } \(setter) {} }",
            "@_disfavoredOverload public nonisolated subscript<V>(dynamicMember name: Swift.String) -> V { get { galleyValue() } \(setter) {} }",
        ]
    }

    /// The mark of a type that has every member.
    static let subscriptOfMembers = "subscript(dynamicMember name: Swift.String) -> GalleyValue"

    /// What gives every member, and takes every key and call.
    private static func members(setter: String) -> [String] {
        anyMembers(setter: setter).map { "    \($0)" } + [
            "    public nonisolated subscript<K: Hashable>(key: K) -> GalleyValue? { get { nil } \(setter) {} }",
            "    @_disfavoredOverload public nonisolated subscript<K: Hashable, V>(key: K) -> V { get { galleyValue() } \(setter) {} }",
            "    public nonisolated subscript(type: Any.Type) -> GalleyValue? { get { nil } \(setter) {} }",
            "    @_disfavoredOverload public nonisolated subscript<V>(type: Any.Type) -> V { get { galleyValue() } \(setter) {} }",
            "    @_disfavoredOverload public nonisolated subscript(dynamicMember name: String) -> GalleyValue? { get { nil } \(setter) {} }",
        ] + calls.map { "    \($0)" }
    }

    /// What takes every call. Names behind a dot, and key paths behind a label, are those of a value that has every member: `Any` would
    /// not say whose they are.
    static let calls = [
        (isLabeled: false, argument: "GalleyValue", isPlain: true),
        (isLabeled: false, argument: "GalleyValue", isPlain: false),
        (isLabeled: false, argument: "Any?", isPlain: true),
        (isLabeled: true, argument: "GalleyValue", isPlain: true),
        (isLabeled: true, argument: "GalleyValue", isPlain: false),
        (isLabeled: true, argument: "PartialKeyPath<GalleyValue>", isPlain: true),
        (isLabeled: true, argument: "PartialKeyPath<GalleyValue>", isPlain: false),
        (isLabeled: true, argument: "Any?", isPlain: true),
    ].map { isLabeled, argument, isPlain in
        let disfavored = isPlain && argument != "Any?" ? "" : "@_disfavoredOverload "
        let list =
            isLabeled
            ? "withKeywordArguments arguments: KeyValuePairs<String, \(argument)>"
            : "withArguments arguments: [\(argument)]"
        let result = isPlain ? "-> GalleyValue { GalleyValue() }" : "-> V { galleyValue() }"
        return
            "\(disfavored)@discardableResult public nonisolated func dynamicallyCall\(isPlain ? "" : "<V>")(\(list)) \(result)"
    }

    /// A view, a controller or a layer of UIKit or AppKit.
    private func platformClass(_ uses: ForeignUses, of superclass: String, isPlain: Bool) -> String {
        let lines =
            [
                "@MainActor @preconcurrency @dynamicMemberLookup @dynamicCallable open class \(uses.name)\(generics(uses)): \(superclass), @unchecked Sendable {"
            ] + Self.members(setter: "set") + initializers(of: uses, isPlain: isPlain, isClass: true)
            + statics(of: uses, isPlain: isPlain) + nested(in: uses, isPlain: isPlain)
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private func nested(in uses: ForeignUses, isPlain: Bool) -> [String] {
        uses.nested.sorted { $0.key < $1.key }.map(\.value).filter {
            !uses.extended.contains($0.name) && !(uses.arity > 0 && $0.isProtocol)
        }.map { declaration(of: $0, isPlain: isPlain) }
    }

    private func initializers(of uses: ForeignUses, isPlain: Bool, isClass: Bool) -> [String] {
        guard !isPlain else { return [] }
        let access = isClass ? "public convenience" : "public"
        let all = (0..<uses.arity).map { "T\($0) == GalleyValue" }.joined(separator: ", ")
        var lines: [String] = []
        for (parameters, choices) in sorted(uses.initializers) where !parameters.isEmpty {
            let place = uses.arity == 1 ? Self.value(of: parameters, choices) : nil
            for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: nil, free: place) {
                let text = "init\(signature.clause)(\(signature.parameters))"
                let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
                lines.append("    \(disfavored)\(access) \(text)\(signature.condition) { self.init() }")
                guard uses.arity > 0 else { continue }
                // What no argument tells is a foreign value.
                let condition = signature.condition.isEmpty ? " where \(all)" : "\(signature.condition), \(all)"
                lines.append("    @_disfavoredOverload \(access) \(text)\(condition) { self.init() }")
            }
            guard let place else { continue }
            for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: "T0", at: place) {
                let kept = uses.base == nil ? "" : "; galleyKept = a\(place)"
                lines.append(
                    "    \(access) init\(signature.clause)(\(signature.parameters))\(signature.condition) { self.init()\(kept) }"
                )
            }
        }
        return Self.unique(lines)
    }

    /// The argument with the value of a generic type: the one that is called so, or else the last one behind another.
    private static func value(of parameters: [ForeignCall.Parameter], _ choices: [Int: Set<String>]) -> Int? {
        let values = parameters.indices.filter {
            parameters[$0].arity == nil && choices[$0, default: []].isSubset(of: ["nil"])
        }
        let labels = ["default", "defaultValue", "value", "wrappedValue", "initialValue", "initialState"]
        return parameters.indices.first { parameters[$0].arity == nil && labels.contains(parameters[$0].label) }
            ?? (values.count > 1 ? values.last : nil)
    }

    private func statics(of uses: ForeignUses, isPlain: Bool) -> [String] {
        guard !isPlain else { return [] }
        var lines: [String] = []
        for member in uses.members.subtracting(Self.reserved).subtracting(uses.extended).sorted() {
            lines.append("    public static nonisolated var `\(member)`: GalleyValue { get { GalleyValue() } set {} }")
        }
        for (name, calls) in uses.methods.sorted(by: { $0.key < $1.key }) where !uses.extended.contains(name) {
            for (parameters, choices) in sorted(calls) {
                for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: nil) {
                    let text = "(\(signature.parameters))"
                    let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
                    lines.append(
                        "    \(disfavored)@discardableResult public static nonisolated func `\(name)`\(signature.clause)\(text) -> GalleyValue\(signature.condition) { GalleyValue() }"
                    )
                    lines.append(
                        "    @_disfavoredOverload public static nonisolated func `\(name)`\(signature.clause(adding: "V"))\(text) -> V\(signature.condition) { galleyValue() }"
                    )
                }
            }
        }
        if uses.isSubscripted {
            for key in names.keys(in: uses) {
                lines.append(
                    key.isGeneric
                        ? "    public static nonisolated subscript<V>(key: \(key.text(of: "V"))) -> V { get { key.galleyKept ?? galleyValue() } set {} }"
                        : "    public static nonisolated subscript(key: \(key.path)) -> GalleyValue { get { GalleyValue() } set {} }"
                )
            }
            lines.append(
                "    @_disfavoredOverload public static nonisolated subscript(key: Any) -> GalleyValue { get { GalleyValue() } set {} }"
            )
        }
        return Self.unique(lines)
    }

    private static let reserved: Set = ["self", "Type", "init", "Protocol", "ID", "Body", "body", "id"]

    private func sorted(_ calls: ForeignCalls) -> [(ForeignCalls.Key, ForeignCalls.Value)] {
        calls.map { ($0.key, $0.value) }.sorted { "\($0.0)" < "\($1.0)" }
    }

    private static func unique(_ lines: [String]) -> [String] {
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }
}
