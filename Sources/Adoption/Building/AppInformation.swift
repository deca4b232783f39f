internal import Foundation

/// What is in the Info.plist of an app, from the build settings of its target: apps read their identifier and version where they
/// start, and often end where there is none.
struct AppInformation {
    private var values: [String: String] = [:]

    /// Nothing: a package has no bundle of its own.
    init() {}

    init(_ settings: BuildSettings) {
        values["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        values["CFBundleName"] = settings["PRODUCT_NAME"] ?? settings["TARGET_NAME"]
        values["CFBundleDisplayName"] = settings["INFOPLIST_KEY_CFBundleDisplayName"]
        values["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
        values["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
    }

    /// The property list that belongs beside the program; nil for nothing.
    var list: Data? {
        values.isEmpty
            ? nil : try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}
