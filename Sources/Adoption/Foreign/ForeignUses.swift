/// How an app uses a name that nothing declares here: what a declaration of it must offer so that these uses compile.
struct ForeignUses {
    /// The name of a type, a protocol or an attribute.
    let name: String
    /// Whether a struct, an enum, another protocol or a constraint names it: then it is a protocol.
    var isProtocol = false
    /// The types of others that the app makes conform to it.
    private(set) var conforming: Set<String> = []
    /// Whether a class names it first, and nothing makes it a protocol.
    private(set) var isSuperclass = false
    /// Whether something needs it to be a class.
    var isClass = false
    /// Whether it is the type of a closure: `@escaping Name`.
    private(set) var isFunction = false
    /// Whether key paths are given where it is asked for.
    var isKeyPath = false
    /// Whether nothing is done with it that a key path does not allow.
    var mayBeKeyPath: Bool {
        initializers.isEmpty && methods.isEmpty && members.isEmpty && nested.isEmpty && conforming.isEmpty
            && !isProtocol && !isSuperclass && !isWrapper && !isMacro
    }
    /// Whether it goes without initializers and static members, because its declaration does not compile with them.
    var isPlain = false
    /// Whether it is before a variable: `@Name var`.
    private(set) var isWrapper = false
    /// Whether it is before a type or a function, where only a macro or a global actor can be.
    private(set) var isMacro = false
    /// The most generic arguments that it is given.
    private(set) var arity = 0
    /// Its initializers as they are called.
    private(set) var initializers: ForeignCalls = [:]
    /// Its static members as they are called: `Name.make(a: 1)`.
    private(set) var methods: [String: ForeignCalls] = [:]
    /// The names after the dot: `Name.shared`.
    private(set) var members: Set<String> = []
    /// The types behind the dot: `Name.Key`.
    var nested: [String: ForeignUses] = [:]
    /// Whether the type itself has a subscript: `Name[.volume]`.
    private(set) var isSubscripted = false
    /// What the app's extensions of it declare.
    private(set) var extended: Set<String> = []
    /// The types in these extensions that static members are made with: `static let volume = Key<Double>(…)`.
    private(set) var makers: Set<String> = []
    /// The types behind the dot that stand alone, too: `Module.Name` is `Name`.
    var aliases: [String: String] = [:]
    /// The class whose static members are values of this one, as its path; see `ForeignNames`.
    var base: String?
    /// The class of UIKit or AppKit that it has to be of: `UIView`.
    var superclass: String?
    /// Whether another type has it as its base.
    var isBase = false

    /// What it is to SwiftUI; nil for a view.
    var role: ForeignRole?

    init(name: String) {
        self.name = name
        role = ForeignRole(suffixOf: name)
    }

    /// Adds the uses in a file. O(tokens).
    ///
    /// - Parameter alias: What the app calls the type itself; nil for its name.
    mutating func add(_ file: ParsedFile, as alias: String? = nil) {
        let source = file.source
        let name = alias ?? name
        for index in source.tokens.indices where source.has(name, at: index) && !source.has(".", at: index - 1) {
            if source.has("import", at: index - 1) { continue }
            add(source, at: index, first: index)
        }
        for declaration in file.declarations { add(declaration) }
    }

    /// Whether it is a constant of C: `kSecClass`.
    var isConstant: Bool { name.hasPrefix("k") }

    /// Whether it is a function of C by its name, such as `AXObserverCreate`, and nothing but called.
    var isFunctionOfC: Bool {
        let verbs =
            /^_?[A-Z]{2,}[A-Za-z]*(Create|Copy|Get|Set|Add|Remove|Register|Unregister|Perform|Post|Release|Is|Make|Enable|Open|Close|Start|Stop|Install|Connection|Notify)([A-Z].*)?$/
        return !initializers.isEmpty && !isProtocol && !isSuperclass && !isClass && arity == 0 && members.isEmpty
            && methods.isEmpty && nested.isEmpty && extended.isEmpty && !isSubscripted && name.contains(verbs)
    }

