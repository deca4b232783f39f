// What an app sees in the place of functions of Foundation and of Swift that do something else here.
extension ModuleBuild {
    /// What an app that takes its texts in the way of Foundation, which looks for them in no scene's catalogs, sees in the place of
    /// Foundation's functions, a line each. A text with placeholders comes with samples in them,
    /// so a percent sign in it is doubled for the format that it is.
    static let foundationStrings = """
        import SwiftUI
        import Foundation
        extension Foundation.Bundle { func localizedString(forKey key: Swift.String, value: Swift.String?, table: Swift.String?) -> Swift.String { let text = Swift.String(localized: Swift.String.LocalizationValue(key), table: table, bundle: self); return text != key ? text.replacingOccurrences(of: "%", with: "%%") : value?.isEmpty == false ? value ?? key : key } }
        func NSLocalizedString(_ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = .main, value: Swift.String = "", comment: Swift.String) -> Swift.String { bundle.localizedString(forKey: key, value: value, table: tableName) }

        """

    /// What an app sees in the place of Foundation's function, which knows none of the values that `InfoPlist.strings` does not
    /// translate, where there is such a file (`Bundle.swift` of swift-corelibs-foundation).
    static let information = """
        import Foundation
        extension Foundation.Bundle { nonisolated func object(forInfoDictionaryKey key: Swift.String) -> Any? { localizedInfoDictionary?[key] ?? infoDictionary?[key] } }

        """

    /// What an app sees in the place of Swift's functions: an assertion that fails is for its developers, and what comes after it is
    /// shown.
    static let assertions = """
        nonisolated func assert(_ condition: @autoclosure () -> Swift.Bool, _ message: @autoclosure () -> Swift.String = "", file: Swift.StaticString = #file, line: Swift.UInt = #line) {}
        nonisolated func assertionFailure(_ message: @autoclosure () -> Swift.String = "", file: Swift.StaticString = #file, line: Swift.UInt = #line) {}

        """

    /// What an app sees in the place of Foundation's functions; see `ForeignSource.bundles`.
    static let resources = """
        import Foundation
        extension Foundation.Bundle { nonisolated func url(forResource name: Swift.String?, withExtension ext: Swift.String?) -> Foundation.URL? { GalleyResources.url(name, ext, of: self) } }
        extension Foundation.Bundle { nonisolated func url(forResource name: Swift.String?, withExtension ext: Swift.String?, subdirectory: Swift.String?) -> Foundation.URL? { GalleyResources.url(name, ext, in: subdirectory, of: self) } }
        extension Foundation.Bundle { nonisolated func path(forResource name: Swift.String?, ofType ext: Swift.String?) -> Swift.String? { GalleyResources.url(name, ext, of: self)?.path } }
        extension Foundation.Bundle { nonisolated func path(forResource name: Swift.String?, ofType ext: Swift.String?, inDirectory folder: Swift.String?) -> Swift.String? { GalleyResources.url(name, ext, in: folder, of: self)?.path } }
        extension Foundation.Bundle { nonisolated func urls(forResourcesWithExtension ext: Swift.String?, subdirectory: Swift.String?) -> [Foundation.NSURL]? { GalleyResources.urls(ext, in: subdirectory, of: self) } }
        extension Foundation.Bundle { nonisolated func paths(forResourcesOfType ext: Swift.String?, inDirectory folder: Swift.String?) -> [Swift.String] { GalleyResources.urls(ext, in: folder, of: self)?.compactMap { $0.path } ?? [] } }

        """
}
