internal import Basics
public import Frames

/// One fault in every locale that has it: the findings of one rule, scene and subject, which a person reads and fixes
/// together.
public struct FindingBlock: Hashable, Sendable {
    /// The findings, one for each locale: the worst first, equally bad ones by locale. There is at least one.
    public let findings: [Finding]
    /// The finding with the largest shortage, which represents all.
    public var worst: Finding { findings[0] }
    /// How severe it is.
    public var severity: Severity { worst.severity }
    /// The locales, the worst first.
    public var locales: [String] { findings.map(\.locale) }

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

    /// What identifies the fault from run to run, on any machine. Two faults may be about the same text without a key,
    /// each in different locales.
    package var fingerprint: String {
        let locale = worst.subject.string == nil ? "" : worst.locale
        return Digest.of(
            [worst.rule, worst.scene, worst.file ?? ""] + worst.subject.parts + [locale, "\(worst.severity)"])
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
        return measures.count == 1 && findings.last?.evidence.magnitude != worst.evidence.magnitude
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
    init(_ findings: [Finding]) {
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
        func isError(_ block: [Int]) -> Bool { findings[block[0]].severity == .error }
        self.places = places.filter(isError) + places.filter { !isError($0) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }

    /// The block with that index. O(n log n) in its findings.
    public subscript(number: Int) -> FindingBlock {
        let sorted = places[number].map { findings[$0] }.sorted {
            let (first, second) = ($0.evidence.magnitude, $1.evidence.magnitude)
            return first == second ? $0.locale < $1.locale : first > second
        }
        return FindingBlock(findings: sorted)
    }
}

extension CheckResult {
    /// The findings as a person reads them. O(findings).
    public var blocks: FindingBlocks { FindingBlocks(findings) }
}

/// What the findings of one fault have in common.
private struct BlockIdentity: Hashable {
    let rule: String
    let severity: Severity
    let scene: String
    let file: String?
    let subject: FindingSubject
    /// A finding that is worse than in the baseline does not belong together with a new one.
    let isKnown: Bool

    init(_ finding: Finding) {
        rule = finding.rule
        severity = finding.severity
        scene = finding.scene
        file = finding.file
        // A text without a key may differ in every locale, at the same place.
        subject = finding.subject.string == nil ? finding.subject : FindingSubject(view: finding.view.label)
        isKnown = finding.outgrowth != nil
    }
}

extension Finding {
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
