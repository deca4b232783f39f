/// Everything known about one scene in one environment: the tree of frames, with the facts of each text.
///
/// Its JSON is a published contract: `galley schema report` prints its schema. `version` changes with it.
public struct FrameReport: Codable, Hashable, Sendable {
    /// The version of the contract that this package writes.
    public static let currentVersion = 1

    /// The version of the contract.
    public var version: Int
    /// The name of the scene.
    public var scene: String
    /// The scene file, where there is one.
    public var file: String?
    /// The environment in which the scene was laid out.
    public var environment: LayoutEnvironment
    /// The size that the scene takes, in points.
    public var size: Size
    /// Whether the scene's size is within the environment's width and height; of a preview that fits its views it always is.
    public var fits: Bool
    /// The names and versions of the fonts that were used, in order of first use.
    public var fonts: [String]
    /// The libraries that the numbers come from; nil where they are not given.
    public var engine: EngineVersions?
    /// The models of fonts that may not be shipped, for the widths of text; empty where nothing is modelled.
    public var fontModels: [FontModel] {
        get { modelled ?? [] }
        set { modelled = newValue.isEmpty ? nil : newValue }
    }
    /// nil and not empty, so that JSON leaves it out.
    private var modelled: [FontModel]?
    /// Whether nothing says where the text is shown, as for a label budget without a place and a limit: it was measured
    /// in the width of the screen, which may not be its room.
    public var isUnplaced: Bool {
        get { unplaced ?? false }
        set { unplaced = newValue ? true : nil }
    }
    /// nil and not false, so that JSON leaves it out.
    private var unplaced: Bool?
    /// What is known about the room of the text, where another program has found it; not in JSON.
    package var room: RoomFacts?
    /// Whether the space of the scene is as large as its views, whatever they were offered, so that they cannot leave it; not in JSON.
    package var isSizedToFit = false
    /// What readers must know about the numbers, such as the replacement for a font that may not be shipped.
    public var notes: [String]
    /// The outermost view.
    public var root: ViewFrame

    private enum CodingKeys: String, CodingKey {
        case version, scene, file, environment, size, fits, fonts, engine
        case modelled = "fontModels"
        case unplaced, notes, root
    }

    /// Makes a report.
    public init(
        scene: String, file: String? = nil, environment: LayoutEnvironment, size: Size, fits: Bool, fonts: [String],
        engine: EngineVersions? = nil, fontModels: [FontModel] = [], notes: [String] = [], root: ViewFrame
    ) {
        self.version = Self.currentVersion
        self.scene = scene
        self.file = file
        self.environment = environment
        self.size = size
        self.fits = fits
        self.fonts = fonts
        self.engine = engine
        modelled = fontModels.isEmpty ? nil : fontModels
        self.notes = notes
        self.root = root
    }
}
