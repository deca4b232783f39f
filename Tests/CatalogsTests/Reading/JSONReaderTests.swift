import Testing

@testable import Catalogs

@Suite struct JSONReaderTests {
    /// The members of an object of strings, with their places.
    private func members(_ json: String) throws(CatalogError) -> [(name: JSONReader.Text, value: JSONReader.Text)] {
        var reader = try JSONReader(Array(json.utf8), file: "f.json")
        var members: [(name: JSONReader.Text, value: JSONReader.Text)] = []
        try reader.readObject("an object") { (reader, name) throws(CatalogError) in
            members.append((name, try reader.readString("a text")))
        }
        try reader.readEnd()
        return members
    }

    private func skipped(_ json: String) -> CatalogError? {
        error { () throws(CatalogError) in
            var reader = try JSONReader(Array(json.utf8), file: "f.json")
            try reader.skipValue()
            try reader.readEnd()
        }
    }

    @Test func placesAreLinesAndScalarsFromOne() throws {
        let found = try members("{\n  \"é😀\" : \"x\",\r\n\t\"b\":\r\"y\"}")
        #expect(found.map { "\($0.name.position)" } == ["f.json:2:3", "f.json:3:2"])
        #expect(found.map { "\($0.value.position)" } == ["f.json:2:10", "f.json:4:1"])
    }

    @Test(arguments: [
        (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
        (#""\uD83D\uDE00!""#, "😀!"),
        // Half a pair: the replacement character, and what follows stays.
        (#""\uD83D""#, "\u{FFFD}"), (#""\uDE00x""#, "\u{FFFD}x"), (#""\uD83D\u0041""#, "\u{FFFD}A"),
        (#""\uD83Dx""#, "\u{FFFD}x"), (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), (#""日本語 עברית""#, "日本語 עברית"),
    ])
    func escapes(json: String, text: String) throws {
        #expect(try members("{\"a\": \(json)}").first?.value.value == text)
    }

    @Test(arguments: [
        ("", "1:1: error: expected a value, found the end of the file"),
        ("{\"a\": 1,}", "1:9: error: expected a name in quotation marks, found '}'"),
        ("{\"a\" 1}", "1:6: error: expected ':' after the name, found '1'"),
        ("{\"a\": 1\n \"b\": 2}", "2:2: error: expected ',' or '}' after a member, found '\"'"),
        ("[1 2]", "1:4: error: expected ',' or ']' after an element, found '2'"),
        ("[1,]", "1:4: error: expected a value, found ']'"),
        ("\"a", "1:3: error: expected the quotation mark that ends the string, found the end of the file"),
        ("\"a\n\"", "1:3: error: expected the quotation mark that ends the string, found the end of the line"),
        ("\"\u{1}\"", "1:2: error: expected the quotation mark that ends the string, found the control character 1"),
        (#""\x""#, "1:3: error: expected one of \" \\ / b f n r t u after a backslash, found 'x'"),
        (#""\u12G4""#, "1:6: error: expected four hexadecimal digits, found 'G'"),
        ("tru", "1:1: error: expected true, found 't'"),
        ("-", "1:2: error: expected a digit, found the end of the file"),
        ("1.e", "1:3: error: expected a digit, found 'e'"),
        ("01", "1:2: error: expected the end of the file, found '1'"),
        ("é", "1:1: error: expected a value, found 'é'"),
    ])
    func errorsNamePlaceAndExpectation(json: String, message: String) {
        #expect(skipped(json)?.description == "f.json:" + message)
    }

    @Test(arguments: [
        "0", "-1.5e+10", "[]", "{}", "[1, \"a\", null, true, false, {\"a\": []}]", "\u{FEFF}{}", " \t\r\n1 ",
    ])
    func wellFormed(json: String) {
        #expect(skipped(json) == nil)
    }

    @Test func aNameThatComesTwiceIsAWarning() throws {
        var reader = try JSONReader(Array("{\"a\": 1,\n \"b\": 2,\n \"a\": 3}".utf8), file: "f.json")
        try reader.skipValue()
        #expect(
            reader.warnings.map(\.description)
                == ["f.json:3:2: warning: \"a\" is already on line 1; this one counts"])
    }

    @Test(arguments: ["[", "{\"a\":"])
    func nestingHasALimit(open: String) {
        let found = skipped(String(repeating: open, count: 10_000))
        #expect(found?.problem == .tooDeep(limit: JSONReader.depthLimit))
        #expect(found?.line == 1)
    }

    @Test func theLimitItselfIsReached() {
        let limit = JSONReader.depthLimit
        #expect(skipped(String(repeating: "[", count: limit) + String(repeating: "]", count: limit)) == nil)
    }

    @Test func badUTF8HasItsPlace() {
        let found = error { () throws(CatalogError) in try JSONReader(Array("{\n\"é".utf8) + [0xFF], file: "f.json") }
        #expect(found?.description == "f.json:2:3: error: not a text in UTF-8")
    }

    @Test func textsHaveALimit() throws {
        func read(_ length: Int, _ piece: String = "a") throws(CatalogError) -> Int {
            var json = try JSONReader(Array((" \"" + String(repeating: piece, count: length) + "\"").utf8), file: "f")
            return try json.readString("a text").value.utf8.count
        }
        #expect(try read(JSONReader.textLimit - 2) == JSONReader.textLimit - 2)
        for (length, piece) in [(JSONReader.textLimit, "a"), (JSONReader.textLimit / 2 + 1, #"\n"#)] {
            let found = error { () throws(CatalogError) in try read(length, piece) }
            #expect(
                found?.description
                    == "f:1:2: error: expected the quotation mark that ends the string, found more than 1000000 bytes of text"
            )
        }
    }

    /// Places inside a string count what is written: escapes, and scalars of several bytes or units.
    @Test func placesInsideStrings() throws {
        var json = try JSONReader(Array(#""a\n\u00fcü😀\ud83d\ude00z""#.utf8), file: "f")
        let text = try json.readString("a text")
        #expect(text.value == "a\nüü😀😀z")
        let columns = (0...text.value.utf16.count).map { json.position(in: text, at: $0).column }
        #expect(columns == [2, 3, 5, 11, 12, 13, 13, 19, 25, 26])
    }

    @Test func arraysAndOtherValues() throws {
        var json = try JSONReader(Array(#"[1, -2.5e3, true, null, "x", {}, []]"#.utf8), file: "f")
        var kinds: [JSONReader.ValueKind] = []
        var written: [String] = []
        try json.readArray("an array") { (json, index) throws(CatalogError) in
            kinds.append(try json.nextKind())
            if index < 4 { written.append(try json.readWritten()) } else { try json.skipValue() }
        }
        try json.readEnd()
        #expect(kinds == [.number, .number, .bool, .null, .string, .object, .array])
        #expect(written == ["1", "-2.5e3", "true", "null"])
    }
}
