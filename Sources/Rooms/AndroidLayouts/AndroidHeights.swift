extension AndroidNode {
    /// The height that the view itself leaves its text; nil for no limit, and for what its parent decides.
    ///
    /// `TextView` draws no line that is below its own end, and gets no higher than `maxHeight`.
    var textHeight: Double? {
        // In rows and constraints, 0dp is what is left.
        let heights = [length("layout_height"), length("maxHeight")].compactMap { $0 }.filter { $0 > 0 }
        guard let height = heights.min(), attribute("scrollbars") == nil,
            let top = padding("Top"), let bottom = padding("Bottom"), let pictures = pictureHeights
        else { return nil }
        return max(height - top - bottom - pictures, 0)
    }

    /// What pictures above and below the text take (`TextView.getCompoundPaddingTop`); nil for one whose height is not known.
    private var pictureHeights: Double? {
        var sum = 0.0
        for names in [["drawableTopCompat", "drawableTop"], ["drawableBottomCompat", "drawableBottom"]] {
            guard let name = names.first(where: { attribute($0) != nil }), attribute(name) != "@null" else { continue }
            guard let picture = pictureHeight(of: name), let padding = known("drawablePadding") else { return nil }
            sum += picture + padding
        }
        return sum
    }

    /// The one for all sides counts before that for two, as in `View`; nil for one that is not known.
    private func padding(_ side: String) -> Double? {
        let names = ["padding", "paddingVertical", "padding\(side)"]
        guard let name = names.first(where: { attribute($0) != nil }) else { return 0 }
        return length(name)
    }
}
