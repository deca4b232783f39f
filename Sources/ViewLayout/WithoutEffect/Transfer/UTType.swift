/// A type of data, by its identifier: `public.json`.
///
/// The names are those of Apple's UniformTypeIdentifiers framework. What types conform to others is not known here.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    /// A type of an identifier.
    public init?(_ identifier: String) { self.init(importedAs: identifier) }
    /// A type that the app describes.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    /// A type that another app describes.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    /// The type of files whose names end in a way.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.extensions[filenameExtension.lowercased()] else { return nil }
        self = known
    }

    private init(_ known: StaticString) { identifier = "\(known)" }

    /// The ending of names of files of the type.
    public var preferredFilenameExtension: String? { Self.extensions.first { $0.value == self }?.key }
    public var description: String { identifier }

    /// Anything in a file system.
    public static let item = UTType("public.item" as StaticString)
    /// Anything with content.
    public static let content = UTType("public.content" as StaticString)
    /// Bytes.
    public static let data = UTType("public.data" as StaticString)
    public static let directory = UTType("public.directory" as StaticString)
    public static let folder = UTType("public.folder" as StaticString)
    /// A folder that users see as one item.
    public static let bundle = UTType("com.apple.bundle" as StaticString)
    /// A folder that users see as a file.
    public static let package = UTType("com.apple.package" as StaticString)
    /// An address.
    public static let url = UTType("public.url" as StaticString)
    /// The address of a file.
    public static let fileURL = UTType("public.file-url" as StaticString)
    public static let text = UTType("public.text" as StaticString)
    /// Text without a style.
    public static let plainText = UTType("public.plain-text" as StaticString)
    /// Text without a style, in UTF-8.
    public static let utf8PlainText = UTType("public.utf8-plain-text" as StaticString)
    /// Rich text.
    public static let rtf = UTType("public.rtf" as StaticString)
    public static let html = UTType("public.html" as StaticString)
    public static let xml = UTType("public.xml" as StaticString)
    public static let json = UTType("public.json" as StaticString)
    public static let yaml = UTType("public.yaml" as StaticString)
    public static let propertyList = UTType("com.apple.property-list" as StaticString)
    /// A table with commas.
    public static let commaSeparatedText = UTType("public.comma-separated-values-text" as StaticString)
    /// A table with tabulators.
    public static let tabSeparatedText = UTType("public.tab-separated-values-text" as StaticString)
    /// The source of a program.
    public static let sourceCode = UTType("public.source-code" as StaticString)
    public static let swiftSource = UTType("public.swift-source" as StaticString)
    /// A picture of any kind.
    public static let image = UTType("public.image" as StaticString)
    public static let png = UTType("public.png" as StaticString)
    public static let jpeg = UTType("public.jpeg" as StaticString)
    public static let gif = UTType("com.compuserve.gif" as StaticString)
    public static let tiff = UTType("public.tiff" as StaticString)
    public static let heic = UTType("public.heic" as StaticString)
    public static let webP = UTType("org.webmproject.webp" as StaticString)
    public static let svg = UTType("public.svg-image" as StaticString)
    public static let pdf = UTType("com.adobe.pdf" as StaticString)
    /// Sound of any kind.
    public static let audio = UTType("public.audio" as StaticString)
    public static let mp3 = UTType("public.mp3" as StaticString)
    /// WAVE.
    public static let wav = UTType("com.microsoft.waveform-audio" as StaticString)
    /// Sound or pictures that move.
    public static let audiovisualContent = UTType("public.audiovisual-content" as StaticString)
    /// Pictures that move.
    public static let movie = UTType("public.movie" as StaticString)
    /// Pictures that move, without sound.
    public static let video = UTType("public.video" as StaticString)
    /// MPEG-4.
    public static let mpeg4Movie = UTType("public.mpeg-4" as StaticString)
    /// QuickTime.
    public static let quickTimeMovie = UTType("com.apple.quicktime-movie" as StaticString)
    public static let archive = UTType("public.archive" as StaticString)
    public static let zip = UTType("public.zip-archive" as StaticString)
    public static let gzip = UTType("org.gnu.gnu-zip-archive" as StaticString)
    public static let font = UTType("public.font" as StaticString)
    public static let contact = UTType("public.contact" as StaticString)
    public static let vCard = UTType("public.vcard" as StaticString)
    public static let calendarEvent = UTType("public.calendar-event" as StaticString)
    public static let database = UTType("public.database" as StaticString)
    public static let log = UTType("public.log" as StaticString)

    private static let extensions: [String: UTType] = [
        "txt": .plainText, "rtf": .rtf, "html": .html, "xml": .xml, "json": .json, "yaml": .yaml,
        "plist": .propertyList, "csv": .commaSeparatedText, "tsv": .tabSeparatedText, "swift": .swiftSource,
        "png": .png, "jpg": .jpeg, "gif": .gif, "tiff": .tiff, "heic": .heic, "webp": .webP, "svg": .svg,
        "pdf": .pdf, "mp3": .mp3, "wav": .wav, "mp4": .mpeg4Movie, "mov": .quickTimeMovie, "zip": .zip, "gz": .gzip,
        "vcf": .vCard, "log": .log,
    ]
}
