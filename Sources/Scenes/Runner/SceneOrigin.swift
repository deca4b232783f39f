extension LayoutScene {
    /// What a scene is made from, which is how patterns such as `preview:*` tell scenes apart.
    public enum Origin: String, Hashable, Sendable, CaseIterable {
        /// A scene file.
        case file
        /// A window of an app.
        case window
        /// A preview.
        case preview
        /// A `LayoutScene` in Swift.
        case scene
    }

    /// The space that a scene asks for itself, whatever the widths and heights of a check.
    public enum Space: Hashable, Sendable {
        /// As much as the views ideally take: no width and no height is proposed.
        case ideal
        /// In points; nil leaves that side to the check.
        case fixed(width: Double?, height: Double?)
    }
}

extension LayoutScene.Space {
    /// In points; nil where the scene asks for none.
    public var width: Double? {
        if case .fixed(let width, height: _) = self { width } else { nil }
    }

    /// In points; nil where the scene asks for none.
    public var height: Double? {
        if case .fixed(width: _, let height) = self { height } else { nil }
    }
}

extension LayoutScene {
    /// The name with what the scene is made from before it: `preview:Settings`.
    public var qualifiedName: String { "\(origin.rawValue):\(name)" }
}
