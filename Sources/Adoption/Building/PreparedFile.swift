internal import Basics
internal import Foundation

/// A Swift file as it is compiled: a copy of the app's with the conditions of its platform resolved, without what only
/// Apple's compiler takes, and without the places that do not compile. Every line has the number that it has in the app's file.
struct PreparedFile {
    let original: URL
    /// Where the copy is written.
    let copy: URL
    let usesSwiftUI: Bool
    /// The app that its code begins, where that is not an app's own `@main`.
    let begunApp: String?
    /// The apps that it declares.
    let apps: Set<String>
    /// Whether it declares what an extension shows by itself.
    let hasWidgets: Bool
    /// Whether it has previews that are not left to another module.
    let hasOwnPreviews: Bool
    /// How many previews the file declares.
    let previews: Int
    /// The lines in which it declares what previews show.
    let previewLines: [ClosedRange<Int>]
    /// What it declares before anything is left out.
    let declared: DeclaredNames
    private(set) var bytes: [UInt8]
    /// What was left out, in the order in which it was.
    private(set) var cuts: [Cut] = []
    /// The rank from which the next cut at a line is taken.
    private var ranks: [Int: Int] = [:]
    /// How often each error was met, by its line and text: what was left out for it may not take it away.
    private var attempts: [String: Int] = [:]
    /// How often something was left out of it at once.
    private var rounds = 0
    /// Whether nothing of it is compiled.
    private(set) var isEmpty = false
    /// The line that begins an app, behind those of the app's file.
    private var lineOfMain: Int?
    private let digest: String
    /// Whether something was left out or fitted to stand-ins.
    private var hasChanged = false

    /// A part that was left out.
    struct Cut: Codable {
        enum Extent: String, Codable { case modifier, statement, block, member, type, file }

        let extent: Extent
        /// Its first line.
        let line: Int
        let cause: CompilerMessage

        /// Whether a declaration went with it, so that code elsewhere may not compile any more.
        var changesInterface: Bool { [.member, .type, .file].contains(extent) }
    }

    /// - Parameters:
    ///   - hasPreviews: Whether its previews are compiled.
    ///   - mayBegin: Whether the program may begin in it, as it does at the `@main` of an app.
    init(
        original: URL, copy: URL, bytes: [UInt8], conditions: BuildConditions, hasPreviews: Bool = true,
        mayBegin: Bool = true
    ) {
        self.original = original
        self.copy = copy
        // A mark of the byte order is no token.
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        let resolved = conditions.resolve(text)
        let isMain = original.lastPathComponent == MainFile.name
        begunApp = isMain ? MainFile.app(begunIn: resolved) : ForeignSyntax.begunApp(in: resolved)
        self.bytes = ForeignSyntax.translated(
            isMain ? MainFile.declarations(of: resolved) : resolved, mayBegin: mayBegin)
        if !hasPreviews {
            for preview in DeclarationParser.declarations(in: SwiftSource(self.bytes)) where preview.isPreview {
                self.bytes.blank(preview.range)
            }
        }
        digest = Digest.of(self.bytes)
        let source = SwiftSource(self.bytes)
        usesSwiftUI = Imports.names(in: source).contains("SwiftUI")
        let declarations = DeclarationParser.declarations(in: source)
        apps = Set(declarations.filter { $0.inherited.contains("App") }.map(\.name))
        hasWidgets = Self.haveWidgets(declarations)
        let starts = source.lineStarts
        previews = declarations.count(where: \.isPreview)
        previewLines = Declaration.previews(in: declarations).map {
            Self.line(of: $0.lowerBound, starts)...Self.line(of: $0.upperBound - 1, starts)
        }
        hasOwnPreviews = hasPreviews && !previewLines.isEmpty
        declared = DeclaredNames(declarations, in: source)
    }

    private static let widgets: Set = ["Widget", "WidgetBundle", "ControlWidget"]

    private static func haveWidgets(_ declarations: [Declaration]) -> Bool {
        declarations.contains { !widgets.isDisjoint(with: $0.inherited) || haveWidgets($0.members) }
    }

    /// Begins an app in the place of code that was removed, in a line behind the file.
    mutating func begin(_ app: String) {
        lineOfMain = bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count + 2
        bytes += Array("\n@main enum GalleyMain { @MainActor static func main() { \(app).main() } }".utf8)
    }

