internal import CICU

/// A stretch of text that is shaped as one script.
struct ScriptRun {
    var end: Int
    var script: Script
}

/// Step 3: script runs (UAX #24), with the combined East Asian systems of UTS #39: Han joins kana, Bopomofo and Hangul,
/// so that no kerning between them is lost.
///
/// Common and Inherited scalars join the run before them; Script_Extensions limits which runs they can join. At the
/// beginning they join the run that follows. A closing bracket takes the script of its opening bracket.
func scriptRuns(_ text: TextView) -> [ScriptRun] {
    if !text.summary.hasSeveralScripts {
        return [ScriptRun(end: text.count, script: text.summary.script ?? .common)]
    }
    var runs: [ScriptRun] = []
    var current = ScriptSet()
    var brackets: [(scalar: UInt32, script: ScriptSet)] = []
    var offset = 0
    while offset < text.count {
        let properties = text.properties[offset]
        // A mark always stays with its base, whatever its script.
        let isBracket = properties.isOpeningBracket || properties.isClosingBracket
        if !properties.isMark || offset == 0, isBracket || !current.absorbs(properties, text.scalar(at: offset)) {
            var next = ScriptSet(properties, scalar: { text.scalar(at: offset) })
            if properties.isClosingBracket {
                let opening = galley_paired_bracket(text.scalar(at: offset))
                if let pair = brackets.lastIndex(where: { $0.scalar == opening }) {
                    next = next.intersection(brackets[pair].script) ?? next
                    brackets.removeSubrange(pair...)
                }
            }
            if let joint = current.intersection(next) {
                current = joint
            } else {
                runs.append(ScriptRun(end: offset, script: current.script))
                current = next
            }
            // As many levels as UAX #9 handles for brackets; a text with more was made to do harm.
            if properties.isOpeningBracket, brackets.count < 63 {
                brackets.append((text.scalar(at: offset), current))
            }
        }
        offset = text.offset(after: offset)
    }
    runs.append(ScriptRun(end: text.count, script: current.script))
    return runs
}

/// The scripts that a stretch of text may be written in.
private struct ScriptSet {
    /// nil for every script: only neutral scalars so far.
    private var scripts: [Script]?
    /// The East Asian writing system, if the set is one of those.
    private var system: UInt8 = 0
    /// The first script that says more than Han.
    private(set) var script: Script = .common

    private static let japanese: UInt8 = 1
    private static let korean: UInt8 = 2
    private static let chinese: UInt8 = 4

    init() {}

    init(_ properties: ScalarProperties, scalar: () -> UInt32) {
        if properties.hasScriptExtensions {
            var found = [Int32](repeating: 0, count: 64)
            let count = Int(galley_script_extensions(scalar(), &found, 64))
            scripts = found.prefix(count).map { Script(code: UInt8(truncatingIfNeeded: $0)) }
            system = scripts?.reduce(0) { $0 | ScriptSet.system(of: $1) } ?? 0
            script = properties.script.isNeutral ? ScriptSet.leading(scripts ?? []) : properties.script
            isExact = !properties.script.isNeutral
        } else if !properties.script.isNeutral {
            script = properties.script
            scripts = [script]
            system = ScriptSet.system(of: script)
            isExact = true
        }
    }

    /// Whether some scalar is of `script` itself, and not only used with it.
    private var isExact = false

    /// A quick check for the next scalar of a run whose script is decided: whether it changes nothing.
    func absorbs(_ properties: ScalarProperties, _ scalar: @autoclosure () -> UInt32) -> Bool {
        guard isExact else { return false }
        if properties.hasScriptExtensions {
            return system == 0 && galley_has_script(scalar(), Int32(script.code))
        }
        if properties.script.isNeutral || properties.script == script { return true }
        return system != 0 && script != .han && system & ScriptSet.system(of: properties.script) == system
    }

    /// The script of a set without a letter. East Asian punctuation is shaped as Han: fonts have the regional forms
    /// there.
    private static func leading(_ scripts: [Script]) -> Script {
        scripts.contains(.han) ? .han : scripts.first ?? .common
    }

    private static func system(of script: Script) -> UInt8 {
        switch script {
        case .han: japanese | korean | chinese
        case .hiragana, .katakana: japanese
        case .hangul: korean
        case .bopomofo: chinese
        default: 0
        }
    }

    /// The scripts that both can be written in; nil where there are none.
    func intersection(_ other: ScriptSet) -> ScriptSet? {
        guard let own = scripts else { return other }
        guard let others = other.scripts else { return self }
        var result = self
        if system & other.system != 0 {
            result.system = system & other.system
            result.scripts = own + others.filter { !own.contains($0) }
            result.scripts?.removeAll { ScriptSet.system(of: $0) & result.system == 0 }
        } else {
            let shared = own.filter(others.contains)
            guard !shared.isEmpty else { return nil }
            result.system = 0
            result.scripts = shared
            if !shared.contains(script) { result.script = ScriptSet.leading(shared) }
        }
        if other.isExact, !isExact || script == .han {
            result.script = other.script
            result.isExact = true
        } else if let scripts = result.scripts, !scripts.contains(result.script) {
            result.script = ScriptSet.leading(scripts)
        }
        return result
    }
}
