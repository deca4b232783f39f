/// An error of the Swift compiler.
struct CompilerMessage: Hashable, Codable {
    let file: String
    /// From 1, both; columns count bytes.
    let line: Int
    let column: Int
    private(set) var text: String

    /// Whether the text begins in one way, and has the other somewhere behind that.
    func begins(_ start: String, then rest: String) -> Bool {
        text.hasPrefix(start) && text.dropFirst(start.count).contains(rest)
    }

    /// The error at a call of a stand-in where nothing says which type it gives.
    static let unknownResult = "generic parameter 'V' could not be inferred"

    /// Whether a part of an expression has no type of its own, such as `.large`.
    var isOfContext: Bool {
        text.hasPrefix("cannot infer contextual base") || text.hasPrefix("cannot infer key path type from context")
    }

    /// The names in quotes, in their order: of “value of type 'A' has no member 'b'” A and b.
    var names: [String] { text.matches(of: Self.quoted).map { String($0.output.1) } }

    /// The name of a type, an attribute or a constant of C that nothing declares; nil for other errors. A type may have the
    /// name of its module.
    var unknownName: String? {
        (text.firstMatch(of: Self.missingType) ?? text.firstMatch(of: Self.missing)
            ?? text.firstMatch(of: Self.module)).map { String($0.output.1) }
    }

    /// The module that lacks a type or a member.
    var nameOfModule: String? {
        text.firstMatch(of: Self.lackingModule).flatMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    }

    /// The name of a type that several modules declare.
    var ambiguousName: String? {
        text.firstMatch(of: Self.ambiguous).flatMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    }

    /// The macro of a module of the app whose plugin is not built here.
    var nameOfMacro: String? { text.firstMatch(of: Self.missingMacro).map { String($0.output.1) } }

    /// The type that has to be a class.
    var nameOfClass: String? { text.firstMatch(of: Self.requiredClass).map { String($0.output.1) } }

    /// The type that has to be of a class of UIKit or AppKit, and which.
    var superclassOfName: (name: String, superclass: String)? {
        guard let match = text.firstMatch(of: Self.subclass),
            ForeignUses.platformClasses.contains(String(match.output.2))
        else {
            return nil
        }
        return (String(match.output.1), String(match.output.2))
    }

    /// The type that has to be a modifier or a style, and which.
    var roleOfName: (name: String, role: ForeignRole)? {
        guard let match = text.firstMatch(of: Self.conformance),
            let role = ForeignRole(rawValue: String(match.output.2))
        else { return nil }
        return (String(match.output.1), role)
    }

    /// The type that a key path is given for.
    var nameOfKeyPath: String? { text.firstMatch(of: Self.keyPath).map { String($0.output.1) } }

    /// The attribute that no declaration in sight is.
    var nameOfAttribute: String? { text.firstMatch(of: Self.unknownAttribute).map { String($0.output.1) } }

    /// The type that has to be a protocol.
    var nameOfProtocol: String? { text.firstMatch(of: Self.inheritance).map { String($0.output.1) } }

