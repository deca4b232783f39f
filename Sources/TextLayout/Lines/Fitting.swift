import Typography

/// Makes a text fit its room: break lines, then move letters closer, then shrink, then cut; at the end avoid an orphan.
struct Fitting {
    let paragraph: Paragraph
    /// Points.
    let width: Double
    let height: Double
    let scale: Double

    init(_ paragraph: Paragraph, width: Double, height: Double, scale: Double) {
        self.paragraph = paragraph
        self.width = width
        self.height = height
        self.scale = scale
    }

    private var style: ParagraphStyle { paragraph.style }
    private var limit: Int { style.lineLimit.map { max($0, 1) } ?? .max }

    func setting() -> ParagraphLayout.Setting { pushedOut(fitted()) }

    private func fitted() -> ParagraphLayout.Setting {
        let whole = attempt(scale)
        let mayShrink = style.minimumScaleFactor < 1 && style.minimumScaleFactor > 0
        if whole.isWhole, whole.isWithinHeight || !mayShrink { return whole.setting }
        if !whole.isWhole, let tight = tightened(scale) { return tight }
        guard mayShrink else { return cut(whole.setting) }
        let least = scale * style.minimumScaleFactor
        if let shrunk = shrunk(least: least) { return shrunk }
        let smallest = attempt(least)
        if smallest.isWhole { return smallest.setting }
        return tightened(least) ?? cut(smallest.setting)
    }

    /// The lines at a scale, as many as fit.
    struct Attempt {
        var setting: ParagraphLayout.Setting
        /// Whether the lines contain the whole text.
        var isWhole: Bool
        /// Whether all of them fit the height; the first one shows in any case.
        var isWithinHeight: Bool

        var fits: Bool { isWhole && isWithinHeight }
    }

    func attempt(_ scale: Double) -> Attempt {
        let breaker = LineBreaker(paragraph.at(scale: scale), room: paragraph.room(in: width, scale: scale))
        if limit == 1, let line = breaker.firstOfSeveral() {
            let setting = ParagraphLayout.Setting(spans: [line], scale: scale)
            return Attempt(setting: setting, isWhole: false, isWithinHeight: true)
        }
        // One line more than the limit shows whether there is more text.
        var spans = breaker.lines(limit: limit == .max ? .max : limit + 1)
        var isWhole = spans.count <= limit
        if !isWhole { spans.removeLast(spans.count - limit) }
        let shown = paragraph.countOfLines(spans, within: height, scale: scale)
        if shown < spans.count {
            spans.removeLast(spans.count - shown)
            isWhole = false
        }
        // Separators at the end would only make empty lines, and can be left out.
        if !isWhole, let last = spans.last {
            let end = paragraph.shaped.units.count
            isWhole = paragraph.hangingEnd(from: last.range.upperBound, to: end) == end
        }
        let isWithinHeight =
            spans.count > 1 || height == .infinity
            || paragraph.height(of: spans, scale: scale) <= height + Paragraph.slack
        return Attempt(
            setting: ParagraphLayout.Setting(spans: spans, scale: scale), isWhole: isWhole,
            isWithinHeight: isWithinHeight)
    }

    /// Cuts the last line that shows. The cut line includes everything that would follow up to the next separator.
    private func cut(_ setting: ParagraphLayout.Setting) -> ParagraphLayout.Setting {
        guard let last = setting.spans.last else { return setting }
        var result = setting
        let rest = paragraph.restOfParagraph(from: last.range.lowerBound)
        result.cut = Truncation(paragraph: paragraph.at(scale: setting.scale), room: width / setting.scale).cut(rest)
        result.spans[setting.spans.count - 1].range = rest
        return result
    }

    /// Moves words to last lines with a single word, as long as everything still fits.
    private func pushedOut(_ setting: ParagraphLayout.Setting) -> ParagraphLayout.Setting {
        guard setting.spans.count > 1, setting.tightening == 0,
            style.lineBreaks.avoidsOrphans ?? paragraph.session.platform.avoidsOrphans
        else { return setting }
        var result = setting
        let whole = Array(setting.cut == nil ? setting.spans[...] : setting.spans.dropLast())
        let room = paragraph.room(in: width, scale: setting.scale)
        let spans = PushOut(paragraph: paragraph.at(scale: setting.scale), room: room).applied(to: whole)
        result.spans.replaceSubrange(whole.indices, with: spans)
        // A word in a font with taller lines makes both lines taller.
        let isHigher = paragraph.height(of: result.spans, scale: setting.scale) > height + Paragraph.slack
        return isHigher ? setting : result
    }

