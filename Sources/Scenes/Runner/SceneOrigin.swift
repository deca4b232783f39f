extension LayoutScene {
    /// What a scene is made from. Patterns such as `preview:*` select scenes by it.
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
        /// In points; nil for what the check proposes on that side.
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
    /// The name after the origin: `preview:Settings`.
    public var qualifiedName: String { "\(origin.rawValue):\(name)" }
}