    // Each is asked of thousands of errors: making it from its literal takes longer than matching it.
    nonisolated(unsafe) private static let quoted = /'([^']+)'/
    nonisolated(unsafe) private static let missingType =
        /^(?:cannot find type|no type named) '([A-Za-z_][A-Za-z0-9_]*)'/
    nonisolated(unsafe) private static let missing =
        /^(?:cannot find|unknown attribute) '((?:_|k)?[A-Z][A-Za-z0-9_]*)'/
    nonisolated(unsafe) private static let unknownAttribute = /^unknown attribute '([A-Za-z_][A-Za-z0-9_]*)'/
    nonisolated(unsafe) private static let module = /'module<([A-Z][A-Za-z0-9_]*)>'/
    nonisolated(unsafe) private static let lackingModule =
        /^(?:module '([A-Z][A-Za-z0-9_]*)' has no member named|no type named '[^']+' in module '([A-Z][A-Za-z0-9_]*)')/
    nonisolated(unsafe) private static let ambiguous =
        /^(?:'([A-Z][A-Za-z0-9_]*)' is ambiguous for type lookup|ambiguous use of '([A-Z][A-Za-z0-9_]*)'$)/
    nonisolated(unsafe) private static let missingMacro =
        /^external macro implementation type '[^']*' could not be found for macro '([A-Za-z_][A-Za-z0-9_]*)/
    nonisolated(unsafe) private static let requiredClass = /requires that '([A-Za-z0-9_]+)(?:<.*>)?' be a class type/
    nonisolated(unsafe) private static let subclass =
        /'([A-Za-z0-9_]+)[?!]?' (?:to (?:expected argument |specified |return )?type|inherit from|be a subclass of) '(?:\(?any )?([A-Za-z0-9_]+)[?!)]*'/
    nonisolated(unsafe) private static let conformance =
        /requires that '([A-Za-z0-9_]+)(?:<.*>)?' conform to '([A-Za-z]+)'/
    nonisolated(unsafe) private static let keyPath =
        /^cannot convert value of type '(?:any )?[A-Za-z]*KeyPath<.*>(?: & Sendable)?' to expected argument type '([A-Za-z0-9_]+)(?:<.*>)?'/
    nonisolated(unsafe) private static let inheritance =
        /inheritance from non-protocol(?:, non-class)? type '([A-Za-z0-9_]+)/

    /// The errors in what the compiler printed in the style of LLVM. An error in the expansion of a macro has the place of the macro.
    ///
    /// A compiler that crashed, or was ended, names the places that it was at; the innermost one that is in a file is an error there.
    static func errors(in output: String, crash text: String = CompilerMessage.crash) -> [CompilerMessage] {
        var errors: [CompilerMessage] = []
        /// An error in an expansion, until the place of the macro is known.
        var expanded: String?
        var crash: CompilerMessage?
        // Of what a macro copies the file has the name of its module before it.
        let place = /(\/[^:]+|\w+\/[^:\/]+\.swift):(\d+):(\d+): (error|note): (.*)/
        let expansion = /(macro expansion|@__swiftmacro)[^ ]*.*?: error: (.*)/
        let step = /\d+\.\s.*?(\/[^:\[]+\.swift):(\d+):(\d+)/
        // Of a large module most of the lines are notes and excerpts, so that a pattern is matched only where it may fit; and in
        // a string of its own, since a match in a part of a long one takes hundreds of times as long.
        for line in output.utf8.split(separator: UInt8(ascii: "\n")) {
            if line.has(": error: ") || expanded != nil && line.has(": note: in expansion of macro") {
                let line = String(Substring(line))
                if let match = line.prefixMatch(of: place) {
                    var message = CompilerMessage(
                        file: String(match.output.1), line: Int(match.output.2) ?? 1,
                        column: Int(match.output.3) ?? 1, text: String(match.output.5))
                    if match.output.4 == "error", message.file.contains("@__swiftmacro") {
                        expanded = message.text
                    } else if match.output.4 == "error" {
                        expanded = nil
                        errors.append(message)
                    } else if let text = expanded, message.text.hasPrefix("in expansion of macro") {
                        message.text = text
                        errors.append(message)
                        expanded = nil
                    }
                } else if let match = line.prefixMatch(of: expansion) {
                    expanded = String(match.output.2)
                }
            } else if line.first.map(Self.digits.contains) == true,
                let match = String(decoding: line.prefix(Self.mostOfPlace), as: UTF8.self).prefixMatch(of: step)
            {
                crash = CompilerMessage(
                    file: String(match.output.1), line: Int(match.output.2) ?? 1, column: Int(match.output.3) ?? 1,
                    text: text)
            } else if line.starts(with: "Stack dump".utf8), let place = crash {
                errors.append(place)
                crash = nil
            }
        }
        if let crash { errors.append(crash) }
        var seen: Set<CompilerMessage> = []
        return errors.filter { seen.insert($0).inserted }
    }

    /// Whether the compiler crashed here.
    var isCrash: Bool { text == Self.crash }

    private static let crash = "the compiler crashes here"

    /// Behind so many bytes no line of a crash has its place. One of them is the arguments of the compiler, which name every file.
    private static let mostOfPlace = 4096
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension CompilerMessage {
    /// The type that lacks a member where the compiler says something else: the value of a property with a wrapper, where it takes
    /// the wrapper to be meant (a binding, or that of an object), or a binding, where it takes the member of the value to be called.
    var typeOfWrapped: (name: String, isCalled: Bool)? {
        if let match = text.firstMatch(of: Self.wrapped) {
            return ((match.output.1 ?? match.output.2 ?? match.output.3).map { (String($0), false) })
        }
        return text.firstMatch(of: Self.calledBinding).map { (String($0.output.1), true) }
    }

    nonisolated(unsafe) private static let wrapped =
        /^referencing subscript 'subscript\(dynamicMember:\)' requires wrapper '(?:Binding<(.+)>|ObservedObject<(.+)>\.Wrapper|Bindable<(.+)>)'/
    nonisolated(unsafe) private static let calledBinding = /^cannot call value of non-function type '(Binding<.+>)'/

    /// The error of the member that such a type lacks. O(n)
    func memberOfWrapped(in source: SwiftSource) -> String? {
        let starts = source.lineStarts
        guard let type = typeOfWrapped, (1...starts.count).contains(line) else { return nil }
        let offset = starts[line - 1] + column - 1
        guard let at = source.tokens.firstIndex(where: { $0.range.upperBound > offset }) else { return nil }
        // A method that is called has the place of its name.
        let first = type.isCalled ? max(0, at - 1) : at
        guard let dot = source.tokens.indices[first...].prefix(3).first(where: { source.has(".", at: $0) }),
            dot + 1 < source.tokens.count, source.tokens[dot + 1].kind == .word
        else { return nil }
        // Without a dollar sign it is the wrapped value that lacks the method.
        if type.isCalled, !isOfBinding(dot, in: source) { return nil }
        return "value of type '\(type.name)' has no member '\(source.text(source.tokens[dot + 1]))'"
    }

    /// Whether what is before a dot begins with the binding of a property: `$a.b`.
    private func isOfBinding(_ dot: Int, in source: SwiftSource) -> Bool {
        var first = dot - 1
        while first > 1, source.has(".", at: first - 1) { first -= 2 }
        guard first >= 0 else { return false }
        return source.text(source.tokens[first]).hasPrefix("$")
    }
}

extension Substring.UTF8View {
    /// Whether a text, which begins with a colon, is in it.
    fileprivate func has(_ text: String) -> Bool {
        var rest = self[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = rest[colon...]
            if rest.starts(with: text.utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
