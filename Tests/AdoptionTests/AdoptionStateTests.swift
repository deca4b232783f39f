import Foundation
import TestSupport
import Testing

@testable import Adoption

/// What a run takes over from the last one.
@Suite struct AdoptionStateTests {
    /// An app of two modules. Its functions take other types from one edit to the next, and call others, so that what calls them compiles in
    /// one state and not in another.
    private struct RandomApp {
        private struct Function {
            var parameter = "Int"
            var argument = "1"
            var callee: Int
            /// Whether it takes nothing, and calls nothing.
            var isEmpty = false
            /// Whether it is a constant: what it calls itself.
            var isConstant = false
        }

        private var functions: [Function]
        private var random: RandomNumbers

        init(seed: UInt64) {
            random = RandomNumbers(seed: seed)
            functions = (0..<12).map { Function(callee: max(0, $0 - 1), isConstant: $0 % 3 == 1) }
            for _ in 0..<10 { edit() }
        }

        mutating func edit() {
            let index = Int.random(in: functions.indices, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3: functions[index].parameter = functions[index].parameter == "Int" ? "String" : "Int"
            case 4: functions[index].argument = functions[index].argument == "1" ? "\"1\"" : "1"
            case 5: functions[index].callee = Int.random(in: max(0, index - 2)...index, using: &random)
            case 6: functions[index].isEmpty.toggle()
            default: functions[index].isConstant.toggle()
            }
        }

        /// Each has a file; the first four are a module of their own.
        var files: [String: String] {
            Dictionary(
                uniqueKeysWithValues: functions.indices.map { index in
                    let isKit = index < 4
                    let text = (isKit ? "" : "import Kit\n") + line(of: index, isKit: isKit)
                    return ("\(isKit ? "Kit/K" : "App/A")\(index).swift", text)
                })
        }

        private func line(of index: Int, isKit: Bool) -> String {
            let function = functions[index]
            let access = isKit ? "public " : ""
            let callee = "part\(function.callee)"
            if function.isEmpty { return "\(access)func part\(index)() {}\n" }
            if function.isConstant, function.callee < index { return "\(access)let part\(index) = \(callee)\n" }
            let call = function.callee < index ? "\(callee)(\(function.argument))" : "1"
            return "\(access)func part\(index)(_ value: \(function.parameter)) -> Int { \(call) }\n"
        }
    }

    /// What was left out of all files, in words.
    private func cuts(_ modules: TestModules) -> [String] {
        modules.builds.flatMap(\.files).flatMap { file in
            file.cuts.map { cut in
                "\(file.original.lastPathComponent):\(cut.line) \(cut.extent) \(cut.cause.text)"
            }
        }.sorted()
    }

    @Test(arguments: [1, 2]) func aRunAfterAnEditLeavesOutWhatOneFromNothingDoes(seed: UInt64) throws {
        var app = RandomApp(seed: seed)
        var modules = try TestModules(app.files)
        defer { modules.folder.remove() }
        try modules.run("Kit", "App", isContinued: true)
        var count = 0
        for _ in 0..<8 {
            app.edit()
            for (path, text) in app.files { try modules.write(text, to: path) }
            try modules.run("Kit", "App", isContinued: true)
            var new = try TestModules(app.files)
            defer { new.folder.remove() }
            try new.run("Kit", "App")
            #expect(cuts(modules) == cuts(new))
            count += cuts(new).count
        }
        #expect(count > 0)
    }

    /// Where a declaration has changed, a file that names neither it nor what mentions it keeps its state without a look.
    @Test func aFileWithoutTheNameIsNotLookedAt() throws {
        var modules = try TestModules([
            "App/Card.swift": "struct Card { var title = \"\" }\nlet card = Card()\n",
            "App/Show.swift": "func show() -> Int { card.title }\n",
            "App/Other.swift": "func other() -> Int { \"other\" }\n",
        ])
        defer { modules.folder.remove() }
        try modules.run("App", isContinued: true)
        #expect(cuts(modules).count == 2)
        try modules.write("struct Card { var title = 1 }\nlet card = Card()\n", to: "App/Card.swift")
        var lines: [String] = []
        try modules.run("App", isContinued: true) { lines.append($0) }
        #expect(lines.isEmpty)
        #expect(try modules.cuts(of: "Show.swift").isEmpty)
        #expect(try modules.cuts(of: "Other.swift").count == 1)
    }

    /// A member may make a type conform in another file, or take away what made a `switch` tell all cases.
    @Test func aMemberCountsForItsType() throws {
        var modules = try TestModules([
            "App/Card.swift": "struct Card {}\nenum Kind {\n    case a\n    case b(Int)\n    case c\n}\n",
            "App/Sized.swift": "protocol Sized { func size() -> Int }\n",
            "App/Card+Sized.swift": "extension Card: Sized {}\n",
            "App/Count.swift": """
            func count(_ kind: Kind) -> Int {
                switch kind {
                case .a: 1
                case .b(let count): count
                }
            }
            """,
        ])
        defer { modules.folder.remove() }
        try modules.run("App", isContinued: true)
        #expect(!(try modules.cuts(of: "Card+Sized.swift").isEmpty))
        try modules.write(
            "struct Card { func size() -> Int { 1 } }\nenum Kind {\n    case a\n    case b(Int)\n}\n",
            to: "App/Card.swift")
        try modules.run("App", isContinued: true)
        #expect(cuts(modules).isEmpty)
    }

    @Test func aFileThatComesOrGoesCounts() throws {
        let number = "import Foundation\nfunc number() -> Int { 1 }\n"
        var modules = try TestModules([
            "App/Number.swift": number, "App/Text.swift": "import Foundation\nfunc text() -> String { number() }\n",
        ])
        defer { modules.folder.remove() }
        try modules.run("App", isContinued: true)
        #expect(cuts(modules).count == 1)
        try modules.write("\n", to: "App/Number.swift")
        try modules.write(number.replacing("Int { 1 }", with: "String { \"\" }"), to: "App/Other.swift")
        try modules.run("App", isContinued: true)
        #expect(cuts(modules).isEmpty)
    }
}
