package import Foundation

/// The room that a title has in the bars, lists and dialogs of a platform: what their layouts offer it, without a scene.
extension PlatformMetrics {
    /// The width of an alert.
    package func alertWidth(isAccessibilitySize: Bool) -> CGFloat {
        self[isAccessibilitySize ? .alertAccessibilityWidth : .alertWidth]
    }

    /// The room of the title of one of several tabs, in a bar of a width.
    package func tabTitleRoom(of count: Int, in width: CGFloat) -> CGFloat {
        TabBarLayout(self, tabs: count).room(in: width)
    }

    /// The room of a title between items of the least width, in a navigation bar of a width.
    package func navigationTitleRoom(leading: Int, trailing: Int, in width: CGFloat) -> CGFloat {
        func items(_ count: Int) -> [CGFloat] { Array(repeating: self[.barItemWidth], count: max(count, 0)) }
        let span = NavigationBarLayout(metrics: self)
            .titleSpan(in: width, leading: items(leading), trailing: items(trailing))
        return max(span.end - span.start, 0)
    }

    /// The room of the title of a button in an alert: of one of two beside each other, or of one that has the whole width.
    package func alertButtonRoom(isBeside: Bool, isAccessibilitySize: Bool) -> CGFloat {
        let width = alertWidth(isAccessibilitySize: isAccessibilitySize)
        return AlertButtonLayout(padding: self[.alertButtonPadding], minimum: 0, anchor: .center)
            .room(in: isBeside ? width / 2 : width)
    }

    /// The room of a title in a row of an open menu.
    package var menuTitleRoom: CGFloat {
        AlertButtonLayout(padding: self[.menuPadding], minimum: 0, anchor: .leading).room(in: self[.menuWidth])
    }

    /// The room of the title of one of several segments that fill the screen between its margins.
    package func segmentTitleRoom(of count: Int, _ controls: ControlMetrics, in width: CGFloat) -> CGFloat {
        SegmentsLayout(controls).room(of: count, in: roomBetweenMargins(in: width))
    }

    /// The room of a title in a row of a list that has the platform's own look, on a screen of a width.
    ///
    /// - Parameters:
    ///   - hasIcon: Whether an icon is before the title.
    ///   - leadsFurther: Whether the row ends in the mark of one that leads further.
    package func rowTitleRoom(hasIcon: Bool, leadsFurther: Bool, in width: CGFloat) -> CGFloat {
        let look = ListLook.automatic(on: platform)
        var traits = ListRowTraits()
        traits.leadsFurther = leadsFurther
        let row = look.standsIn ? max(width - 2 * margin(of: look, in: width), 0) : width
        let room = ListRowLayout(metrics: self, look: look, traits: traits, minimum: 0).room(in: row)
        return max(room - (hasIcon ? self[.listIconWidth] + self[.listIconSpacing] : 0), 0)
    }

    /// The room of the title of a bordered button that fills the screen between its margins.
    package func buttonTitleRoom(_ controls: ControlMetrics, in width: CGFloat) -> CGFloat {
        max(roomBetweenMargins(in: width) - controls.buttonInsets(.bordered, .regular).horizontal, 0)
    }

    /// The room of a text on a chip that fills the screen between its margins.
    package func chipTitleRoom(in width: CGFloat) -> CGFloat {
        max(roomBetweenMargins(in: width) - 2 * self[.chipPadding], 0)
    }

    /// The room of the title of one of several tabs of the same width that fill the screen.
    package func topTabTitleRoom(of count: Int, in width: CGFloat) -> CGFloat {
        max(width / CGFloat(max(count, 1)) - 2 * self[.tabPadding], 0)
    }

    /// The room of the title of a notification, on a screen of a width.
    package func notificationTitleRoom(in width: CGFloat) -> CGFloat {
        let around = 2 * self[.notificationInset] + self[.notificationTextLeading] + self[.notificationTextTrailing]
        return max(width - around, 0)
    }

    private func roomBetweenMargins(in width: CGFloat) -> CGFloat { max(width - 2 * margin(in: width), 0) }
}

extension PlatformMetrics {
    /// What the titles of tabs are set in; it does not follow the text size on iOS.
    package var tabTitleFont: Font { .system(size: self[.tabBarTitleSize], weight: .medium) }

    /// What the title of a navigation bar is set in: a headline, in Material 3 a `titleLarge`.
    package var navigationTitleFont: Font { platform == .android ? .title3 : .headline }

    /// What the buttons of alerts and the rows of menus are set in: a body, in Material 3 a `labelLarge`.
    package var actionFont: Font { platform == .android ? .subheadline : .body }

    /// What the titles of segments are set in. On iOS it does not follow the text size.
    package var segmentTitleFont: Font {
        switch platform {
        case .ios: .system(size: self[.segmentTitleSize], weight: .medium)
        case .macos: .system(size: self[.segmentTitleSize])
        case .android: .subheadline
        }
    }
}
