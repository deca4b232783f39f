import TestSupport
import Testing

@testable import Adoption

/// What the compiler prints, as it is read.
@Suite struct CompilerMessageTests {
    /// What the compiler says of a wrapper is about its value.
    @Test(arguments: [
        (
            "player.pause()", 1, "referencing subscript 'subscript(dynamicMember:)' requires wrapper 'Binding<Player>'",
            "Player", "pause"
        ),
        (
            "model.error", 1,
            "referencing subscript 'subscript(dynamicMember:)' requires wrapper 'ObservedObject<Model>.Wrapper'",
            "Model",
            "error"
        ),
        (
            "model.error", 1, "referencing subscript 'subscript(dynamicMember:)' requires wrapper 'Bindable<Model>'",
            "Model", "error"
        ),
        ("show($a.b.send(\\.c))", 11, "cannot call value of non-function type 'Binding<Int>'", "Binding<Int>", "send"),
    ])
    func aMemberThatAValueInAWrapperLacks(code: String, column: Int, text: String, type: String, name: String) {
        let error = CompilerMessage(file: "/A.swift", line: 1, column: column, text: text)
        #expect(
            error.memberOfWrapped(in: SwiftSource(bytes(code))) == "value of type '\(type)' has no member '\(name)'")
        let other = CompilerMessage(file: "/A.swift", line: 1, column: column, text: "cannot find 'a' in scope")
        #expect(other.memberOfWrapped(in: SwiftSource(bytes(code))) == nil)
    }

    @Test func aMethodOfAWrappedValueIsNoneOfTheBinding() {
        let text = "cannot call value of non-function type 'Binding<Subject>'"
        let error = CompilerMessage(file: "/A.swift", line: 1, column: 6, text: text)
        #expect(error.memberOfWrapped(in: SwiftSource(bytes("name.shortened(to: 3)"))) == nil)
    }

    @Test func errorsAreReadFromWhatTheCompilerPrints() {
        let output = """
            /a/B.swift:3:5: error: cannot find type 'Store' in scope
            /a/B.swift:3:5: error: cannot find type 'Store' in scope
            /a/B.swift:4:1: warning: unused
            macro expansion #Preview:1:2: error: cannot find 'C' in scope
            /a/B.swift:9:1: note: in expansion of macro 'Preview' here
            Cards/C.swift:7:2: error: cannot find type 'D' in scope
            /a/B.swift:5:1: note: in expansion of macro 'Preview' here
                print("/a/B.swift:6:1: error: cannot find type 'E' in scope")
            let note = "a: error: b"
            7:3: error: d
            /a/Ü.swift:8:2: error: cannot find type 'F' in scope
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map(\.line) == [3, 9, 7, 8])
        #expect(errors.map(\.unknownName) == ["Store", "C", "D", "F"])
        // A macro copies code: the accessors of a property.
        #expect(errors[2].file == "Cards/C.swift")
    }

    @Test(arguments: [
        ("'Text' is ambiguous for type lookup in this context", "Text"), ("ambiguous use of 'Image'", "Image"),
        ("ambiguous use of 'init(_:)'", nil), ("cannot find type 'Text' in scope", nil),
    ])
    func ambiguousTypesAreKnownByTheirErrors(text: String, name: String?) {
        #expect(CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text).ambiguousName == name)
    }

    /// Where a type has to be, a small letter is the name of one, too.
    @Test(arguments: [
        ("cannot find type 'iTunesResponse' in scope", "iTunesResponse"), ("cannot find 'title' in scope", nil),
        ("cannot find 'Title' in scope", "Title"), ("no type named 'kind' in module 'Shop'", "kind"),
    ])
    func namesThatNothingDeclares(text: String, name: String?) {
        #expect(CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text).unknownName == name)
    }

    @Test func anErrorInAnExpandedMacroHasThePlaceOfTheMacro() {
        let output = """
            /t/swift-generated-sources/@__swiftmacro_1pMX3_10_.swift:2:26: error: type 'A' has no member 'b'
            /a/B.swift:4:11: note: in expansion of macro 'Predicate' here
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(
            errors == [CompilerMessage(file: "/a/B.swift", line: 4, column: 11, text: "type 'A' has no member 'b'")])
    }

    /// The first line of a crash has every file of the module in it, without a place.
    @Test func theInnermostPlaceOfACrashIsAnError() {
        let files = (0..<20_000).map { "/a/File\($0).swift" }.joined(separator: " ")
        let output = """
            Stack dump:
            0.\tProgram arguments: /usr/bin/swift-frontend -typecheck \(files)
            1.\tSwift version 6.3.1
            2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/File1.swift")
            3.\tWhile type-checking 'body' (at /a/File1.swift:3:5)
            4.\tWhile type-checking expression at [/a/File1.swift:7:9 - line:7:20] RangeText="\(files)"
            """
        #expect(
            CompilerMessage.errors(in: output, crash: "crash")
                == [CompilerMessage(file: "/a/File1.swift", line: 7, column: 9, text: "crash")])
    }

    /// Lines are looked at where a pattern may fit; all of them matched, one by one, give the same.
    @Test(arguments: UInt64(0)..<20) func noLineThatMattersIsPassedOver(seed: UInt64) {
        let lines = [
            "/a/B.swift:3:5: error: a", "/a/B.swift:4:1: warning: b: error: c", "C/D.swift:7:2: error: d",
            "x: error: e", "    /a/B.swift:6:1: error: f", "/a b/Ü.swift:8:2: error: 'ß': note: g",
            "/a/B.swift:9: error: h", "/a/B.swift:1:2: note: i", "error: j", "        ^", "7:3: error: k", "",
            "/a/B.swift:5:5: error: ",
        ]
        var random = RandomNumbers(seed: seed)
        let output = (0..<40).map { _ in lines.randomElement(using: &random) ?? "" }
        let pattern = /(\/[^:]+|\w+\/[^:\/]+\.swift):(\d+):(\d+): error: (.*)/
        var seen: Set<CompilerMessage> = []
        let expected = output.compactMap { line in
            line.prefixMatch(of: pattern).map {
                CompilerMessage(
                    file: String($0.output.1), line: Int($0.output.2) ?? 0, column: Int($0.output.3) ?? 0,
                    text: String($0.output.4))
            }
        }.filter { seen.insert($0).inserted }
        #expect(CompilerMessage.errors(in: output.joined(separator: "\n")) == expected)
    }
}