    // MARK: Shrinking

    /// The largest scale at which the whole text fits. It is exact: between two scales with the same lines, the width
    /// of the widest line and the height decide.
    private func shrunk(least: Double) -> ParagraphLayout.Setting? {
        var best = attempt(least)
        guard best.fits else { return nil }
        var low = least
        var high = scale
        // Halving the interval finds the two line breakings around the result; 60 times are enough for a Double.
        for _ in 0..<60 where high - low > high * 1e-12 {
            // A scale computed from these lines is exact unless the lines change first.
            let exact = min(bindingScale(best.setting), high)
            if exact > low, exact < high {
                let there = attempt(exact)
                if there.fits {
                    best = there
                    low = exact
                }
            }
            let middle = (low + high) / 2
            let there = attempt(middle)
            if there.fits {
                best = there
                low = middle
            } else {
                high = middle
            }
        }
        // What is left above the exact scale is the tolerance of comparisons.
        let exact = attempt(min(bindingScale(best.setting), best.setting.scale))
        return exact.fits && exact.setting.scale >= least ? exact.setting : best.setting
    }

    /// The scale at which these lines fill the width or the height, assuming that their widths grow in proportion to
    /// it. Where lines are whole pixels high, only the width counts.
    private func bindingScale(_ setting: ParagraphLayout.Setting) -> Double {
        let widest = setting.spans.map(\.width).max() ?? 0
        let spacing = style.lineSpacing * Double(max(setting.spans.count - 1, 0))
        let byWidth = widest > 0 ? width / widest : .infinity
        guard paragraph.session.platform != .web else { return byWidth }
        let heights = paragraph.height(of: setting.spans, scale: 1) - spacing
        let byHeight = heights > 0 ? (height - spacing) / heights : .infinity
        return min(byWidth, byHeight)
    }

    // MARK: Tightening

    /// Apple documents that text is tightened where it is at most 5 % wider than its line
    /// (`tighteningFactorForTruncation`). Only a single last line is tightened.
    private func tightened(_ scale: Double) -> ParagraphLayout.Setting? {
        guard style.allowsTightening, width < .infinity else { return nil }
        var result = attempt(scale).setting
        guard let last = result.spans.last else { return nil }
        let rest = paragraph.restOfParagraph(from: last.range.lowerBound)
        guard rest.upperBound == paragraph.shaped.units.count else { return nil }
        let content = paragraph.contentEnd(of: rest)
        let need = paragraph.at(scale: scale).width(of: rest, upTo: content)
        let room = width / scale
        guard need > room, need <= room * 1.05 else { return nil }
        let count = paragraph.drawnGraphemes(in: rest.lowerBound..<content)
        guard count > 0 else { return nil }
        result.tightening = (need - room) / Double(count)
        result.spans[result.spans.count - 1] = LineSpan(
            range: rest, contentEnd: content, width: room, endsParagraph: true)
        return result
    }
}

extension Paragraph {
    /// Clusters that are drawn, without controls.
    fileprivate func drawnGraphemes(in range: Range<Int>) -> Int {
        let places = shaped.spacedPlaces(in: session)
        return shaped.runIndices(overlapping: range).reduce(0) { count, run in
            count + places.indices(in: shaped.runs[run].range.clamped(to: range)).count
        }
    }

    /// The range from an offset to the next separator, without the separator.
    func restOfParagraph(from start: Int) -> Range<Int> {
        var end = shaped.units.count
        if shaped.hasMandatoryBreak {
            let breaks = shaped.lineBreaks(style.lineBreaks, in: session)
            if start < end { end = breaks[(start + 1)...].firstIndex(of: .mandatory) ?? end }
            while end > start, session.properties(of: UInt32(shaped.units[end - 1])).isMandatoryBreak { end -= 1 }
        }
        return start..<end
    }
}
