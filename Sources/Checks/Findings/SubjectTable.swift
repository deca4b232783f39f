import Frames

/// The subjects of the findings of one report.
///
/// Every view counts that could be the subject of a finding, whether or not it is at fault, so that the number of a
/// view is the same in every cell with the same views. O(views) once for the texts and once for the other views, when
/// they are asked for.
package struct SubjectTable {
    private let views: ReportIndex
    /// The subject of each text, by the index of its view.
    private lazy var texts: [Int: FindingSubject] = Self.numbered(
        views.texts.map { ($0, Self.subject(of: $0, in: views)) })
    /// The subject of each view that is neither a text nor a control with one text.
    private lazy var others: [Int: FindingSubject] = Self.numbered(Self.others(in: views))

    package init(_ views: ReportIndex) { self.views = views }

    /// The subject of a view.
    ///
    /// - Parameter isOfText: Whether the finding is about the one text in the view.
    package mutating func subject(of index: Int, isOfText: Bool) -> FindingSubject {
        // A label without a scene; there may be many of them.
        if views.views.count == 1, views.texts == [index] { return Self.subject(of: index, in: views) }
        return views.subjectText(of: index, isOfText: isOfText).flatMap { texts[$0] } ?? others[index]
            ?? FindingSubject()
    }

    private static func subject(of text: Int, in views: ReportIndex) -> FindingSubject {
        let facts = views.views[text].text
        return FindingSubject(key: facts?.key, string: facts?.key == nil ? facts?.string : nil)
    }

    /// Every view that is not a text. Views inside a view come before it, so that a view added around others has no
    /// effect.
    private static func others(in views: ReportIndex) -> [(index: Int, subject: FindingSubject)] {
        let nearest = nearestTexts(in: views)
        let indices = views.views.indices.filter { views.views[$0].text == nil }
        let inside = indices.sorted { (views.end(of: $0), -$0) < (views.end(of: $1), -$1) }
        return inside.map { index in
            let view = views.views[index]
            if let name = view.name { return (index, FindingSubject(view: name)) }
            var subject = nearest[index].map { Self.subject(of: $0, in: views) } ?? FindingSubject()
            subject.view = view.kind
            return (index, subject)
        }
    }

    /// The text nearest to each view: the first one in it; or else, in the innermost view around it that has any, the
    /// last one before it or the first one after it. nil in a scene without a text.
    private static func nearestTexts(in views: ReportIndex) -> [Int?] {
        var nearest = [Int?](repeating: nil, count: views.views.count)
        // The number of texts before each view.
        var counts: [Int] = []
        counts.reserveCapacity(views.views.count + 1)
        var count = 0
        for view in views.views {
            counts.append(count)
            if view.text != nil { count += 1 }
        }
        counts.append(count)
        for index in views.views.indices {
            if counts[index] < counts[views.end(of: index)] {
                nearest[index] = views.texts[counts[index]]
            } else if let outer = views.parent(of: index) {
                // The view around it has its text already: parents come first.
                let hasOwn = counts[outer] < counts[views.end(of: outer)]
                let isAfterOne = counts[index] > counts[outer]
                nearest[index] = hasOwn && isAfterOne ? views.texts[counts[index] - 1] : nearest[outer]
            }
        }
        return nearest
    }

    /// The subjects with their numbers among those that are the same.
    private static func numbered(_ subjects: [(index: Int, subject: FindingSubject)]) -> [Int: FindingSubject] {
        var counts: [FindingSubject: Int] = [:]
        return Dictionary(
            uniqueKeysWithValues: subjects.map { index, subject in
                counts[subject, default: 0] += 1
                var subject = subject
                subject.number = counts[subject] ?? 1
                return (index, subject)
            })
    }
}