    /// Removes the line that begins an app, where it does not compile.
    private mutating func removeMain() {
        if let start = bytes.lastIndex(of: UInt8(ascii: "\n")) { bytes.removeSubrange(start...) }
        lineOfMain = nil
        hasChanged = true
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

    /// Leaves out the smallest part at each error that was not tried yet. False where nothing is left to leave out.
    ///
    /// No two parts overlap: an error within a part that goes may be gone with it. An error that stays twice, or that is met late,
    /// takes all that its member does: parts of that would take a round each. O(n), and the parts of each error.
    mutating func leaveOut(at errors: [CompilerMessage]) -> Bool {
        guard !isEmpty, let first = errors.first else { return false }
        if let line = lineOfMain, errors.contains(where: { $0.line >= line }) {
            removeMain()
            let others = errors.filter { $0.line < line }
            return others.isEmpty || leaveOut(at: others)
        }
        rounds += 1
        let source = SwiftSource(bytes)
        let starts = source.lineStarts
        guard !bytes.isEmpty, errors.allSatisfy({ (1...starts.count).contains($0.line) }) else {
            return leaveOutAll(first)
        }
        let declarations = DeclarationParser.declarations(in: source)
        func offset(of error: CompilerMessage) -> Int {
            let end = error.line < starts.count ? starts[error.line] : bytes.count
            return max(0, min(starts[error.line - 1] + max(0, error.column - 1), end - 1))
        }
        let offsets = errors.map(offset(of:))
        var chosen: [(part: LeavingOut.Part, error: CompilerMessage)] = []
        // Another error of the line says which part of a call has no type.
        let explained = Set(errors.filter(\.isOfContext).map(\.line))
        let told = errors.filter { $0.text != CompilerMessage.unknownResult || !explained.contains($0.line) }
        for error in told.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
            let offset = offset(of: error)
            if chosen.contains(where: { $0.part.range.contains(offset) }) { continue }
            let parts = LeavingOut(
                source: source, declarations: declarations, offset: offset, error: error, all: offsets
            ).parts
            let attempt = attempts["\(error.line) \(error.text)", default: 0]
            let isTried = attempt > 1 || rounds >= Self.lateRound || (attempt > 0 && rounds >= Self.lateRound / 2)
            var rank = ranks[error.line, default: 0]
            if isTried, rank < LeavingOut.rankOfBody, parts.contains(where: { $0.rank == LeavingOut.rankOfBody }) {
                rank = LeavingOut.rankOfBody
            }
            // What another error of the line took does not keep this one from what makes it fit.
            let fit = attempt == 0 && !isTried ? parts.first(where: \.isFit) : nil
            guard let part = fit ?? parts.first(where: { $0.rank >= rank }) else { return leaveOutAll(error) }
            if chosen.contains(where: { $0.part.meets(part) }) { continue }
            chosen.append((part, error))
        }
        // Several errors of one text on a line are one attempt.
        for key in Set(chosen.map { "\($0.error.line) \($0.error.text)" }) { attempts[key, default: 0] += 1 }
        for (part, error) in chosen.sorted(by: { $0.part.range.lowerBound > $1.part.range.lowerBound }) {
            let line = Self.line(of: part.range.lowerBound, starts)
            // An error may be on another line than what takes it away.
            for number in [error.line] + Array(line...Self.line(of: part.range.upperBound, starts)) {
                ranks[number] = max(ranks[number, default: 0], part.rank + 1)
            }
            bytes = bytes.replacing(part.range, with: part.text)
            if !part.isFit { cuts.append(Cut(extent: part.extent, line: line, cause: error)) }
        }
        hasChanged = hasChanged || !chosen.isEmpty
        return !chosen.isEmpty
    }

    /// Whether parts of it were left out so often that no end is to be expected.
    var isGivenUp: Bool { rounds >= Self.mostRounds }

    private static let mostRounds = 24

    /// The round from which each error takes all that its member does.
    private static let lateRound = 12

    /// The line of a byte, from 1. O(log n).
    private static func line(of offset: Int, _ starts: [Int]) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Leaves out the whole file.
    mutating func leaveOutAll(_ error: CompilerMessage) -> Bool {
        guard !isEmpty else { return false }
        isEmpty = true
        cuts.append(Cut(extent: .file, line: 1, cause: error))
        return true
    }

    /// Removes attributes that are macros which nothing has here.
    mutating func remove(macros: Set<String>) {
        if !macros.isEmpty { bytes = ForeignSyntax.removing(macros: macros, from: bytes) }
    }

    /// Writes symbols as Apple's initializers take them.
    mutating func translate(_ symbols: [SymbolCall: String]) { bytes = SymbolCall.translated(bytes, symbols) }
}

extension PreparedFile {
    /// What is kept for the next run.
    struct State: Codable {
        let digest: String
        let declared: DeclaredNames.State
        /// nil where nothing has changed.
        let text: String?
        let cuts: [Cut]
        let ranks: [Int: Int]
        let isEmpty: Bool
    }

    var state: State {
        State(
            digest: digest, declared: declared.state,
            text: !hasChanged && cuts.isEmpty ? nil : String(decoding: bytes, as: UTF8.self), cuts: cuts, ranks: ranks,
            isEmpty: isEmpty)
    }

    /// Whether it is what it was in the last run.
    func isUnchanged(since state: State) -> Bool { state.digest == digest }

    /// The names that it declares in another way than what was left of it in the last run.
    func names(restoredSince state: State) -> Set<String> {
        guard state.cuts.contains(where: \.changesInterface) else { return [] }
        return DeclaredNames(state.isEmpty ? [] : Array((state.text ?? "").utf8)).names(changedIn: declared)
    }

    /// Takes over what was left out of the same text.
    mutating func restore(_ state: State) {
        guard let text = state.text else { return }
        (bytes, cuts, ranks, isEmpty) = (Array(text.utf8), state.cuts, state.ranks, state.isEmpty)
        hasChanged = true
    }
}

extension Declaration {
    /// Whether it is a preview: a macro, or a type that says so.
    var isPreview: Bool { keyword == "#Preview" || inherited.contains("PreviewProvider") }

    /// The bytes of the previews among declarations and in their members; of a view that is its own preview, only what that shows.
    fileprivate static func previews(in declarations: [Declaration]) -> [Range<Int>] {
        declarations.flatMap { declaration in
            guard declaration.isPreview else { return previews(in: declaration.members) }
            guard declaration.inherited.contains("View") else { return [declaration.range] }
            return declaration.members.filter { $0.name == "previews" }.map(\.range)
        }
    }
}
