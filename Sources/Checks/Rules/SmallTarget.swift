import Frames

/// A control that is too small for a finger or a pointer.
public struct SmallTarget: Rule {
    public let identifier = "small-target"
    public let defaultSeverity = Severity.warning
    public let firesWhen =
        "a control is smaller than 44 × 44 pt (iOS), 20 × 20 pt (macOS), 48 × 48 dp (Android) or 24 × 24 px (web)"
    public let meaning = """
        A view that a person is meant to touch is narrower or lower than the platform asks for: Apple's Human \
        Interface Guidelines, the Material guidelines, and success criterion 2.5.8 of WCAG 2.2. The platform's own \
        controls in their own looks, such as switches, steppers, segments, buttons with a border, and titles of buttons \
        without a style, are left out: Apple's guidelines have 44 × 44 as the default size of a control on iOS and \
        28 × 28 as the least, which boxes keep to, and a title alone has the height of its text; Material gives its own \
        controls a target of 48 × 48 whatever they look like; and WCAG excepts what the author has not changed.
        """
    public let reason = "Small targets are hard to hit, most of all for people whose hands shake."
    public let remedies = [
        "Give the control a minimum size: frame(minWidth: 44, minHeight: 44).",
        "Add padding inside the control, where it counts as part of it.",
    ]
    public let precondition = Precondition.control

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        let minimum = views.environment.platform.smallestTarget
        return views.controls.compactMap { index in
            let frame = views.views[index].frame
            guard views.views[index].standard != true, !views.hasUnknownSize(index) else { return nil }
            guard views.exceeds(minimum, min(frame.width, frame.height)) else { return nil }
            let text = views.soleText(in: index)
            // With an empty title that takes no room it does not show: most likely the title is left out.
            if text?.string.isEmpty == true, frame.width == 0 { return nil }
            let size = Size(width: frame.width, height: frame.height)
            return views.fault(self, at: index, text: text, .smallTarget(size, minimum: minimum))
        }
    }
}

extension Platform {
    /// The smallest side of a control that people can hit, in points.
    var smallestTarget: Double {
        switch self {
        case .ios: 44
        // The smallest that the guidelines allow for a pointer; the controls of AppKit are smaller than the 28 that
        // they recommend.
        case .macos: 20
        case .android: 48
        case .web: 24
        }
    }
}

extension SmallTarget {
    static func says(_ size: Size, minimum: Double) -> String {
        "is \(Prose.size(size)), smaller than \(Prose.size(Size(width: minimum, height: minimum)))"
    }
}

extension SmallTarget {
    public var examples: [RuleExample] {
        func button(_ height: Double, _ platform: Platform, standard: Bool? = nil) -> FrameReport {
            ExampleScene.report(
                ExampleScene.view("Button", Frame(x: 0, y: 0, width: 80, height: height)) {
                    $0.control = true
                    $0.standard = standard
                },
                platform: platform)
        }
        return [
            .passes("44 points on iOS.", button(44, .ios)), .passes("20 points on macOS.", button(20, .macos)),
            .passes("24 pixels on the web.", button(24, .web)),
            .passes("34 points on iOS, with the platform's own border.", button(34, .ios, standard: true)),
            .fails("34 points on iOS.", button(34, .ios)), .fails("44 dp on Android.", button(44, .android)),
        ]
    }
}
