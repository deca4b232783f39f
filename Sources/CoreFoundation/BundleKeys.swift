// The keys of Info.plist that Core Foundation names.

/// The key of the version of the property list's own form.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the name of the program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the identifier of the bundle.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the version of the build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language in which the app is developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the short name of the app.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the languages of the app.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
