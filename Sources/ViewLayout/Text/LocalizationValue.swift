public import Foundation

#if !canImport(Darwin)
extension String {
    /// A key of a catalog with values for its placeholders. It is also the text where no catalog has the key.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// A key without placeholders.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The text that a catalog has for a key; without a catalog the key, with its placeholders filled in.
    ///
    /// The catalogs are those of the scene that is laid out, in its locale, and then those in the folder of the bundle.
    /// They are available while a view is evaluated; a string that was made before is looked up again where it is shown.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = Localization.string(keyAndValue.key.content(table: table, bundle: bundle?.ownFolder)) }

    /// The text that a catalog has for a key; without a catalog the default value, with its placeholders filled in.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let content = defaultValue.key.content(table: table, key: "\(key)", bundle: bundle?.ownFolder)
        self = Localization.string(content)
    }

    /// The text that a catalog has for the key of a resource.
    public init(localized resource: LocalizedStringResource) { self = Localization.string(resource.content) }
}

extension AttributedString {
    /// The text that a catalog has for a key, without attributes; the key where there is no catalog.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(String(localized: keyAndValue, table: table, bundle: bundle)) }

    /// The text that a catalog has for the key of a resource, without attributes.
    public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

/// A key of a catalog and where to look it up; it is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Where the catalog is. The catalogs of the scene are searched first.
    public enum BundleDescription: Sendable {
        /// The program's own bundle.
        case main
        /// The bundle that the class comes from.
        case forClass(AnyClass)
        /// The bundle in that folder.
        case atURL(URL)
    }

    /// The key.
    public let key: String
    /// The text where no catalog has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the catalog; `nil` for any.
    public let table: String?
    /// The locale of the lookup; a text uses that of its environment.
    public var locale: Locale
    private let folder: String?

    /// A key that is also the text where no catalog has it.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.key, keyAndValue, table, locale, bundle)
    }

    /// A key, and the text where no catalog has it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        folder = if case .atURL(let url) = bundle { url.path } else { nil }
    }

    var content: TextContent { defaultValue.key.content(table: table, key: key, bundle: folder) }
}

/// A type that has a localized name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name.
    var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
    /// The text that a catalog has for the key of a resource; its default value where none has it.
    /// Disfavoured as in SwiftUI: a literal is a key.
    /// Disfavoured as in SwiftUI: a literal is a key.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(content: resource.content) }
}

extension LocalizedStringKey.StringInterpolation {
    /// The text that a catalog has for the key of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(resource.content), "%@")
    }
}
#endif

extension Bundle {
    /// The folder of a bundle that is not the program's own; nil for that one.
    ///
    /// The bundle of one language, with which code follows the language of the device by itself, counts as the one that it is in: the
    /// language is that of the environment.
    var ownFolder: String? {
        guard self != .main else { return nil }
        let url = URL(filePath: bundlePath)
        guard url.pathExtension == "lproj" else { return bundlePath }
        let whole = url.deletingLastPathComponent().standardizedFileURL.path
        return whole == URL(filePath: Bundle.main.bundlePath).standardizedFileURL.path ? nil : whole
    }
}

extension LocalizedStringKey {
    /// A text of the key, or of another key with this as its default value.
    func content(table: String?, key other: String? = nil, bundle: String? = nil) -> TextContent {
        let defaultValue = other == nil || other == key ? nil : key
        let source = TextContent.Source.localized(
            key: other ?? key, table: table, arguments: arguments, defaultValue: defaultValue, bundle: bundle)
        var run = TextContent.Run(source: source)
        run.formats = formats
        return TextContent(runs: [run])
    }
}