    /// Adds what another has: the uses of `Module.Name` to those of `Name`.
    mutating func merge(_ other: ForeignUses) {
        isProtocol = isProtocol || other.isProtocol
        isSuperclass = isSuperclass || other.isSuperclass
        isClass = isClass || other.isClass
        superclass = superclass ?? other.superclass
        role = role ?? other.role
        arity = max(arity, other.arity)
        initializers.merge(other.initializers)
        for (name, calls) in other.methods { methods[name, default: [:]].merge(calls) }
        members.formUnion(other.members)
        nested.merge(other.nested) { a, b in
            var both = a
            both.merge(b)
            return both
        }
        isSubscripted = isSubscripted || other.isSubscripted
        extended.formUnion(other.extended)
        conforming.formUnion(other.conforming)
        makers.formUnion(other.makers)
    }

    /// The type of an extension, without its module: `Double` of `Foundation.TimeInterval`.
    private static func extended(_ path: String) -> String {
        let name = path.split(separator: ".").last.map(String.init) ?? path
        return name == "TimeInterval" ? "Double" : name
    }

    private mutating func add(_ declaration: Declaration) {
        if let place = declaration.inherited.firstIndex(of: name) {
            if declaration.keyword == "class" && place == 0 { isSuperclass = true } else { isProtocol = true }
            if declaration.keyword == "extension" { conforming.insert(Self.extended(declaration.path)) }
        }
        for key in nested.keys { nested[key]?.add(declaration) }
        for member in declaration.members { add(member) }
    }

    /// - Parameters:
    ///   - index: That of the name.
    ///   - first: That of the first name of the path that ends in it: `Module` of `Module.Name`.
    private mutating func add(_ source: SwiftSource, at index: Int, first: Int) {
        if source.has("@", at: first - 1) {
            addAttribute(source, at: index)
            return
        }
        if let kind = Self.representable(source, returning: first) { superclass = kind }
        var next = index + 1
        if next < source.tokens.count, source.tokens[next].kind == .sign,
            source.text(source.tokens[next]).hasPrefix("<"),
            !source.tokens[next].followsSpace
        {
            let (count, end) = genericArguments(source, from: next)
            arity = max(arity, count)
            next = end
        }
        if source.has(".", at: next), next + 1 < source.tokens.count, source.tokens[next + 1].kind == .word {
            addMember(source, at: next + 1, first: first)
            return
        }
        if source.has("escaping", at: first - 1) { isFunction = true }
        if ["EnvironmentObject", "StateObject", "ObservedObject"].contains(where: {
            source.has($0, at: first - 4) || source.has($0, at: first - 5) || source.has($0, at: first - 6)
        }),
            source.has(":", at: first - 1)
        {
            isClass = true
        }
        if source.has("any", at: first - 1) || source.has("some", at: first - 1) { isProtocol = true }
        if source.has("(", at: first - 1), first > 2, source.has(".", at: first - 3) {
            role = role ?? ForeignRole(takenBy: source.text(source.tokens[first - 2]))
        }
        if source.has("extension", at: first - 1) {
            addExtension(source, from: next)
        } else if source.has("[", at: next), !source.tokens[next].followsSpace, !source.has("]", at: next + 1) {
            isSubscripted = true
        } else if source.has("(", at: next), !source.tokens[next].followsSpace {
            initializers.add(ForeignCall(in: source, open: next))
        } else if source.has("{", at: next),
            !["class", "struct", "enum", ":", ",", "->"].contains(source.text(source.tokens[max(0, first - 1)]))
        {
            initializers.add(ForeignCall(in: source, closuresFrom: next))
        }
    }

    /// What a function has to give whose result a name is: `makeUIView(context: Context) -> Name`.
    private static func representable(_ source: SwiftSource, returning index: Int) -> String? {
        guard source.has("->", at: index - 1), let open = source.partners[index - 2], open > 0, open < index else {
            return nil
        }
        let name = source.text(source.tokens[open - 1])
        return platformClasses.first { name == "make" + $0 }
    }

    /// What a foreign type may have to be of where it is shown.
    static let platformClasses: Set = [
        "UIView", "NSView", "UIViewController", "NSViewController", "CALayer", "NSWindow", "NSWindowController",
        "UIWindow",
    ]

