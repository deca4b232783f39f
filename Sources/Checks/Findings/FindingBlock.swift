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
        var parts = [worst.rule, "\(worst.severity)", "\(isKnown)"]
        if let place = findings.compactMap(\.common.place).min(by: {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }) {
            let file = place.file.split(separator: "/").last ?? ""
            parts += worst.common.subject.parts + ["\(file):\(place.line):\(place.column)"]
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

extension Hint {
    /// The most lines that a text takes without a limit.
    fileprivate var unlimitedLines: Int? {
        guard case .unlimitedLines(let lines) = self else { return nil }
        return lines
    }
}
