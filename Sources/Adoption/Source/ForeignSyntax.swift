/// What Apple's compiler takes and none on Linux does: what Swift has for Objective-C, and SwiftData's macros.
enum ForeignSyntax {
    /// The source in terms of what there is: without attributes of Objective-C, with `Selector("…")` for `#selector(…)`, and
    /// with `@Observable` for `@Model`. Lines stay.
    ///
    /// - Parameter mayBegin: Whether the `@main` of an app stays.
    static func translated(_ bytes: [UInt8], mayBegin: Bool = true) -> [UInt8] {
        var result = removing(attributes, from: bytes)
        let source = SwiftSource(result)
        var replacements: [(range: Range<Int>, text: String)] = managedProperties(of: bytes)
        for (index, token) in source.tokens.enumerated() {
            if isDynamic(source, at: index) {
                replacements.append((token.range, ""))
            } else if source.has("@", at: index), source.has("Model", at: index + 1), source.tokens[index].startsLine {
                replacements.append((token.range.lowerBound..<source.tokens[index + 1].range.upperBound, "@Observable"))
            } else if source.has("@", at: index), source.has("Query", at: index + 1),
                ["var", "private", "fileprivate"].contains(where: { source.has($0, at: index + 2) })
            {
                // Without parentheses the property would be an argument of initializers.
                let end = source.tokens[index + 1].range.upperBound
                replacements.append((end..<end, "()"))
            } else if source.has("@", at: index), source.has("ModelActor", at: index + 1),
                let open = source.tokens[index...].indices.first(where: { source.has("{", at: $0) })
            {
                let end = source.tokens[open].range.upperBound
                replacements.append((token.range.lowerBound..<source.tokens[index + 1].range.upperBound, ""))
                replacements.append((end..<end, modelActorMembers))
            } else if source.has("@", at: index), source.has("main", at: index + 1),
                !mayBegin || !isApp(source, at: index)
            {
                replacements.append((token.range.lowerBound..<source.tokens[index + 1].range.upperBound, ""))
            } else if let part = submodule(source, at: index) {
                replacements.append((part, ""))
            } else if source.has("#sourceLocation", at: index), source.has("(", at: index + 1),
                let close = source.partners[index + 1]
            {
                replacements.append((token.range.lowerBound..<source.tokens[close].range.upperBound, ""))
            } else if source.has("NSAttributedString", at: index), source.has("(", at: index + 1),
                source.has(")", at: index + 2)
            {
                // Foundation on Linux has no empty one, nor can an extension declare it.
                let open = source.tokens[index + 1].range.upperBound
                replacements.append((open..<open, "string: \"\""))
            } else if isNetworkingInFoundation(source, at: index) {
                replacements.append((token.range, "FoundationNetworking"))
            } else if token.kind == .hash, let replacement = selector(source, at: index) {
                replacements.append(replacement)
            }
        }
        let declarations = DeclarationParser.declarations(in: source)
        replacements += functionsOfC(in: declarations)
        replacements += mainFunctions(in: declarations).map { ($0, "") }
        replacements += archiveInitializers(in: declarations, of: source).map { ($0, " fatalError() ") }
        replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
        // What is within another replacement goes with it.
        var end = 0
        replacements = replacements.filter { replacement in
            guard replacement.range.lowerBound >= end else { return false }
            end = replacement.range.upperBound
            return true
        }
        for replacement in replacements.reversed() {
            result = result.replacing(replacement.range, with: replacement.text)
        }
        return result
    }

    /// What SwiftData's macro adds to an actor.
    private static let modelActorMembers =
        " nonisolated let modelContainer: ModelContainer; let modelContext: ModelContext; init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; modelContext = ModelContext(modelContainer) }; "

    /// The last token of the name of an attribute of these names that begins at a token, which may be behind that of its module.
    private static func attribute(of names: Set<String>, in source: SwiftSource, at index: Int) -> Int? {
        guard source.has("@", at: index), index + 1 < source.tokens.count else { return nil }
        if names.contains(source.text(source.tokens[index + 1])) { return index + 1 }
        guard source.has(".", at: index + 2), index + 3 < source.tokens.count,
            names.contains(source.text(source.tokens[index + 3]))
        else { return nil }
        return index + 3
    }

    /// The source without attributes of these names.
    static func removing(_ names: Set<String>, from bytes: [UInt8]) -> [UInt8] {
        let source = SwiftSource(bytes)
        var result = bytes
        for index in source.tokens.indices {
            guard var last = attribute(of: names, in: source, at: index) else { continue }
            if source.has("(", at: last + 1), !source.tokens[last + 1].followsSpace,
                let close = source.partners[last + 1]
            {
                last = close
            }
            result.blank(source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound)
        }
        return result
    }

