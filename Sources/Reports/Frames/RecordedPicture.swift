import Checks
package import Frames

extension FrameDifference {
    /// The scene as it was recorded, as far as the recording shows it: frames and texts, without letters. A text that
    /// is unchanged has its current letters; the others are written line by line in their frames. The second value is
    /// whether there are any such texts.
    ///
    /// - Parameter now: The current picture of the report that was compared.
    package func recordedPicture(
        in environment: LayoutEnvironment, beside now: ScenePicture
    ) -> (picture: ScenePicture, hasUnknownLetters: Bool) {
        var partners: [Int: Int] = [:]
        for pair in pairs { if let old = pair.old { partners[old] = pair.new } }
        let controls = Set(views.filter { $0.control == true }.map(\.kind))
        var (texts, isUnknown): ([String: TextDrawing], Bool) = ([:], false)
        let frames = recorded.views.indices.map { index -> ViewFrame in
            let (old, partner) = (recorded.views[index], partners[index])
            var view = RecordedText.view(old, like: partner.map { views[$0] }, controls: controls)
            guard let string = old.state.string else { return view }
            if let partner, let facts = views[partner].text, self.now.views[partner].state.hasSameLetters(as: old.state)
            {
                view.text = facts
                texts[view.id] = now.texts[views[partner].id]
            } else {
                isUnknown = true
                view.text = RecordedText(string, in: old.state, environment: environment).facts
            }
            return view
        }
        var report = report
        report.environment = environment
        (report.size, report.fits) = recorded.size.map { ($0.size, $0.fits) } ?? (report.size, report.fits)
        report.fonts = []
        report.root = recorded.tree(of: frames)
        let marked = pairs.compactMap { pair in isDifferent(pair) ? pair.old.map { recorded.views[$0].path } : nil }
        let emphasis = PictureEmphasis(title: "recorded", views: Set(marked))
        return (ScenePicture(report, fonts: now.fonts, texts: texts, emphasis: emphasis), isUnknown)
    }

    /// The current picture, with the differences marked.
    package func currentPicture(_ picture: ScenePicture) -> ScenePicture {
        var result = picture
        let marked = pairs.compactMap { pair in isDifferent(pair) ? pair.new.map { views[$0].id } : nil }
        result.emphasis = PictureEmphasis(title: "now", views: Set(marked))
        return result
    }
}

extension RecordedTree {
    /// Makes a tree of the views. O(n), whatever its depth.
    fileprivate func tree(of frames: [ViewFrame]) -> ViewFrame {
        var frames = frames
        // Parents come before the views inside them.
        for index in views.indices.reversed() { frames[index].children = views[index].children.map { frames[$0] } }
        return frames[0]
    }
}

extension RecordedView {
    /// Whether both are drawn with the same letters in the same places of their frames.
    fileprivate func hasSameLetters(as other: RecordedView) -> Bool {
        string == other.string && frame.width == other.frame.width && frame.height == other.frame.height
            && facts == other.facts
    }
}

/// A recorded text whose letters are not known: as many lines as it had, in its frame.
private struct RecordedText {
    let facts: TextFacts

    /// - Parameter view: The view as the recording has it.
    init(_ string: String, in view: RecordedView, environment: LayoutEnvironment) {
        let shown =
            view.facts.lazy.compactMap { $0.hasPrefix("shows \"") ? String($0.dropFirst(7).dropLast()) : nil }
            .first ?? string
        let count =
            view.facts.lazy.compactMap { fact -> Int? in
                let words = fact.split(separator: " ")
                return words.count > 1 && words[1] == "lines" ? Int(words[0]) : nil
            }.first ?? 1
        let ranges = Self.lines(shown, count: min(max(count, 1), 100))
        let height = view.frame.height / Double(ranges.count)
        let longest = Double(ranges.map(\.count).max() ?? 1)
        let lines = ranges.enumerated().map { index, range in
            let width = longest > 0 ? view.frame.width * Double(range.count) / longest : 0
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            // A line of most fonts is a fifth higher than its font size, and its baseline is as far above its lower
            // edge.
            return Line(
                range: range, x: isRightToLeft ? view.frame.width - width : 0, width: width,
                baseline: height * (Double(index) + 0.79))
        }
        facts = TextFacts(
            string: shown, locale: environment.locale, ideal: Size(width: view.frame.width, height: view.frame.height),
            lines: lines, fontSize: height * 0.83, firstBaseline: height * 0.79,
            lastBaseline: view.frame.height - height * 0.21)
    }

    /// Parts of about equal length that end after spaces, where there are any.
    private static func lines(_ string: String, count: Int) -> [Range<Int>] {
        let scalars = Array(string.unicodeScalars)
        let spaces = scalars.indices.filter { scalars[$0] == " " }.map { $0 + 1 }
        var (ranges, start): ([Range<Int>], Int) = ([], 0)
        for line in 1...count {
            let goal = scalars.count * line / count
            let nearest = spaces.filter { $0 > start }.min { abs($0 - goal) < abs($1 - goal) }
            let end = line == count ? scalars.count : max(nearest ?? goal, start)
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    /// A view in its recorded frame, with the looks of its current partner where it has one.
    static func view(_ old: RecordedTree.View, like partner: ViewFrame?, controls: Set<String>) -> ViewFrame {
        var view = ViewFrame(id: old.path, kind: old.state.kind, frame: old.state.frame)
        view.name = old.state.name
        if let partner, partner.kind == view.kind {
            (view.control, view.standard, view.clips, view.scrolls) = (
                partner.control, partner.standard, partner.clips, partner.scrolls
            )
        } else if controls.contains(view.kind) {
            view.control = true
        }
        return view
    }
}
