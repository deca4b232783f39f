import Frames

extension ReportIndex {
    /// The width that a text needs to show whole on the lines that it may take, and the one that it has; nil where it
    /// lacks room, where it may take one more line, where the report does not tell, and where the room was made to measure.
    func fit(of index: Int) -> (need: Double, room: Double)? {
        guard let room = views[index].text?.budget.width, room.isFinite, let need = views[index].text?.fittedWidth,
            !exceeds(need, room)
        else { return nil }
        // What follows the text to the pixel says nothing about how tight it is.
        if (0...2 * slack).contains(room - need), views[index].frame.width >= room - 1e-6 { return nil }
        return (need, room)
    }

    /// The fraction of its width by which 95 % of texts are off at most, where the text's font is modelled.
    func modelError(of index: Int) -> Double? {
        guard let fontModel, views[index].text?.fonts.contains(fontModel.font) == true else { return nil }
        return fontModel.error95
    }
}

extension TextFacts {
    /// The smallest width at which the text keeps to its lines; nil where it could take one line more.
    fileprivate var fittedWidth: Double? {
        if lines.count == 1, !truncated, budget.lines ?? 1 == 1 { return ideal.width * scale }
        guard let limit = budget.lines, truncated || lines.count >= limit else { return nil }
        return fittingWidth
    }
}
