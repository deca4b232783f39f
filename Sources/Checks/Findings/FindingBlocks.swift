internal import Basics

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
    var common: (subject: FindingSubject, place: SourcePosition?) {
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
    var outgrowth: Outgrowth? {
        remarks.lazy.compactMap { if case .outgrows(let outgrowth) = $0 { outgrowth } else { nil } }.first
    }
}
