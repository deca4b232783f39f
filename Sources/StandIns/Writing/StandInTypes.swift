internal import Basics

/// The types that the tables of a module, and of those that it imports, declare: what a value of each is made with.
struct StandInTypes {
    /// What is known about a type.
    private enum Kind {
        /// Made by `Name()`.
        case constructible
        /// Made by one of its cases.
        case firstCase(String)
        case alias(String)
        /// A protocol, or a type of which no value can be made.
        case other
    }

    private var kinds: [String: Kind] = [:]
    /// Classes, by their names with those of the types around them.
    private(set) var classes: Set<String> = []

    mutating func add(_ declarations: [Declaration], in scope: String = "") {
        for declaration in declarations {
            let header = TypeHeader(declaration.rest)
            let name = scope.isEmpty ? header.name : "\(scope).\(header.name)"
            switch declaration.keyword {
            case "struct", "class", "actor":
                kinds[name] = Self.canBeMade(declaration) ? .constructible : .other
                if declaration.keyword == "class" { classes.insert(name) }
            case "enum": kinds[name] = Self.firstCase(declaration).map(Kind.firstCase) ?? .other
            case "protocol": kinds[name] = .other
            case "typealias":
                if let sign = declaration.rest.firstOutside(" = ") {
                    let alias = TypeHeader(declaration.rest[..<sign].trimmed)
                    let target = declaration.rest[declaration.rest.index(sign, offsetBy: 3)...].trimmed
                    kinds[scope.isEmpty ? alias.name : "\(scope).\(alias.name)"] = .alias(target)
                }
                continue
            case "extension": break
            default: continue
            }
            add(declaration.members, in: name)
        }
    }

    /// The expression of a value of a type that is named in a scope, where one of the tables declares it.
    func value(of type: String, in scope: String) -> String? {
        let base = TypeHeader(type).name
        var scope = scope
        while true {
            let name = scope.isEmpty ? base : "\(scope).\(base)"
            switch kinds[name] {
            case .constructible: return "\(type)()"
            case .firstCase(let name): return "\(type).\(name)"
            case .alias(let target): return StandInValues(types: self, scope: scope).value(of: target)
            case .other: return nil
            case nil: break
            }
            guard !scope.isEmpty else { return nil }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
    }

    /// Whether `Name()` makes a value: by an initializer of the table, or by the one that the writer adds.
    private static func canBeMade(_ type: Declaration) -> Bool {
        let initializers = type.members.filter { $0.keyword == "init" }
        if initializers.contains(where: { Signature($0.rest)?.takesNothing == true }) { return true }
        return !type.has("noinit")
    }

    private static func firstCase(_ type: Declaration) -> String? {
        for member in type.members where member.keyword == "case" {
            for name in member.rest.listOutside where !name.contains("(") {
                return name.split(separator: " ").first.map(String.init)
            }
        }
        return nil
    }
}
