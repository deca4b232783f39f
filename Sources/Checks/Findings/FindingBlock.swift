internal import Basics
public import Frames

/// One fault in every locale that has it: the findings of one rule and subject, which a person reads and fixes together. A view
/// that is there for every row of a list, or in several scenes, is one where its place in Swift or in the scene file is known;
/// texts with different keys are different faults.
public struct FindingBlock: Hashable, Sendable {
    /// The findings, the worst first, equally bad ones by locale, scene and number: for each locale and scene there are as many as
    /// copies of the view. There is at least one.
    public let findings: [Finding]
    /// The finding with the largest shortage, which represents all.
    public var worst: Finding { findings[0] }
    /// How severe it is.
    public var severity: Severity { worst.severity }
    /// The worst finding of each locale, the worst first.
    public var worstOfLocales: [Finding] {
        var seen: Set<String> = []
        return findings.filter { seen.insert($0.locale).inserted }
    }
    /// The locales, the worst first.
    public var locales: [String] { worstOfLocales.map(\.locale) }

    /// The scenes, the worst first.
    public var scenes: [String] {
        var seen: Set<String> = []
        return findings.map(\.scene).filter { seen.insert($0).inserted }
    }

    /// How many copies of the view have the fault, in the locale and scene with most of them.
    public var copies: Int {
        Dictionary(grouping: findings) { [$0.locale, $0.scene] }.values.map(\.count).max() ?? 0
    }

    /// What fixes the fault in every locale. How much shorter a text has to be is specific to one locale.
    public var hints: [Hint] {
        worst.hints.compactMap { hint in
            switch hint {
            case .unlimitedLines:
                let lines = findings.map { $0.hints.lazy.compactMap(\.unlimitedLines).first }
                return lines.contains(nil) ? nil : .unlimitedLines(atMost: lines.compactMap(\.self).max() ?? 0)
            case .stack, .minimumScaleFactor: return findings.allSatisfy { $0.hints.contains(hint) } ? hint : nil
            case .shorter: return nil
            }
        }
    }

    /// In how many scenes it is, each counted as often as it has locales with the fault.
    var localesOfScenes: Int { Set(findings.map { [$0.locale, $0.scene] }).count }

    /// The texts without a key that it is about beside that of the worst finding.
    var otherTexts: [String] {
        guard worst.subject.string != nil else { return [] }
        var seen: Set = [worst.text?.string]
        return findings.compactMap(\.text?.string).filter { seen.insert($0).inserted }
    }

    /// What identifies the fault from run to run, on any machine, as long as a view with a known place stays on its line; it is the
    /// same for the part of it that is in one scene. Two faults may be about the same text without a key, each in different
    /// locales.
    package var fingerprint: String {
        let isKnown = worst.outgrowth != nil
        var parts = [worst.rule, "\(worst.severity)", "\(isKnown)"] + worst.common.subject.parts
        if let place = findings.compactMap(\.common.place).min(by: {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }) {
            let file = place.file.split(separator: "/").last ?? ""
            parts += ["\(file):\(place.line):\(place.column)"]
        } else {
            parts += [worst.scene, worst.file ?? "", worst.subject.string == nil ? "" : worst.locale]
            parts += worst.subject.parts
        }
        return Digest.of(parts)
    }

    /// The text sizes at which none of ``locales`` has the fault, smallest first.
    public var cleanTextSizes: [TextSize] {
        worst.extent.allTextSizes.filter { size in
            findings.allSatisfy { $0.extent.allTextSizes.contains(size) && !$0.textSizes.contains(size) }
        }
    }

    /// The screens on which none of ``locales`` has the fault, narrowest first.
    public var cleanScreens: [Screen] {
        worst.extent.allScreens.filter { screen in
            findings.allSatisfy { $0.extent.allScreens.contains(screen) && !$0.screens.contains(screen) }
        }
    }

    /// Whether the shortage is measured in the same unit in every locale, so that locales can be compared.
    package var isComparable: Bool {
        let measures = Set(findings.map(\.evidence.shortage?.measure))
        return measures.count == 1 && worstOfLocales.last?.evidence.magnitude != worst.evidence.magnitude
    }
}

/// The findings of a check as a person reads them: errors before warnings, then by place in their files, with one block
/// for a fault that many locales share. A block is made when it is asked for, so that the first of a hundred thousand
/// are quick.
public struct FindingBlocks: RandomAccessCollection, Sendable {
    private let findings: [Finding]
    /// The indices of each block's findings.
    private let places: [[Int]]

