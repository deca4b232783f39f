/// A kind of difference between a scene and its recording, which `verify` finds. No configuration can turn it off: the
/// scene has to be recorded again.
public struct DifferenceKind: FindingKind {
    public let identifier: String
    public let firesWhen: String
    public let meaning: String
    public let reason: String
    public let remedies: [String]
    public let defaultSeverity = Severity.error

    /// Every kind, in the order of the documentation.
    public static let all = [changedView, newView, missingView, resizedScene, missingRecording, staleRecording]

    private static let usualRemedies = [
        "If the change is intended, record it: galley record rewrites the reports, and the difference shows in review.",
        "If it is not, look at what else has changed in the scene, the catalogs, the fonts or the versions of the "
            + "libraries; galley verify --format html=moved.html draws it before and after.",
    ]

    /// A view that differs from its recording in place, size, text or number of lines.
    public static let changedView = DifferenceKind(
        identifier: "changed-view",
        firesWhen: "a view differs from its recording in place, size, text or number of lines",
        meaning: """
            The report says how far the view moved and how much larger or smaller it is. A view that moved together \
            with the view that contains it is not reported by itself.
            """,
        reason: "It shows what a change in one place does to another, in a locale that nobody looked at.",
        remedies: usualRemedies)

    /// A view that its recording lacks.
    public static let newView = DifferenceKind(
        identifier: "new-view", firesWhen: "a scene has a view that is not in its recording",
        meaning: "Views inside a new one are not reported by themselves.",
        reason: "A view that was added by mistake takes room from its neighbours.", remedies: usualRemedies)

    /// A view of the recording that the scene no longer has.
    public static let missingView = DifferenceKind(
        identifier: "missing-view", firesWhen: "a view of the recording is no longer in the scene",
        meaning: "Views that were inside it are not reported by themselves. The place is that of its container.",
        reason: "A view that is gone in one locale, or at one text size, is easily overlooked.",
        remedies: usualRemedies)

    /// A scene that differs from its recording in size, or no longer fits.
    public static let resizedScene = DifferenceKind(
        identifier: "resized-scene", firesWhen: "a scene differs from its recording in size, or no longer fits",
        meaning: "The size that the scene takes of the room that it is proposed, with its padding.",
        reason: "Whatever is around the scene in an app has to give way.", remedies: usualRemedies)

    /// A scene that was never recorded in an environment, or whose recording cannot be read.
    public static let missingRecording = DifferenceKind(
        identifier: "missing-recording",
        firesWhen: "a scene was never recorded in an environment, or its recording cannot be read",
        meaning: """
            There is nothing to compare with, as for a locale, text size or width that is new, or for a file that was \
            changed by hand.
            """,
        reason: "What is not recorded may move unnoticed.",
        remedies: ["Record it: galley record writes what is new or has changed, and leaves the rest as it is."])

    /// A recording that nothing is laid out for.
    public static let staleRecording = DifferenceKind(
        identifier: "stale-recording", firesWhen: "a recording belongs to nothing that is laid out",
        meaning: "The scene, its locale, the text size or the width is no longer checked.",
        reason: "The recording looks as if it were compared, but it is not.",
        remedies: [
            "If it is intended, record again: galley record --prune removes recordings of scenes and locales that are gone.",
            "If it is not, put the scene, locale, text size or width back into galley.yml.",
        ])
}

extension Difference {
    /// The kind of the difference.
    public var kind: DifferenceKind {
        switch self {
        case .changed: .changedView
        case .added: .newView
        case .removed: .missingView
        case .resized: .resizedScene
        case .unrecorded, .unreadable: .missingRecording
        case .stale: .staleRecording
        }
    }
}
