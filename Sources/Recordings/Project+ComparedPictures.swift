internal import Checking
public import Checks
internal import Foundation
internal import Frames
public import Projects
internal import Reports
internal import Scenes

extension Project {
    /// Draws the cells in which differences from recordings are largest, as they were recorded and as they are: one for
    /// each difference that locales share, and each cell once, in the order of the differences.
    ///
    /// A recording that is missing, stale or not a report cannot be compared in a picture.
    ///
    /// - Parameter result: What ``verify(progress:)`` of this project found.
    /// - Throws: `InputError` for what cannot be used. O(cells that are drawn), each recording is read once.
    public func comparedPictures(of result: CheckResult) throws -> [ComparedPictures] {
        let findings = result.blocks.map(\.worst)
        let fonts = try fontLibrary()
        let cells = CheckPlan.FindingCells(of: try CheckPlan(self, options: CheckOptions()))
        return try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            var pictures: [ComparedPictures] = []
            var recordings: [URL: RecordedReports] = [:]
            for finding in findings where !pictures.contains(where: { $0.shows(finding) }) {
                guard let (part, environment) = cells.worst(of: finding, in: finding.locale) else { continue }
                let now = try runners.runner(for: part.scene)
                    .picture(of: part.scene, in: environment, locale: part.locale)
                let file = recording(of: part)
                recordings[file] =
                    try recordings[file]
                    ?? RecordedReports.data(at: file, in: tree).map(RecordedReports.init)
                guard let text = recordings[file]?.report(like: FrameTree.render(now.report)),
                    let difference = FrameDifference(recorded: text, now: now.report)
                else { continue }
                let recorded = difference.recordedPicture(in: now.report.environment, beside: now)
                pictures.append(
                    ComparedPictures(
                        ofWorstCellOf: finding, reference: recorded.picture, now: difference.currentPicture(now),
                        hasUnknownLetters: recorded.hasUnknownLetters))
            }
            return pictures
        }
    }
}
