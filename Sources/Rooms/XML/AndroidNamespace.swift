internal import Catalogs

/// Attributes of Android's XML.
enum AndroidNamespace {
    static let android = "http://schemas.android.com/apk/res/android"
    static let app = "http://schemas.android.com/apk/res-auto"
}

extension XML.Element {
    /// The value of an `android:` attribute.
    func android(_ name: String) -> String? { self[AndroidNamespace.android, name] }

    /// The value of an attribute of the app or of a library.
    func app(_ name: String) -> String? { self[AndroidNamespace.app, name] }
}
