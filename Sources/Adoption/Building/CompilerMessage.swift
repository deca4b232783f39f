/// An error of the Swift compiler.
struct CompilerMessage: Hashable, Codable {
    let file: String
    /// From 1, both; columns count bytes.
    let line: Int
    let column: Int
    let text: String

    /// The names in quotes, in their order: of “value of type 'A' has no member 'b'” A and b.
    var names: [String] { text.matches(of: /'([^']+)'/).map { String($0.output.1) } }

    /// The name of a type, an attribute or a constant of C that nothing declares; nil for other errors. A type may have the
    /// name of its module.
    var unknownName: String? {
        let missing = /^(?:cannot find type|cannot find|unknown attribute|no type named) '((?:_|k)?[A-Z][A-Za-z0-9_]*)'/
        let module = /'module<([A-Z][A-Za-z0-9_]*)>'/
        return (text.firstMatch(of: missing) ?? text.firstMatch(of: module)).map { String($0.output.1) }
    }

    /// The module that lacks a type or a member.
    var nameOfModule: String? {
        text.firstMatch(
            of:
                /^(?:module '([A-Z][A-Za-z0-9_]*)' has no member named|no type named '[^']+' in module '([A-Z][A-Za-z0-9_]*)')/
        )
        .flatMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    }

    /// The name of a type that several modules declare.
    var ambiguousName: String? {
        text.firstMatch(
            of: /^(?:'([A-Z][A-Za-z0-9_]*)' is ambiguous for type lookup|ambiguous use of '([A-Z][A-Za-z0-9_]*)'$)/
        )
        .flatMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    }

    /// The macro of a module of the app whose plugin is not built here.
    var nameOfMacro: String? {
        text.firstMatch(
            of: /^external macro implementation type '[^']*' could not be found for macro '([A-Za-z_][A-Za-z0-9_]*)/
        )
        .map { String($0.output.1) }
    }

    /// The type that has to be a class.
    var nameOfClass: String? {
        text.firstMatch(of: /requires that '([A-Za-z0-9_]+)(?:<.*>)?' be a class type/).map { String($0.output.1) }
    }

    /// The type that has to be of a class of UIKit or AppKit, and which.
    var superclassOfName: (name: String, superclass: String)? {
        let types =
            /'([A-Za-z0-9_]+)[?!]?' (?:to (?:expected argument |specified |return )?type|inherit from|be a subclass of) '(?:\(?any )?([A-Za-z0-9_]+)[?!)]*'/
        guard let match = text.firstMatch(of: types), ForeignUses.platformClasses.contains(String(match.output.2))
        else {
            return nil
        }
        return (String(match.output.1), String(match.output.2))
    }

    /// The type that has to be a modifier or a style, and which.
    var roleOfName: (name: String, role: ForeignRole)? {
        guard let match = text.firstMatch(of: /requires that '([A-Za-z0-9_]+)(?:<.*>)?' conform to '([A-Za-z]+)'/),
            let role = ForeignRole(rawValue: String(match.output.2))
        else { return nil }
        return (String(match.output.1), role)
    }

    /// The type that has to be a protocol.
    var nameOfProtocol: String? {
        text.firstMatch(of: /inheritance from non-protocol(?:, non-class)? type '([A-Za-z0-9_]+)/).map {
            String($0.output.1)
        }
    }

    /// The errors in what the compiler printed in the style of LLVM. An error in the expansion of a macro has the place of the macro.
    ///
    /// A compiler that crashed, or was ended, names the places that it was at; the innermost one that is in a file is an error there.
    static func errors(in output: String, crash text: String = "the compiler crashes here") -> [CompilerMessage] {
        var errors: [CompilerMessage] = []
        /// An error in an expansion, until the place of the macro is known.
        var expanded: String?
        var crash: CompilerMessage?
        for line in output.split(separator: "\n") {
            // Of what a macro copies the file has the name of its module before it.
            if let match = line.prefixMatch(of: /(\/[^:]+|\w+\/[^:\/]+\.swift):(\d+):(\d+): (error|note): (.*)/) {
                let place = (String(match.output.1), Int(match.output.2) ?? 1, Int(match.output.3) ?? 1)
                let text = String(match.output.5)
                if match.output.4 == "error", place.0.contains("@__swiftmacro") {
                    expanded = text
                } else if match.output.4 == "error" {
                    expanded = nil
                    errors.append(CompilerMessage(file: place.0, line: place.1, column: place.2, text: text))
                } else if let message = expanded, text.hasPrefix("in expansion of macro") {
                    errors.append(CompilerMessage(file: place.0, line: place.1, column: place.2, text: message))
                    expanded = nil
                }
            } else if let match = line.prefixMatch(of: /(macro expansion|@__swiftmacro)[^ ]*.*?: error: (.*)/) {
                expanded = String(match.output.2)
            } else if let match = line.firstMatch(of: /^\d+\.\s.*?(\/[^:\[]+\.swift):(\d+):(\d+)/) {
                crash = CompilerMessage(
                    file: String(match.output.1), line: Int(match.output.2) ?? 1, column: Int(match.output.3) ?? 1,
                    text: text)
            } else if line.hasPrefix("Stack dump"), let place = crash {
                errors.append(place)
                crash = nil
            }
        }
        if let crash { errors.append(crash) }
        var seen: Set<CompilerMessage> = []
        return errors.filter { seen.insert($0).inserted }
    }
}
