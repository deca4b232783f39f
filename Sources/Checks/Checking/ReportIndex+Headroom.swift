import Frames

extension ReportIndex {
    /// The width that a text needs to show whole on the lines that it may take, and the width that it has. nil where
    /// its room is too small, where it may take one more line or shrink, where the report does not say, and where the
    /// room follows the text.
    func fit(of index: Int) -> (need: Double, room: Double)? {
        guard let room = views[index].text?.budget.width, room.isFinite, let need = views[index].text?.fittedWidth,
            !exceeds(need, room), !isMadeToMeasure(room, for: need, of: index)
        else { return nil }
        return (need, room)
    }

    /// Whether a text that shows whole has exactly the room of its own width, which says nothing about how tight it is.
    package func roomFollowsText(of index: Int) -> Bool {
        guard let text = views[index].text, let room = text.budget.width, room.isFinite, !text.truncated,
            let need = text.fittedWidth ?? text.lines.map(\.width).max()
        else { return false }
        return isMadeToMeasure(room, for: need, of: index)
    }

    /// The largest error of 95 % of texts, as a fraction of their width: that of the worst model among the text's
    /// fonts; nil where no font is modelled.
    func modelError(of index: Int) -> Double? {
        guard !fontModels.isEmpty, let fonts = views[index].text?.fonts else { return nil }
        return fontModels.lazy.filter { fonts.contains($0.font) }.map(\.error95).max()
    }

    /// Whether the room is as wide as the text, to the pixel, and nothing sets that width: then it says nothing about
    /// how tight the text is.
    private func isMadeToMeasure(_ room: Double, for need: Double, of index: Int) -> Bool {
        guard (0...2 * slack).contains(room - need), agree(views[index].frame.width, room) else { return false }
        return !isGiven(room, to: index)
    }

    /// Whether a frame around the text, or the scene's environment, sets the width of a text that is as wide as its
    /// room.
    private func isGiven(_ room: Double, to index: Int) -> Bool {
        if agree(environment.width ?? .infinity, room) || agree(environment.safeWidth ?? .infinity, room) {
            return true
        }
        if let container = views[index].container { return agree(container.width, room) }
        // Padding is not a view: what is around the text is no wider than it, and the scene is as wide as it may be.
        for ancestor in ancestors(of: index) {
            guard agree(views[ancestor].frame.width, room) else { return false }
            if let container = views[ancestor].container { return agree(container.width, room) }
        }
        return agree(environment.safeWidth ?? .infinity, size.width)
    }

    private func agree(_ length: Double, _ other: Double) -> Bool { abs(length - other) <= slack }
}

extension TextFacts {
    /// The smallest width at which the text stays within its lines at its full size; nil where it could take one more
    /// line, and where it shrinks instead.
    fileprivate var fittedWidth: Double? {
        guard scale == 1, let limit = budget.lines else { return nil }
        if limit == 1, lines.count == 1, !truncated { return ideal.width }
        return truncated || lines.count >= limit ? fittingWidth : nil
    }
}
