/// How far the translation of a text has come, as its file names it.
public struct TranslationState: RawRepresentable, Sendable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Done.
    public static let translated = TranslationState(rawValue: "translated")
    /// Written, but the source has changed since, or nobody has reviewed it.
    public static let needsReview = TranslationState(rawValue: "needs_review")
    /// Not begun.
    public static let new = TranslationState(rawValue: "new")
}

/// A kind of device that a text can be varied by, as `.xcstrings` names it.
public struct Device: RawRepresentable, Sendable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// iPhone: `iphone` in the file.
    public static let iPhone = Device(rawValue: "iphone")
    /// iPad: `ipad` in the file.
    public static let iPad = Device(rawValue: "ipad")
    /// iPod touch: `ipod` in the file.
    public static let iPod = Device(rawValue: "ipod")
    /// Mac: `mac` in the file.
    public static let mac = Device(rawValue: "mac")
    /// Apple Watch: `applewatch` in the file.
    public static let watch = Device(rawValue: "applewatch")
    /// Apple TV: `appletv` in the file.
    public static let television = Device(rawValue: "appletv")
    /// Apple Vision: `applevision` in the file.
    public static let vision = Device(rawValue: "applevision")
    /// Every device without a form of its own.
    public static let other = Device(rawValue: "other")

    /// The name for people: "Apple Watch", "other devices".
    package var title: String {
        switch self {
        case .iPhone: "iPhone"
        case .iPad: "iPad"
        case .iPod: "iPod touch"
        case .mac: "Mac"
        case .watch: "Apple Watch"
        case .television: "Apple TV"
        case .vision: "Apple Vision"
        case .other: "other devices"
        default: rawValue
        }
    }
}
