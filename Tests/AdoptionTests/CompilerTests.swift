import Foundation
import Labels
import Testing

@testable import Adoption

@Suite struct CompilerTests {
    @Test func whatDoesNotEndIsEnded() {
        let start = ContinuousClock.now
        let error = #expect(throws: InputError.self) {
            try Compiler.run(["-c", "sleep 60 & sleep 60"], program: "sh", seconds: 0.2)
        }
        #expect(error?.message.contains("sh was ended after 0 seconds") == true)
        // Its children hold the pipe: it is closed because they were ended, too.
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test(arguments: [false, true])
    func whatComputesTooLongIsEndedAtItsPlace(withDriver: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "slow.swift")
        let sum = (1...30).map { "-(a + \($0) * b)" }.joined(separator: " + ")
        try "struct Quick {}\nfunc slow(a: Int, b: Double, c: String) -> Double {\n    return \(sum) + c\n}\n"
            .write(to: file, atomically: true, encoding: .utf8)
        let arguments =
            ["-typecheck", file.path, "-module-name", "Slow", "-solver-expression-time-threshold=1000"]
            + ["memory", "scope", "trail"].map { "-solver-\($0)-threshold=2000000000" }
        let result = try Compiler.run(
            withDriver
                ? arguments.flatMap { $0.hasPrefix("-solver") ? ["-Xfrontend", $0] : [$0] } : ["-frontend"] + arguments,
            processor: 2)
        #expect(!result.succeeded)
        #expect(result.isLate)
        let errors = CompilerMessage.errors(in: result.output, crash: "slow")
        #expect(errors.map(\.line) == [3])
        #expect(errors.map(\.text) == ["slow"])
    }

    @Test func aFullDiskIsTold() {
        let error = #expect(throws: InputError.self) {
            try Compiler.run(["error: No space left on device"], program: "echo")
        }
        #expect(error?.message.contains("no room on the disk") == true)
    }

    @Test func resultsHaveTheOrderOfTheirArguments() throws {
        let lists = (0..<20).map { ["-frontend", "-\($0)"] }
        let results = try Compiler.runAll(lists)
        #expect(results.count == 20)
        for (index, result) in results.enumerated() {
            #expect(!result.succeeded)
            #expect(result.output.contains("'-\(index)'"))
        }
    }
}

@Suite struct MissingFunctionTests {
    @Test func functionsOfSwiftCanGo() {
        let output = """
            ld.lld: error: undefined symbol: $s13GalleyForeign8SFSymbolV0A7MembersE5xmarkACvgZ
            >>> referenced by ModalCloseButton.o
            ld.lld: error: undefined symbol: $s6WebKit9WKWebViewC5frame13configurationACSo6CGRectV_AA0cD13ConfigurationCtcfc
            ld.lld: error: undefined symbol: $s6WebKit9WKWebViewC5frame13configurationACSo6CGRectV_AA0cD13ConfigurationCtcfc
            clang: error: linker command failed with exit code 1 (use -v to see invocation)
            """
        #expect(
            Workspace.missingFunctions(in: output) == [
                "$s13GalleyForeign8SFSymbolV0A7MembersE5xmarkACvgZ",
                "$s6WebKit9WKWebViewC5frame13configurationACSo6CGRectV_AA0cD13ConfigurationCtcfc",
            ])
    }

    @Test(
        arguments: [
            "undefined symbol: $s6WebKit9WKWebViewCN", "undefined symbol: $s6WebKit9WKWebViewCMn",
            "undefined symbol: puts", "duplicate symbol: $s13GalleyForeign8SFSymbolV0A7MembersE5xmarkACvgZ",
        ])
    func nothingElseCanGo(error: String) {
        #expect(
            Workspace.missingFunctions(
                in: "ld.lld: error: undefined symbol: $s1ayyF\nld.lld: error: \(error)\n") == nil)
    }
}

@Suite struct ParsedFileTests {
    @Test(
        arguments: [
            ("let a: Account = B.C(d: E)", ["Account", "B", "E"]),
            ("@Model final class Bird: Animal { #Predicate<Food> { $0.Name } }", ["Bird", "Animal", "Food"]),
            ("protocol P { associatedtype Item; func f() -> Item }", ["P", "Item"]),
        ] as [(String, Set<String>)])
    func namesOfTypesStandAlone(text: String, names: Set<String>) {
        #expect(ParsedFile(bytes(text)).typeNames == names)
    }

    @Test(
        arguments: [
            ("struct Card<Content: View, each Row>: View where Content: Sized {}", ["Content", "Row"]),
            ("func f<T>(_ a: Array<U>) {}", ["T"]), ("init<Label, Icon>(a: Label) {}", ["Label", "Icon"]),
            ("protocol P { associatedtype Item }", ["Item"]), ("let a: Dictionary<K, V>", []),
        ] as [(String, Set<String>)])
    func parametersAreThoseOfDeclarations(text: String, names: Set<String>) {
        #expect(
            ParsedFile(bytes(text)).parameters.intersection([
                "Content", "Row", "T", "U", "Label", "Icon", "Item", "K", "V",
            ]) == names)
    }
}

@Suite struct WorkspaceLockTests {
    @Test func twoRunsDoNotWriteAtTheSameTime() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "number")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try? WorkspaceLock(folder: folder).whileHeld(progress: { _ in }) { () throws(InputError) in
                        let number = (try? String(contentsOf: file, encoding: .utf8)).flatMap(Int.init) ?? 0
                        usleep(20_000)
                        try WorkspaceFile.write("\(number + 1)", to: file)
                    }
                }
            }
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "4")
    }

    @Test func aFolderThatCannotBeMadeIsTold() {
        let error = #expect(throws: InputError.self) {
            try WorkspaceLock(folder: URL(filePath: "/dev/null/a")).whileHeld(progress: { _ in }, {})
        }
        #expect(error?.message.contains("--cache names another folder") == true)
    }
}
