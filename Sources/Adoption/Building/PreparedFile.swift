internal import Basics
internal import Foundation

/// A Swift file as it is compiled: a copy of the app's with the conditions of its platform resolved, without what only
/// Apple's compiler takes, and without the places that do not compile. Every line has the number that it has in the app's file.
struct PreparedFile {
    let original: URL
    /// Where the copy is written.
    let copy: URL
    let usesSwiftUI: Bool
    /// How many previews the file declares.
    let previews: Int
    /// The digest of all but the bodies of functions.
    let interface: String
    private(set) var bytes: [UInt8]
    /// What was left out, in the order in which it was.
    private(set) var cuts: [Cut] = []
    /// The rank from which the next cut at a line is taken.
    private var ranks: [Int: Int] = [:]
    /// Whether nothing of it is compiled.
    private(set) var isEmpty = false
    private let digest: String

    /// A part that was left out.
    struct Cut: Codable {
        enum Extent: String, Codable { case modifier, statement, block, member, type, file }

        let extent: Extent
        /// Its first line.
        let line: Int
        let cause: CompilerMessage
    }

    init(original: URL, copy: URL, bytes: [UInt8], conditions: BuildConditions) {
        self.original = original
        self.copy = copy
        digest = Digest.of(bytes)
        self.bytes = ForeignSyntax.translated(conditions.resolve(bytes))
        let source = SwiftSource(self.bytes)
        usesSwiftUI = Imports.names(in: source).contains("SwiftUI")
        let declarations = DeclarationParser.declarations(in: source)
        previews = declarations.count(where: \.isPreview)
        interface = Digest.of(Self.interface(declarations, of: self.bytes))
    }

    private static func interface(_ declarations: [Declaration], of bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        func blankBodies(_ declarations: [Declaration]) {
            for declaration in declarations {
                if declaration.isType {
                    blankBodies(declaration.members)
                } else if let body = declaration.body {
                    result.blank(body)
                }
            }
        }
        blankBodies(declarations)
        return result.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    }

    /// How many previews are left.
    var remainingPreviews: Int {
        isEmpty ? 0 : DeclarationParser.declarations(in: SwiftSource(bytes)).count(where: \.isPreview)
    }

    /// Whether the program begins in it.
    var hasMain: Bool {
        !isEmpty && DeclarationParser.declarations(in: SwiftSource(bytes)).contains { $0.modifiers.contains("@main") }
    }

    /// The text to compile: errors and views in it have the place in the app's file.
    var text: [UInt8] {
        Array("#sourceLocation(file: \(SwiftLiteral.string(original.path)), line: 1)\n".utf8) + (isEmpty ? [] : bytes)
    }

    /// Leaves out the smallest part at an error that was not tried yet. False where nothing is left to leave out.
    mutating func leaveOut(at error: CompilerMessage) -> Bool {
        guard !isEmpty else { return false }
        let source = SwiftSource(bytes)
        let starts = source.lineStarts
        guard !bytes.isEmpty, (1...starts.count).contains(error.line) else { return leaveOutAll(error) }
        let end = error.line < starts.count ? starts[error.line] : bytes.count
        let offset = min(starts[error.line - 1] + max(0, error.column - 1), end - 1)
        let rank = ranks[error.line, default: 0]
        guard
            let part = LeavingOut(source: source, offset: offset, error: error).parts.first(where: { $0.rank >= rank })
        else {
            return leaveOutAll(error)
        }
        let first = starts.lastIndex { $0 <= part.range.lowerBound } ?? 0
        let last = starts.lastIndex { $0 <= part.range.upperBound } ?? first
        for line in first...last { ranks[line + 1] = max(ranks[line + 1, default: 0], part.rank + 1) }
        bytes = bytes.replacing(part.range, with: part.text)
        cuts.append(Cut(extent: part.extent, line: first + 1, cause: error))
        return true
    }

    /// Leaves out the whole file.
    mutating func leaveOutAll(_ error: CompilerMessage) -> Bool {
        guard !isEmpty else { return false }
        isEmpty = true
        cuts.append(Cut(extent: .file, line: 1, cause: error))
        return true
    }

    /// Removes attributes that are macros which nothing has here.
    mutating func remove(attributes: Set<String>) {
        if !attributes.isEmpty { bytes = ForeignSyntax.removing(attributes, from: bytes) }
    }
}

extension PreparedFile {
    /// What is kept for the next run.
    struct State: Codable {
        let digest: String
        let text: String
        let cuts: [Cut]
        let ranks: [Int: Int]
        let isEmpty: Bool
    }

    var state: State {
        State(digest: digest, text: String(decoding: bytes, as: UTF8.self), cuts: cuts, ranks: ranks, isEmpty: isEmpty)
    }

    /// Takes over what was left out of the same text.
    mutating func restore(_ state: State) {
        guard state.digest == digest else { return }
        (bytes, cuts, ranks, isEmpty) = (Array(state.text.utf8), state.cuts, state.ranks, state.isEmpty)
    }
}

extension Declaration {
    /// Whether it is a preview: a macro, or a type that says so.
    var isPreview: Bool { keyword == "#Preview" || inherited.contains("PreviewProvider") }
}
