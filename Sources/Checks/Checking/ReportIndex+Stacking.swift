import Frames

extension ReportIndex {
    /// Whether the text would show whole on its line if the innermost horizontal stack around it were a vertical one,
    /// which gives every view the whole width.
    ///
    /// Not claimed where a height is proposed, as the vertical stack may need more of it.
    func fitsStacked(_ text: TextFacts, at index: Int) -> Bool {
        guard environment.height == nil, text.fittingWidth != nil || !text.string.contains(where: \.isNewline) else {
            return false
        }
        var child = index
        while let stack = parent(of: child), !Self.horizontalStacks.contains(views[stack].kind) { child = stack }
        let hasSiblings = parent(of: child).map { child > $0 + 1 || end(of: child) < end(of: $0) }
        guard let stack = parent(of: child), hasSiblings == true else { return false }
        let insets = max(0, views[child].frame.width - views[index].frame.width)
        return !exceeds((text.fittingWidth ?? text.ideal.width * text.scale) + insets, views[stack].frame.width)
    }

    /// Whether the views inside the horizontal stack `index` would fit below each other into `width`.
    func fitsStacked(_ index: Int, width: Double) -> Bool {
        guard environment.height == nil, Self.horizontalStacks.contains(views[index].kind) else { return false }
        let children = views[index].children
        return children.count > 1 && children.allSatisfy { !exceeds($0.frame.width, width) }
    }

    private static let horizontalStacks: Set<String> = ["HStack", "EqualWidthHStack"]
}
