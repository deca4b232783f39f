// The user's accessibility settings; in a layout all are off, except for the text size and the weight of text.

/// Whether the user wants more contrast.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The contrast that the user has chosen.
    case standard, increased
}

extension EnvironmentValues {
    /// Whether assistive technology is in use.
    public var accessibilityEnabled: Bool { false }
    /// Whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the app is steered with switches.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether the user wants less motion.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether the user wants less transparency.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether meaning must not depend on colour only.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons show their shape.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether controls show their borders.
    public var accessibilityShowBorders: Bool { false }
    /// Whether flashing pictures are dimmed.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether what does not grow is shown large on touch.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether gestures of the hand trigger actions.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether the app is shown in its simplest form.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether nothing is to follow the head.
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    /// Whether moving pictures play.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether the user wants more contrast.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
