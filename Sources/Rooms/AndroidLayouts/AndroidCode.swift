/// The views that the source code of an app gives a text, by the layouts that each file of code is about.
///
/// The code is not compiled: `R.layout.sign_in`, `SignInBinding`, `name = findViewById(R.id.name)`, `name.setText(…)` and
/// `binding.name.text = …` are found by their form, in Java and Kotlin.
struct AndroidCode {
    /// By the name of a layout: the names of variables and of fields of bindings.
    private var assigned: [String: Set<String>] = [:]
    /// By the name of a layout: the variables of each identifier.
    private var variables: [String: [String: Set<String>]] = [:]

    /// Takes in a file of source code. O(bytes).
    mutating func add(_ source: [UInt8]) {
        var scanner = AssignmentScanner(source)
        scanner.scan()
        guard !scanner.assignments.isEmpty else { return }
        let names = Set(scanner.assignments.map(\.outlet))
        let words = Words(source)
        for layout in words.layouts {
            assigned[layout, default: []].formUnion(names)
            for (id, variable) in words.variables { variables[layout, default: [:]][id, default: []].insert(variable) }
        }
    }

    /// Whether the code that is about a layout gives the view with an identifier a text.
    func fills(_ id: String, in layout: String) -> Bool {
        guard let names = assigned[layout] else { return false }
        return names.contains(Self.camelCase(id)) || variables[layout]?[id]?.isDisjoint(with: names) == false
    }

    /// `text_name` is `textName` in a binding.
    private static func camelCase(_ name: String) -> String {
        let parts = name.split(separator: "_")
        return (parts.first.map(String.init) ?? "") + parts.dropFirst().map(capitalized).joined()
    }

    private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// What a file names.
    private struct Words {
        private(set) var layouts: Set<String> = []
        private(set) var variables: [(id: String, variable: String)] = []

        init(_ source: [UInt8]) {
            for line in source.split(separator: UInt8(ascii: "\n")) { read(line) }
        }

        private mutating func read(_ line: ArraySlice<UInt8>) {
            var equals: Int?
            var index = line.startIndex
            while index < line.endIndex {
                guard let end = Self.endOfWord(in: line, from: index) else {
                    if line[index] == UInt8(ascii: "="), equals == nil { equals = index }
                    index += 1
                    continue
                }
                let word = line[index..<end]
                if word.elementsEqual("R".utf8) {
                    readResource(in: line, after: end, equals)
                } else if word.count > 7, word.suffix(7).elementsEqual("Binding".utf8) {
                    layouts.insert(Self.snakeCase(word.dropLast(7)))
                }
                index = end
            }
        }

        /// `R.layout.name`, and `variable = findViewById(R.id.name)`
        private mutating func readResource(in line: ArraySlice<UInt8>, after start: Int, _ equals: Int?) {
            func name(after kind: String) -> String? {
                guard line[start...].starts(with: kind.utf8) else { return nil }
                let first = start + kind.utf8.count
                return Self.endOfWord(in: line, from: first).map { String(decoding: line[first..<$0], as: UTF8.self) }
            }
            if let layout = name(after: ".layout.") { layouts.insert(layout) }
            guard let id = name(after: ".id."), let equals, equals < start else { return }
            var end = equals
            while end > line.startIndex, !AssignmentScanner.isWord(line[end - 1]) { end -= 1 }
            var begin = end
            while begin > line.startIndex, AssignmentScanner.isWord(line[begin - 1]) { begin -= 1 }
            var variable = String(decoding: line[begin..<end], as: UTF8.self)
            if variable.hasPrefix("_") { variable.removeFirst() }
            if !variable.isEmpty { variables.append((id, variable)) }
        }

        /// `SignIn` is the layout `sign_in`.
        private static func snakeCase(_ name: ArraySlice<UInt8>) -> String {
            var result: [UInt8] = []
            for byte in name {
                let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                if isCapital, !result.isEmpty { result.append(UInt8(ascii: "_")) }
                result.append(isCapital ? byte + 32 : byte)
            }
            return String(decoding: result, as: UTF8.self)
        }

        private static func endOfWord(in line: ArraySlice<UInt8>, from start: Int) -> Int? {
            guard start < line.endIndex, AssignmentScanner.isWord(line[start]) else { return nil }
            return line[start...].firstIndex { !AssignmentScanner.isWord($0) } ?? line.endIndex
        }
    }
}