    /// The source without macros of these names. Lines stay.
    ///
    /// A type that had one gets every member, since it is not known which the macro would have made; but for a view, which would
    /// give a value in its own place where a modifier is not known. Properties of classes and extensions that have neither a value
    /// nor accessors had these of the macro: they get some that give what can be made of the type. Those of a structure may be
    /// arguments of its initializer.
    static func removing(macros names: Set<String>, from bytes: [UInt8]) -> [UInt8] {
        let source = SwiftSource(bytes)
        let isMarked = source.tokens.indices.contains { attribute(of: names, in: source, at: $0) != nil }
        guard isMarked else { return bytes }
        var added: [(at: Int, text: String)] = []
        var stored: [Range<Int>] = []
        let storedOnly: Set = ["weak", "unowned", "lazy"]
        func collect(_ declarations: [Declaration], isClass: Bool) {
            for declaration in declarations {
                let holdsReferences = ["class", "actor"].contains(declaration.keyword)
                collect(declaration.members, isClass: holdsReferences || declaration.keyword == "extension")
                let macros = declaration.modifiers.filter { $0.hasPrefix("@") }
                    .map { String($0.dropFirst().split(separator: ".").last ?? "") }.filter(names.contains)
                guard !macros.isEmpty else { continue }
                // A global actor makes no members.
                if !macros.allSatisfy({ $0.hasSuffix("Actor") }),
                    holdsReferences || ["struct", "enum"].contains(declaration.keyword),
                    let body = declaration.body,
                    !declaration.modifiers.contains("@dynamicMemberLookup"),
                    OwnValues.shown.isDisjoint(with: declaration.inherited)
                {
                    let members = ForeignSource.anyMembers(setter: holdsReferences ? "set" : "nonmutating set")
                    added.append((declaration.range.lowerBound, "@dynamicMemberLookup "))
                    added.append((body.lowerBound + 1, members.map { " \($0);" }.joined() + " "))
                }
                guard isClass, declaration.keyword == "var", declaration.body == nil, declaration.initializer == nil
                else { continue }
                added.append((declaration.range.upperBound, " { get { galleyUnknown() } set {} }"))
                // What only a stored property can be.
                stored += source.tokens.filter {
                    declaration.range.contains($0.range.lowerBound) && storedOnly.contains(source.text($0))
                }.map(\.range)
            }
        }
        collect(DeclarationParser.declarations(in: source), isClass: false)
        var result = removing(names, from: bytes)
        for range in stored { result.blank(range) }
        for (place, text) in added.sorted(by: { $0.at > $1.at }) {
            result = result.replacing(place..<place, with: text)
        }
        return result
    }

    /// The classes that SwiftData's macro makes models; it is written as `@Observable` in a file that imports SwiftData.
    static func models(in source: SwiftSource) -> [String] {
        guard Imports.names(in: source).contains("SwiftData") else { return [] }
        return models(in: DeclarationParser.declarations(in: source), around: "")
    }

    private static func models(in declarations: [Declaration], around outer: String) -> [String] {
        declarations.flatMap { declaration -> [String] in
            guard declaration.isType, !declaration.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" })
            else { return [] }
            let name = outer + declaration.name
            let isModel = declaration.keyword == "class" && declaration.modifiers.contains("@Observable")
            return (isModel ? [name] : []) + models(in: declaration.members, around: name + ".")
        }
    }

    /// The properties that Core Data keeps: they get a value that can be made, when it is read before it was set.
    private static func managedProperties(of bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
        let source = SwiftSource(bytes)
        guard source.tokens.contains(where: { source.text($0) == "NSManaged" }) else { return [] }
        func places(_ declarations: [Declaration], inExtension: Bool) -> [(range: Range<Int>, text: String)] {
            declarations.flatMap { declaration -> [(range: Range<Int>, text: String)] in
                guard declaration.keyword == "var", declaration.modifiers.contains("@NSManaged") else {
                    return places(declaration.members, inExtension: declaration.keyword == "extension")
                }
                guard declaration.body == nil, declaration.initializer == nil,
                    let word = source.tokens.first(where: {
                        declaration.range.contains($0.range.lowerBound) && source.text($0) == "var"
                    })
                else { return [] }
                let (start, end) = (word.range.lowerBound, declaration.range.upperBound)
                let key = SwiftLiteral.string(declaration.name)
                let get = "galleyManaged(\(key), galleyValue())"
                return inExtension
                    ? [(end..<end, " { get { \(get) } set { galleyValues[\(key)] = newValue } }")]
                    : [(start..<start, "lazy "), (end..<end, " = galleyValue()")]
            }
        }
        return places(DeclarationParser.declarations(in: source), inExtension: false)
    }

