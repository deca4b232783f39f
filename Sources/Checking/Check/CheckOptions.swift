internal import Checks
public import Foundation
public import Frames
package import Labels

/// Options of one check of a project.
public struct CheckOptions: Codable, Hashable, Sendable {
    /// Only these locales; empty for all locales of the project.
    public var locales: [String] = []
    /// Only these text sizes; empty for all text sizes of the project.
    public var textSizes: [TextSize] = []
    /// Only these widths in points; empty for all widths of the project.
    public var widths: [Double] = []
    /// Only scenes whose name or file matches one of these patterns; empty for all.
    public var scenes: [String] = []
    /// Only findings and labels whose key matches one of these patterns; empty for all.
    public var keys: [String] = []
    /// Only scenes and labels that something has changed for since this revision of git, such as `main`, `HEAD~1`, or
    /// `origin/main...` for the commit at which HEAD branched off; nil for all.
    ///
    /// The files in the folders are compared with the revision, committed or not, byte by byte. After a change of the
    /// configuration, a font or the baseline everything is checked. The same goes for a changed workflow, script or
    /// list of dependencies that names Galley, as another version or other options may find more. A file that git does
    /// not track counts as changed. Only findings are left out that this version with these options would report at the
    /// revision too: after a change of version or options, run a whole check once.
    public var changedSince: String?
    /// Report only what fits in the source locale and does not fit in another.
    public var isDifferential = false
    /// Known findings that are not reported again, instead of the project's.
    public var baseline: URL?
    /// Whether the baseline is ignored, as when it is written again.
    public var ignoresBaseline = false
    /// Make every text three times as long. A check that then finds nothing does not work.
    public var isSelfTest = false
    /// How many threads measure labels; nil for the number of cores.
    public var workers: Int?
    /// What was found before, and where it is kept; nil where everything is done again. The findings are the same.
    package var cache: CheckCache?
    /// When the check is given up; nil for never.
    package var deadline: ContinuousClock.Instant?
    /// Which share of the work is done; nil for all of it.
    package var shard: Shard?

    /// Checks everything that the configuration names.
    public init() {}

    /// Whether a check with these options would report the finding of an entry if it were still there.
    ///
    /// Filters of text sizes and widths leave out a part of every scene: a finding that is missing may be in the rest
    /// of it.
    func looks(at entry: Baseline.Entry, in result: CheckResult) -> Bool {
        guard isPartial || isDifferential || result.leftOut != nil else { return true }
        let finding = entry.finding
        return textSizes.isEmpty && widths.isEmpty && isWanted(finding.key)
            && !result.explained.contains(where: entry.mayKnow) && result.leftOut?.leavesOut(finding) != true
            && result.summary.parts.contains { $0.scene == finding.scene && $0.locale == finding.locale }
    }

    /// Whether the filter of keys includes a finding.
    package func isWanted(_ key: String?) -> Bool {
        keys.isEmpty || keys.contains { Wildcard.matches(key ?? "", $0) }
    }

    /// A pattern of the command line that matches nothing which was measured is an error, even where the catalog has
    /// such a key.
    ///
    /// - Parameter file: The configuration of the project.
    package func refuseUnseenKeys(among measured: Set<String>, in file: String) throws(InputError) {
        for pattern in keys where !measured.contains(where: { Wildcard.matches($0, pattern) }) {
            throw InputError(
                .configuration,
                "--key \(pattern) matches nothing that was measured: no scene and no label shows such a key",
                file: file)
        }
    }

    /// - Throws: `InputError` where the deadline has passed.
    func refuseOvertime() throws(InputError) {
        guard let deadline, ContinuousClock.now > deadline else { return }
        throw InputError(
            .unreadable, "the time for the check is over; check fewer locales, text sizes or keys, or allow more time")
    }

    /// The options that decide which findings there may be, on any machine.
    private enum CodingKeys: String, CodingKey {
        case locales, textSizes, widths, scenes, keys, changedSince, isDifferential, ignoresBaseline, isSelfTest
    }

    /// Whether some keys of the catalogs are left out.
    var leavesOutKeys: Bool { !scenes.isEmpty || !keys.isEmpty || changedSince != nil }

    /// Whether a part of the project is left out.
    var isPartial: Bool {
        !locales.isEmpty || !textSizes.isEmpty || !widths.isEmpty || !scenes.isEmpty || !keys.isEmpty
    }
}
