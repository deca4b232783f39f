public import Frames

/// A scene in one environment as it was recorded and as it is, to look at.
public struct ComparedPictures: Sendable {
    /// Which scene, in which locale.
    public var part: Summary.Part
    /// The scene file, where there is one.
    public var file: String?
    /// The text size and the screen.
    public var cell: Cell
    /// From the recording, which holds frames and texts and no letters; nil where there is none.
    public var recorded: ScenePicture?
    /// As it is laid out today; nil where it is not.
    public var now: ScenePicture?
    /// Whether some of the recorded texts are drawn with other letters than they had, since only their frames are known.
    public var hasUnknownLetters: Bool

    /// Names two pictures of the worst cell of a finding.
    package init(
        ofWorstCellOf finding: Finding, recorded: ScenePicture?, now: ScenePicture?, hasUnknownLetters: Bool
    ) {
        part = Summary.Part(scene: finding.scene, locale: finding.locale)
        file = finding.file
        cell = finding.worst
        self.recorded = recorded
        self.now = now
        self.hasUnknownLetters = hasUnknownLetters
    }

    /// Whether the worst cell of a finding is shown.
    public func shows(_ finding: Finding) -> Bool {
        part == Summary.Part(scene: finding.scene, locale: finding.locale) && file == finding.file
            && cell == finding.worst
    }
}
