extension LayoutScene {
    /// What a scene is made from. Patterns such as `preview:*` select scenes by it.
    public enum Origin: String, Hashable, Sendable, CaseIterable {
        /// A scene file.
        case file
        /// A window of an app.
        case window
        /// A preview.
        case preview
        /// A widget of an app in one of its sizes, or a Live Activity in one of its places.
        case widget
        /// A `LayoutScene` in Swift.
        case scene
    }

    /// The space that a scene asks for itself, whatever the widths and heights of a check.
    public enum Space: Hashable, Sendable {
        /// As much as the views ideally take: no width and no height is proposed.
        case ideal
        /// In points; nil for what the check proposes on that side.
        case fixed(width: Double?, height: Double?)
        /// What screens give it, as home screens do widgets: the size on the widest of these that is not wider than the screen
        /// of the check, or that of the first.
        case onScreens([OnScreen])

        /// The space that a scene has on a screen.
        public struct OnScreen: Hashable, Sendable {
            /// The width of the screen in points.
            public var screen: Double
            /// In points.
            public var width: Double
            /// In points.
            public var height: Double

            /// Makes the space on a screen; all in points.
            public init(screen: Double, width: Double, height: Double) {
                (self.screen, self.width, self.height) = (screen, width, height)
            }
        }
    }
}

extension LayoutScene.Space {
    /// In points; nil where the scene asks for none, or for another on other screens.
    public var width: Double? {
        if case .fixed(let width, height: _) = self { width } else { nil }
    }

    /// In points; nil where the scene asks for none, or for another on other screens.
    public var height: Double? {
        if case .fixed(width: _, let height) = self { height } else { nil }
    }

    /// The size on a screen of a width; nil for a side that the scene leaves open.
    ///
    /// - Parameter screen: In points; nil for the first of the screens that the scene names.
    public func size(onScreen screen: Double?) -> (width: Double?, height: Double?) {
        guard case .onScreens(let all) = self else { return (width, height) }
        let fitting = all.last { $0.screen <= screen ?? 0 } ?? all.first
        return (fitting?.width, fitting?.height)
    }
}

extension LayoutScene {
    /// The name after the origin: `preview:Settings`.
    public var qualifiedName: String { "\(origin.rawValue):\(name)" }
}
