internal import Basics
import Frames

/// The allowances of all scenes and of the comments in catalogs, and how often each has hidden a fault.
package struct AllowanceTable: Sendable {
    /// What makes two allowances one: of a view, its scene and path; of a comment, its place.
    private struct Key: Hashable, Comparable {
        var scene = ""
        var view = ""
        var file = ""
        var line = 0
        var column = 0
        var rule: String

        init(_ allowance: Allowance) {
            rule = allowance.rule
            switch allowance.place {
            case .view(let reference, scene: let name): (scene, view) = (name, reference.id)
            case .comment(key: _, let position):
                (file, line, column) = (position.file, position.line, position.column)
            }
        }

        static func < (first: Key, second: Key) -> Bool {
            if first.file != second.file { return first.file < second.file }
            return (first.scene, first.view, first.line, first.column, first.rule)
                < (second.scene, second.view, second.line, second.column, second.rule)
        }
    }

    private var table: [Key: Allowance] = [:]

    /// Every allowance: of views by scene, view and rule, then of comments by their place.
    var all: [Allowance] { table.sorted { $0.key < $1.key }.map(\.value) }

    /// Notes what the views of a report allow, and the comments of its texts.
    mutating func add(_ views: ReportIndex) {
        for index in views.allowing {
            for allowance in Self.allowances(of: index, in: views) { count(allowance, uses: 0) }
        }
    }

    /// Whether a fault is allowed; what allows it is counted.
    ///
    /// - Parameter cells: How many cells have the fault.
    mutating func hides(_ fault: Fault, in views: ReportIndex, cells: Int) -> Bool {
        guard let allowance = Self.allowance(for: fault, in: views) else { return false }
        count(allowance, uses: cells)
        return true
    }

    /// Whether a scene or a comment allows a fault.
    package static func allows(_ fault: Fault, in views: ReportIndex) -> Bool {
        allowance(for: fault, in: views) != nil
    }

    /// What allows a fault: the comment of the text that the finding is about, or else the innermost view around the fault.
    private static func allowance(for fault: Fault, in views: ReportIndex) -> Allowance? {
        guard !views.allowing.isEmpty else { return nil }
        if let text = views.subjectText(of: fault.index, isOfText: fault.text != nil),
            let own = comments(of: text, in: views).first(where: { $0.rule == fault.rule })
        {
            return own
        }
        var index: Int? = fault.index
        while let current = index {
            if let own = declarations(of: current, in: views).first(where: { $0.rule == fault.rule }) { return own }
            index = views.parent(of: current)
        }
        return nil
    }

    private static func allowances(of index: Int, in views: ReportIndex) -> [Allowance] {
        comments(of: index, in: views) + declarations(of: index, in: views)
    }

    private static func comments(of index: Int, in views: ReportIndex) -> [Allowance] {
        guard let text = views.views[index].text, let allowed = text.allow else { return [] }
        return allowed.map { allowed in
            Allowance(
                place: .comment(key: text.key ?? "", allowed.source), rule: allowed.rule, reason: allowed.reason,
                uses: 0)
        }
    }

    private static func declarations(of index: Int, in views: ReportIndex) -> [Allowance] {
        let view = views.views[index]
        guard let rules = view.allow else { return [] }
        return rules.map { rule in
            Allowance(
                place: .view(ViewReference(view), scene: views.scene), rule: rule, reason: view.allowReasons?[rule],
                uses: 0)
        }
    }

    mutating func merge(_ other: AllowanceTable) {
        for allowance in other.table.values { count(allowance, uses: allowance.uses) }
    }

    private mutating func count(_ allowance: Allowance, uses: Int) {
        var unused = allowance
        unused.uses = 0
        table[Key(allowance), default: unused].uses += uses
    }
}

extension AllowanceTable: Packable {
    func pack(into packer: inout Packer) { packer.add(Array(table.values)) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let allowances: [Allowance] = try unpacker.next()
        for allowance in allowances {
            guard table.updateValue(allowance, forKey: Key(allowance)) == nil else {
                throw .unexpected("an allowance twice")
            }
        }
    }
}

extension Allowance: Packable {
    func pack(into packer: inout Packer) {
        switch place {
        case .view(let view, let scene):
            packer.add(false)
            packer.add(scene, view)
        case .comment(let key, let position):
            packer.add(true)
            packer.add(key, position)
        }
        packer.add(rule, reason)
        packer.add(word: UInt64(uses))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        if try unpacker.next() {
            let key: String = try unpacker.next()
            place = .comment(key: key, try unpacker.next())
        } else {
            let scene: String = try unpacker.next()
            place = .view(try unpacker.next(), scene: scene)
        }
        rule = try unpacker.next()
        reason = try unpacker.next()
        uses = try unpacker.nextCount()
    }
}
