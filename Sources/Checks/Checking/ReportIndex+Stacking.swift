import Frames

extension ReportIndex {
    /// Whether the text would have enough width if the innermost horizontal stack around it were a vertical one, which
    /// gives every view the whole width.
    func fitsStacked(_ text: TextFacts, at index: Int) -> Bool {
        guard text.fittingWidth != nil || !text.string.contains(where: \.isNewline),
            let (stack, child) = stack(around: index)
        else { return false }
        let insets = max(0, views[child].frame.width - views[index].frame.width)
        return !exceeds((text.fittingWidth ?? text.ideal.width * text.scale) + insets, views[stack].frame.width)
    }

    /// The innermost horizontal stack around view `index` that contains others too, and the view in it that is `index`
    /// or contains it.
    func stack(around index: Int) -> (index: Int, child: Int)? {
        var child = index
        while let stack = parent(of: child), !Self.horizontalStacks.contains(views[stack].kind) { child = stack }
        guard let stack = parent(of: child), child > stack + 1 || end(of: child) < end(of: stack) else { return nil }
        return (stack, child)
    }

    /// Whether the views inside the horizontal stack `index` would fit below each other into `width`.
    func fitsStacked(_ index: Int, width: Double) -> Bool {
        guard Self.horizontalStacks.contains(views[index].kind) else { return false }
        let children = views[index].children
        return children.count > 1 && children.allSatisfy { !exceeds($0.frame.width, width) }
    }

    private static let horizontalStacks: Set<String> = ["HStack", "EqualWidthHStack"]
}