    private mutating func addMember(_ source: SwiftSource, at index: Int, first: Int) {
        let member = source.text(source.tokens[index])
        if Self.namesType(member) {
            nested[member, default: ForeignUses(name: member)].add(source, at: index, first: first)
        } else if member == "init", source.has("(", at: index + 1) {
            initializers.add(ForeignCall(in: source, open: index + 1))
        } else if source.has("(", at: index + 1), !source.tokens[index + 1].followsSpace {
            let call = ForeignCall(in: source, open: index + 1)
            if call.parameters.isEmpty { members.insert(member) } else { methods[member, default: [:]].add(call) }
        } else {
            members.insert(member)
        }
    }

    /// Whether a member is a type: `Key`, but not `MAX_COUNT`.
    private static func namesType(_ member: String) -> Bool {
        guard let head = member.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(head) else { return false }
        return !["Type", "Protocol", "Self"].contains(member)
            && (member.utf8.count == 1 || member.contains(where: \.isLowercase))
    }

    private mutating func addAttribute(_ source: SwiftSource, at index: Int) {
        var next = index + 1
        var call: ForeignCall?
        if source.has("(", at: next), !source.tokens[next].followsSpace {
            call = ForeignCall(in: source, open: next)
            next = (source.partners[next] ?? next) + 1
        }
        let word = (next..<min(next + 4, source.tokens.count)).lazy.map { source.text(source.tokens[$0]) }
            .first {
                ["var", "let", "struct", "class", "enum", "func", "extension", "protocol", "actor", "init"]
                    .contains($0)
            }
        // A wrapper is not before a constant.
        guard word == "var" else {
            isMacro = true
            return
        }
        isWrapper = true
        if let call { initializers.add(call) }
    }

    /// What an extension of the app declares: it is not declared again, and what it calls is there.
    private mutating func addExtension(_ source: SwiftSource, from start: Int) {
        guard let open = (start..<min(start + 60, source.tokens.count)).first(where: { source.has("{", at: $0) }),
            let close = source.partners[open]
        else { return }
        var index = open + 1
        while index < close {
            let text = source.text(source.tokens[index])
            if Self.declares.contains(text), index + 1 < close {
                let isStatic = source.has("static", at: index - 1) || source.has("class", at: index - 1)
                if isStatic || Declaration.typeKeywords.contains(text) || text == "typealias" || text == "case" {
                    extended.insert(source.text(source.tokens[index + 1]))
                }
                if isStatic, let maker = Self.maker(source, from: index + 2, to: close) { makers.insert(maker) }
            }
            index = source.has("{", at: index) ? (source.partners[index] ?? index) + 1 : index + 1
        }
        for index in open..<close where source.has("(", at: index + 1) && !source.tokens[index + 1].followsSpace {
            let isOwn = source.has("Self", at: index) && !source.has(".", at: index - 1)
            let isImplicit =
                source.has("init", at: index) && source.has(".", at: index - 1)
                && ["=", "self", "return", "{", "}", "Self"].contains(source.text(source.tokens[index - 2]))
            if isOwn || isImplicit { initializers.add(ForeignCall(in: source, open: index + 1)) }
        }
    }

    private static let declares = Declaration.typeKeywords.union(["let", "var", "func", "typealias", "case"])

    /// The last name of the type behind a colon, or else behind an equals sign: `Key` of `= Module.Key<Int>(…)`.
    private static func maker(_ source: SwiftSource, from start: Int, to end: Int) -> String? {
        guard source.has(":", at: start) || source.has("=", at: start) else { return nil }
        var name: String?
        var index = start + 1
        while index < end, source.tokens[index].kind == .word || source.has(".", at: index) {
            if source.tokens[index].kind == .word {
                if source.tokens[index].startsLine { break }
                name = source.text(source.tokens[index])
            }
            index += 1
        }
        guard let name, name == "Self" || namesType(name) else { return nil }
        return name
    }

    /// How many arguments stand between angle brackets, and the token behind them.
    private func genericArguments(_ source: SwiftSource, from start: Int) -> (count: Int, end: Int) {
        var depth = 0
        var count = 1
        var index = start
        while index < min(start + 60, source.tokens.count) {
            let text = source.text(source.tokens[index])
            if source.tokens[index].kind == .sign {
                depth += text.count { $0 == "<" } - text.count { $0 == ">" }
                if depth <= 0 { return (count, index + 1) }
            } else if text == ",", depth == 1 {
                count += 1
            } else if text == "(" || text == "[" {
                index = source.partners[index] ?? index
            }
            index += 1
        }
        return (0, start)
    }
}
