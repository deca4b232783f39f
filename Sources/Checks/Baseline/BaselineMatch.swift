/// Which entries of a baseline match which findings.
///
/// An entry of version 3 matches the finding of its identity. One of an earlier version names a view, which may be
/// elsewhere by now: it matches the finding of its rule, scene, key and locale at that view, or else one that no other
/// entry matches. For a text without a key it has a digest, which must be that of the text.
struct BaselineMatch {
    private var known: [FindingIdentity: [Baseline.Entry]] = [:]
    /// The entries that know no finding.
    private(set) var unanswered: [Baseline.Entry] = []

    /// O(findings + entries).
    init(_ baseline: Baseline?, among findings: [Finding]) {
        guard let baseline else { return }
        var current: [FindingIdentity: [Baseline.Entry]] = [:]
        var former: [Baseline.Entry] = []
        for entry in baseline.entries {
            if entry.isOfFormerVersion {
                former.append(entry)
            } else {
                current[entry.finding, default: []].append(entry)
            }
        }
        for finding in findings {
            if let entries = current.removeValue(forKey: finding.identity) { known[finding.identity] = entries }
        }
        unanswered = current.values.flatMap { $0 }
        if !former.isEmpty { unanswered += match(former.sorted(), with: findings) }
    }

    /// The entries that match a finding, in order; none for a new one.
    func entries(of finding: Finding) -> [Baseline.Entry] { known[finding.identity] ?? [] }

    /// Adds the matches of entries of earlier versions, and returns those that match nothing.
    private mutating func match(_ entries: [Baseline.Entry], with findings: [Finding]) -> [Baseline.Entry] {
        var left = Set(entries.indices)
        let places = Dictionary(grouping: entries.indices) { Place(entries[$0].finding, at: entries[$0].formerView) }
        for finding in findings {
            for label in finding.viewLabels {
                for index in places[Place(finding.identity, at: label)] ?? [] where entries[index].mayKnow(finding) {
                    known[finding.identity, default: []].append(entries[index])
                    left.remove(index)
                }
            }
        }
        // Views that have moved since: the remaining findings of a text, in the order of the scene.
        let texts = Dictionary(grouping: left.sorted { entries[$0].isBefore(entries[$1]) }) { FormerText(entries[$0]) }
        let new = Dictionary(grouping: findings.filter { known[$0.identity] == nil }) { FormerText($0) }
        for case (let text?, let indices) in texts {
            let findings = (new[text] ?? []).sorted { $0.identity < $1.identity }
            for (index, finding) in zip(indices, findings) {
                known[finding.identity, default: []].append(entries[index])
                left.remove(index)
            }
        }
        return left.sorted().map { entries[$0] }
    }

    /// What files before version 3 identify a finding by.
    private struct Place: Hashable {
        let rule: String
        let scene: String
        let key: String?
        let locale: String
        let view: String?

        init(_ finding: FindingIdentity, at view: String?) {
            (rule, scene, key, locale) = (finding.rule, finding.scene, finding.key, finding.locale)
            self.view = view
        }
    }

    /// The same without the view, but with the text where it has no key; nil where nothing is known about a text.
    private struct FormerText: Hashable {
        let place: Place
        let digest: String?

        init?(_ entry: Baseline.Entry) { self.init(entry.finding, digest: entry.measure?.text) }
        init?(_ finding: Finding) { self.init(finding.identity, digest: finding.text.map(Baseline.Measure.digest)) }

        private init?(_ finding: FindingIdentity, digest: String?) {
            if finding.key == nil, digest == nil { return nil }
            place = Place(finding, at: nil)
            self.digest = finding.key == nil ? digest : nil
        }
    }
}

extension Baseline.Entry {
    /// Whether an entry of an earlier version that names the view of a finding may belong to it. It does not where the
    /// view has a different text without a key.
    fileprivate func mayKnow(_ finding: Finding) -> Bool {
        guard finding.identity.key == nil, let digest = measure?.text, let text = finding.text else { return true }
        return digest == Baseline.Measure.digest(text)
    }

    /// Whether the view of an entry of an earlier version comes first in the scene.
    fileprivate func isBefore(_ other: Baseline.Entry) -> Bool {
        let (mine, its) = (path, other.path)
        return mine == its ? self < other : mine.lexicographicallyPrecedes(its)
    }

    private var path: [Int] { (formerView ?? "").split(separator: ".").map { Int($0) ?? .max } }
}

extension Baseline.Entry {
    /// Whether it names a view and no subject, as files before version 3 do.
    package var isOfFormerVersion: Bool { formerView != nil }

    /// The subject in a few words: `toolbar.save`, `view 0.2`.
    package var name: String {
        finding.key ?? formerView.map { "view \($0)" } ?? finding.subject.name
    }

    /// Whether the entry may be for a finding whose view is not known.
    package func mayKnow(_ identity: FindingIdentity) -> Bool {
        guard formerView != nil else { return finding == identity }
        return finding.rule == identity.rule && finding.scene == identity.scene && finding.locale == identity.locale
            && finding.key == identity.key
    }
}
