public import Frames

/// A scene in the worst cell of a finding, to be looked at beside its recording or the source locale.
public struct ComparedPictures: Sendable {
    /// Which scene, in which locale.
    public var part: Summary.Part
    /// The scene file, where there is one.
    public var file: String?
    /// The text size and the screen.
    public var cell: Cell
    /// The picture beside it: the recording, which has frames and texts but no letters; or, for a fault, the same cell
    /// in the source locale. nil where there is none.
    public var reference: ScenePicture?
    /// The scene as it is laid out now; nil where it is not.
    public var now: ScenePicture?
    /// Whether some of the recorded texts are drawn with other letters than they had, since only their frames are
    /// known.
    public var hasUnknownLetters: Bool
    /// The rules that decide which faults are marked.
    public var rules: RuleSet

    /// Makes a pair of pictures of the worst cell of a finding.
    package init(
        ofWorstCellOf finding: Finding, reference: ScenePicture?, now: ScenePicture?, hasUnknownLetters: Bool = false,
        rules: RuleSet = RuleSet()
    ) {
        part = Summary.Part(scene: finding.scene, locale: finding.locale)
        file = finding.file
        cell = finding.worst
        self.reference = reference
        self.now = now
        self.hasUnknownLetters = hasUnknownLetters
        self.rules = rules
    }

    /// Whether these pictures show the worst cell of a finding.
    public func shows(_ finding: Finding) -> Bool {
        part == Summary.Part(scene: finding.scene, locale: finding.locale) && file == finding.file
            && cell == finding.worst
    }
}
