/// A kind of difference between a scene and its recording, which `verify` finds. No configuration can set it: recording
/// anew is what settles it.
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
        "Where the change is meant, record it: galley record writes the reports anew, and the difference shows in review.",
        "Where it is not, look at what else has changed in the scene, the catalogs, the fonts or the versions of the "
            + "libraries; galley verify --format html=moved.html draws it before and after.",
    ]

    /// A view that has another place, size, text or number of lines than its recording.
    public static let changedView = DifferenceKind(
        identifier: "changed-view",
        firesWhen: "a view has another place, size, text or number of lines than its recording",
        meaning: """
            The view is told with how far it moved and how much larger or smaller it is. One that moved together with \
            the view that holds it is not told by itself.
            """,
        reason: "What a change in one place does to another, in a locale that nobody opened, is seen here first.",
        remedies: usualRemedies)

    /// A view that its recording lacks.
    public static let newView = DifferenceKind(
        identifier: "new-view", firesWhen: "a scene has a view that its recording lacks",
        meaning: "Views inside a new one are not told by themselves.",
        reason: "A view that came in unseen takes room from its neighbours.", remedies: usualRemedies)

    /// A view of the recording that the scene no longer has.
    public static let missingView = DifferenceKind(
        identifier: "missing-view", firesWhen: "a view of the recording is no longer in the scene",
        meaning: "Views that were inside it are not told by themselves. The place is that of the view that held it.",
        reason: "What has gone in one locale, or at one text size, is not missed where people look most.",
        remedies: usualRemedies)

    /// A scene that takes another size than its recording, or fits no longer.
    public static let resizedScene = DifferenceKind(
        identifier: "resized-scene", firesWhen: "a scene takes another size than its recording, or fits no longer",
        meaning: "The size that the scene takes of the room that it is proposed, with its padding.",
        reason: "Whatever stands around the scene in an app has to give way.", remedies: usualRemedies)

    /// A scene that was never recorded in an environment, or whose recording cannot be read.
    public static let missingRecording = DifferenceKind(
        identifier: "missing-recording",
        firesWhen: "a scene was never recorded in an environment, or its recording cannot be read",
        meaning: """
            There is nothing to compare with, as for a locale, text size or width that is new, or for a file that was \
            changed by hand.
            """,
        reason: "What is not recorded may move without anybody noticing.",
        remedies: ["Record it: galley record writes what is new or has changed, and leaves the rest as it is."])

    /// A recording that nothing is laid out for.
    public static let staleRecording = DifferenceKind(
        identifier: "stale-recording", firesWhen: "nothing is laid out that a recording belongs to",
        meaning: "The scene, its locale, the text size or the width is no longer checked.",
        reason: "What looks as if it were compared is not.",
        remedies: [
            "Where it is meant, record again: galley record --prune removes recordings of scenes and locales that are gone.",
            "Where it is not, put the scene, locale, text size or width back into galley.yml.",
        ])
}

extension Difference {
    /// What it is called.
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
