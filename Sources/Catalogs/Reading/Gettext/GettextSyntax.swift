/// How the texts of a message write their placeholders.
enum GettextSyntax {
    /// By the flags of a message (GNU gettext manual, "PO Files": `c-format`, `no-c-format` …).
    ///
    /// Without such a flag the text itself decides, since many programs write PO files without flags though the texts
    /// have placeholders: `%(name)s` is Python's, `%{name}` Ruby's, any other `%` printf's, `{name}` that of formats
    /// with braces (a choice).
    static func syntax(of message: GettextMessage) -> MessageSyntax {
        var isNoFormat = false
        for flag in message.flags where flag.hasSuffix("-format") {
            let name = flag.dropLast("-format".count)
            if name.hasPrefix("no-") {
                isNoFormat = true
            } else if let syntax = syntax(ofFormat: String(name.dropPrefix("possible-")), message) {
                return syntax
            }
        }
        return isNoFormat ? .plain : guess(message.plural?.text ?? message.id.text)
    }

    private static func syntax(ofFormat name: String, _ message: GettextMessage) -> MessageSyntax? {
        switch name {
        case "objc": .printf
        case "java-printf": .javaPrintf
        case "c", "c++", "perl", "php", "javascript", "lua", "awk", "tcl",
            "pascal",
            "object-pascal", "d", "modula2", "librep", "elisp", "boost", "gcc-internal", "gfc-internal":
            .cPrintf
        case "python": .python
        case "python-brace", "csharp", "perl-brace", "rust": .braces
        case "java": .javaMessage
        case "qt", "qt-plural", "kde", "kde-kuit": .qt
        case "ruby": guess(message.id.text) == .rails ? .rails : .cPrintf
        case "sh", "lisp", "scheme", "smalltalk", "ycp": .plain
        default: nil
        }
    }

    private static func guess(_ text: String) -> MessageSyntax {
        let bytes = text.utf8
        for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
            switch bytes[bytes.index(after: index)...].first {
            case UInt8(ascii: "("): return .python
            case UInt8(ascii: "{"), UInt8(ascii: "<"): return .rails
            default: continue
            }
        }
        if bytes.contains(UInt8(ascii: "%")) { return .cPrintf }
        return bytes.contains(UInt8(ascii: "{")) ? .braces : .cPrintf
    }
}

extension Substring {
    fileprivate func dropPrefix(_ prefix: String) -> Substring {
        hasPrefix(prefix) ? dropFirst(prefix.count) : self
    }
}
