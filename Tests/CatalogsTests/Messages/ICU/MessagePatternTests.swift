import Testing

@testable import Catalogs

@Suite struct MessagePatternTests {
    private func parse(
        _ text: String, _ apostrophes: MessagePattern.Apostrophes = .quoteBeforeSyntax
    ) throws(MessagePattern.Problem) -> MessagePattern {
        try MessagePatternParser().parse(text, apostrophes: apostrophes)
    }

    /// What the parts of a kind say.
    private func texts(_ pattern: MessagePattern, _ kind: MessagePattern.Part.Kind) -> [String] {
        pattern.parts.filter { $0.kind == kind }.map { pattern.text($0.range) }
    }

    /// The text without what is syntax of quotation.
    private func unquoted(_ pattern: MessagePattern) -> String {
        let skipped = pattern.parts.filter { $0.kind == .skippedSyntax }.map(\.range)
        let units = pattern.units.indices.filter { index in !skipped.contains { $0.contains(index) } }
        return String(decoding: units.map { pattern.units[$0] }, as: UTF16.self)
    }

    @Test func partsOfAPlural() throws {
        let pattern = try parse("😀 {n, plural, offset:1 =0{no} one{# a} other{{who} 1.5}} {0}")
        #expect(
            pattern.parts.map(\.kind) == [
                .messageStart(depth: 0),
                .argumentStart(.plural), .argumentName, .number(1),
                .selector, .number(0), .messageStart(depth: 1), .messageLimit(depth: 1),
                .selector, .messageStart(depth: 1), .replacedNumber, .messageLimit(depth: 1),
                .selector, .messageStart(depth: 1), .argumentStart(.none), .argumentName, .argumentLimit(.none),
                .messageLimit(depth: 1), .argumentLimit(.plural),
                .argumentStart(.none), .argumentNumber(0), .argumentLimit(.none), .messageLimit(depth: 0),
            ])
        #expect(texts(pattern, .selector) == ["=0", "one", "other"])
        #expect(texts(pattern, .argumentName) == ["n", "who"])
        #expect(pattern.parts[1].range == 3..<4)
    }

    @Test func typesOfArguments() throws {
        let pattern = try parse(
            "{a, number} {b, number, ::currency/EUR compact-short} {c, select, f{she} other{they}} "
                + "{d, selectordinal, one{#st} other{#th}} {e, choice, 0#none|1#one|1<many} {f, date, yyyy 'at'}")
        let types = pattern.parts.compactMap { if case .argumentStart(let type) = $0.kind { type } else { nil } }
        #expect(types == [.simple, .simple, .select, .selectOrdinal, .choice, .simple])
        #expect(texts(pattern, .argumentType) == ["number", "number", "date"])
        #expect(texts(pattern, .argumentStyle) == [" ::currency/EUR compact-short", " yyyy 'at'"])
    }

    @Test(
        arguments: [
            ("it's '{'a'}' ''b''", .quoteBeforeSyntax, "it's {a} 'b'"),
            ("it''s '{a}'", .quoteAlways, "it's {a}"), ("it's '{a}'", .quoteAlways, "its {a}'"),
            ("it''s 'a' '", .literal, "it''s 'a' '"), ("L'{x}", .literal, "L'{x}"),
        ] as [(String, MessagePattern.Apostrophes, String)])
    func apostrophes(text: String, apostrophes: MessagePattern.Apostrophes, expected: String) throws {
        #expect(unquoted(try parse(text, apostrophes)) == expected)
    }

    @Test func placesAreThoseOfTheTextAsWritten() throws {
        let pattern = try parse("l'un d'{x} '' {y}", .literal)
        #expect(texts(pattern, .argumentName) == ["x", "y"])
        #expect(texts(pattern, .argumentStart(.none)) == ["{", "{"])
        #expect(throws: MessagePattern.Problem(reason: .badSyntax, offset: 6)) { try parse("'''' {x y}", .literal) }
    }

    @Test(
        arguments: [
            ("Hello {", .unclosedBrace, 7), ("Hello {name", .unclosedBrace, 11),
            ("{n, plural, one{a}}", .missingOther, 0),
            ("{n, plural}", .badSyntax, 1), ("a {b c}", .badSyntax, 3), ("a {}", .badSyntax, 3),
            ("{99999}", .tooLong, 1),
            ("{x, number, 'a}", .badSyntax, 11), ("{n, plural, one {a} two b}", .badSyntax, 20),
        ] as [(String, MessagePattern.Problem.Reason, Int)])
    func problems(text: String, reason: MessagePattern.Problem.Reason, offset: Int) {
        #expect(throws: MessagePattern.Problem(reason: reason, offset: offset)) { try parse(text) }
    }

    @Test(arguments: ["", "a } b", "#", "100 %", "\u{0}", "'", "''", "a|b"])
    func textsWithoutArguments(text: String) throws {
        let parts = try parse(text).parts.filter { $0.kind != .skippedSyntax }
        #expect(parts.map(\.kind) == [.messageStart(depth: 0), .messageLimit(depth: 0)])
    }

    @Test func deepMessagesAreRefusedBeforeTheyAreParsed() {
        let plural = "{n,plural,other{"
        #expect(throws: MessagePattern.Problem(reason: .tooDeep, offset: 4_000)) {
            try parse(String(repeating: plural, count: 100_000))
        }
        #expect(throws: MessagePattern.Problem(reason: .tooDeep, offset: 3_001)) {
            try parse("'" + String(repeating: "{x} '}", count: 100_000))
        }
        #expect(throws: Never.self) {
            try parse(String(repeating: plural, count: 250) + String(repeating: "}}", count: 250))
        }
        #expect(throws: Never.self) { try parse(String(repeating: "{x}", count: 100_000)) }
    }

    @Test func oneParserServesManyTexts() throws {
        let parser = MessagePatternParser()
        let long = try parser.parse("{a} {b} {c}", apostrophes: .quoteBeforeSyntax)
        #expect(throws: MessagePattern.Problem.self) { try parser.parse("{", apostrophes: .quoteBeforeSyntax) }
        let short = try parser.parse("{d}", apostrophes: .quoteAlways)
        #expect((long.parts.count, short.parts.count) == (11, 5))
    }
}