    /// Groups findings that are one fault. O(findings).
    ///
    /// - Parameter eachScene: Whether what several scenes share is a fault of each.
    init(_ findings: [Finding], eachScene: Bool = false) {
        self.findings = findings
        var numbers: [BlockIdentity: Int] = [:]
        var places: [[Int]] = []
        for (place, finding) in findings.enumerated() {
            let identity = BlockIdentity(finding)
            if let number = numbers[identity] {
                places[number].append(place)
            } else {
                numbers[identity] = places.count
                places.append([place])
            }
        }
        if !eachScene { places = Self.joined(places, of: findings) }
        func isError(_ block: [Int]) -> Bool { findings[block[0]].severity == .error }
        self.places = places.filter(isError) + places.filter { !isError($0) }
    }

    /// Joins the faults of scenes that are at the same places in Swift.
    private static func joined(_ blocks: [[Int]], of findings: [Finding]) -> [[Int]] {
        var numbers: [SharedIdentity: Int] = [:]
        var result: [[Int]] = []
        for block in blocks {
            if let identity = SharedIdentity(block.map { findings[$0] }) {
                if let number = numbers[identity] {
                    result[number] += block
                    continue
                }
                numbers[identity] = result.count
            }
            result.append(block)
        }
        return result
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }

    /// The block with that index. O(n log n) in its findings.
    public subscript(number: Int) -> FindingBlock {
        let sorted = places[number].map { findings[$0] }.sorted {
            let (first, second) = ($0.evidence.magnitude, $1.evidence.magnitude)
            guard first == second else { return first > second }
            if $0.locale != $1.locale { return $0.locale < $1.locale }
            return $0.scene == $1.scene ? $0.subject < $1.subject : $0.scene < $1.scene
        }
        return FindingBlock(findings: sorted)
    }
}

extension CheckResult {
    /// The findings as a person reads them. O(findings).
    public var blocks: FindingBlocks { FindingBlocks(findings) }

    /// The findings as a person reads them on the pages of scenes: what several scenes share is a fault of each. O(findings).
    package var blocksOfScenes: FindingBlocks { FindingBlocks(findings, eachScene: true) }
}

/// What the findings of one fault have in common.
private struct BlockIdentity: Hashable {
    let rule: String
    let severity: Severity
    let scene: String
    let file: String?
    let subject: FindingSubject
    /// Where a view that may have copies is written: those that are written at one place are.
    let place: SourcePosition?

    /// A finding that is worse than in the baseline does not belong together with a new one.
    let isKnown: Bool

    init(_ finding: Finding) {
        rule = finding.rule
        severity = finding.severity
        scene = finding.scene
        file = finding.file
        let common = finding.common
        subject = common.subject
        // A key is one fault, though its view is at another place in another locale.
        place = subject.key == nil ? common.place : nil
        isKnown = finding.outgrowth != nil
    }
}

/// What the faults of several scenes have in common that are one.
private struct SharedIdentity: Hashable {
    let rule: String
    let severity: Severity
    let subject: FindingSubject
    let places: Set<SourcePosition>
    let isKnown: Bool

    /// nil where it is not known where a view is written.
    init?(_ findings: [Finding]) {
        let places = findings.map(\.common.place)
        guard !places.contains(nil), let first = findings.first else { return nil }
        rule = first.rule
        severity = first.severity
        subject = first.common.subject
        self.places = Set(places.compactMap(\.self))
        isKnown = first.outgrowth != nil
    }
}

extension Finding {
    /// What the findings of one fault are about, and the place of a view that may have copies.
    fileprivate var common: (subject: FindingSubject, place: SourcePosition?) {
        // Rooms have places in the files that list them, and each difference from a recording is looked at.
        if self.place == nil, !isDifference, let place = view.source {
            if let key = identity.key { return (FindingSubject(key: key), place) }
            // What has no key is the view that is written there, whatever text is near it or in it.
            if view.hasOwnPlace, subject.view != nil || subject.string != nil {
                return (FindingSubject(view: subject.view ?? view.kind), place)
            }
        }
        // A text without a key may differ in every locale, at the same place.
        return (subject.string == nil ? subject : FindingSubject(view: view.label), nil)
    }
}

extension Finding {
    /// Whether it is not a fault, but a difference from a recording.
    var isDifference: Bool {
        if case .difference = evidence { true } else { false }
    }

    /// How the finding is worse than in the baseline; nil where the baseline does not have it.
    fileprivate var outgrowth: Outgrowth? {
        remarks.lazy.compactMap { if case .outgrows(let outgrowth) = $0 { outgrowth } else { nil } }.first
    }
}

extension Hint {
    /// The most lines that a text takes without a limit.
    fileprivate var unlimitedLines: Int? {
        guard case .unlimitedLines(let lines) = self else { return nil }
        return lines
    }
}
