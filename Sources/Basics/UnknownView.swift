/// The boxes that stand in reports for views whose code is not here.
package enum UnknownView {
    /// What their names begin with.
    package static let prefix = "unknown view: "

    /// Whether that is the name of such a box.
    package static func has(name: String?) -> Bool { name?.hasPrefix(prefix) ?? false }
}