    /// Functions without a body, which the linker would find: they get one that gives what it can.
    private static func functionsOfC(in declarations: [Declaration]) -> [(range: Range<Int>, text: String)] {
        declarations.flatMap { declaration -> [(range: Range<Int>, text: String)] in
            if declaration.keyword == "protocol" { return [] }
            guard declaration.keyword == "func", declaration.body == nil else {
                return functionsOfC(in: declaration.members)
            }
            let end = declaration.range.upperBound
            return [(end..<end, " { galleyLeftOut(\"\(declaration.name)\") }")]
        }
    }

    /// The app that a `@main` type begins, where that type is no app.
    static func begunApp(in bytes: [UInt8]) -> String? {
        let source = SwiftSource(bytes)
        guard source.tokens.indices.contains(where: { source.has("@", at: $0) && source.has("main", at: $0 + 1) })
        else {
            return nil
        }
        for type in DeclarationParser.declarations(in: source)
        where type.modifiers.contains("@main") && !type.inherited.contains("App") {
            for function in mainFunctions(in: type.members) {
                if let app = MainFile.app(begunIn: Array(bytes[function])) { return app }
            }
        }
        return nil
    }

    /// The functions that a program begins with: it begins with galley's commands instead.
    private static func mainFunctions(in declarations: [Declaration]) -> [Range<Int>] {
        declarations.flatMap { declaration in
            declaration.keyword == "func" && declaration.name == "main" && declaration.modifiers.contains("static")
                ? [declaration.range] : mainFunctions(in: declaration.members)
        }
    }

    /// The bodies of initializers that read a view from a file of Interface Builder, which no superclass here can.
    private static func archiveInitializers(in declarations: [Declaration], of source: SwiftSource) -> [Range<Int>] {
        declarations.flatMap { declaration -> [Range<Int>] in
            guard declaration.keyword == "init", let body = declaration.body else {
                return archiveInitializers(in: declaration.members, of: source)
            }
            let isRead = source.text(body).contains("super.init(coder:")
            return isRead ? [(body.lowerBound + 1)..<(body.upperBound - 1)] : []
        }
    }

    /// A `dynamic` that only Objective-C needs.
    private static func isDynamic(_ source: SwiftSource, at index: Int) -> Bool {
        source.has("dynamic", at: index)
            && ["var", "func", "class", "private", "public", "internal", "override", "let"].contains {
                source.has($0, at: index + 1)
            }
    }

    /// Whether what begins at `@main` is an app of SwiftUI; others begin with a delegate, or with statements.
    private static func isApp(_ source: SwiftSource, at index: Int) -> Bool {
        let header = source.tokens[index...].prefix { !source.bytes[$0.range].elementsEqual("{".utf8) }.map(source.text)
        return header.contains("App") || header.contains("SwiftUI")
    }

    /// Whether `Foundation` stands before a type that loads URLs, which is another module's here (`FoundationNetworking` of
    /// swift-corelibs-foundation).
    private static func isNetworkingInFoundation(_ source: SwiftSource, at index: Int) -> Bool {
        guard source.has("Foundation", at: index), source.has(".", at: index + 1), !source.has(".", at: index - 1),
            index + 2 < source.tokens.count
        else { return false }
        let name = source.text(source.tokens[index + 2])
        let beginnings = [
            "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache", "CachedURLResponse",
            "URLProtocol", "URLCredential", "NSURLRequest",
            "NSMutableURLRequest", "URLAuthenticationChallenge", "URLProtectionSpace",
        ]
        return beginnings.contains { name.hasPrefix($0) }
    }

    /// The `.log` of `import os.log`: modules here have no parts.
    private static func submodule(_ source: SwiftSource, at index: Int) -> Range<Int>? {
        guard source.has("import", at: index - 1), !source.has(".", at: index - 2), source.has(".", at: index + 1),
            index + 2 < source.tokens.count, !source.tokens[index + 1].startsLine
        else { return nil }
        return source.tokens[index + 1].range.lowerBound..<source.tokens[index + 2].range.upperBound
    }

    private static func selector(_ source: SwiftSource, at index: Int) -> (range: Range<Int>, text: String)? {
        let word = source.text(source.tokens[index])
        guard word == "#selector" || word == "#keyPath", source.has("(", at: index + 1),
            let close = source.partners[index + 1]
        else { return nil }
        let name = SwiftLiteral.string(source.tokens[(index + 2)..<close].map(source.text).joined())
        return (
            source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound,
            word == "#selector" ? "Selector(\(name))" : name
        )
    }

    private static let attributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "UIApplicationMain", "NSApplicationMain", "_cdecl", "_silgen_name", "NSManaged", "NSCopying", "GKInspectable",
        // SwiftData's, which change how a property is stored.
        "Attribute", "Relationship", "Transient",
    ]
}
