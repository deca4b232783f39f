import Frames

/// The allowances of all scenes, and how often each has hidden a fault.
package struct AllowanceTable: Sendable {
    private struct Key: Hashable {
        var scene: String
        var view: String
        var rule: String
    }

    private var table: [Key: Allowance] = [:]

    /// Every allowance, by scene, view and rule.
    var all: [Allowance] {
        table.values.sorted { ($0.scene, $0.view.id, $0.rule) < ($1.scene, $1.view.id, $1.rule) }
    }

    /// Notes what the views of a report allow.
    mutating func add(_ views: ReportIndex) {
        for index in views.allowing {
            for rule in views.views[index].allow ?? [] { count(rule, at: index, in: views, uses: 0) }
        }
    }

    /// Whether the view at fault, or one around it, allows the rule; the innermost that does is counted.
    mutating func hides(_ fault: Fault, in views: ReportIndex) -> Bool {
        guard !views.allowing.isEmpty else { return false }
        var index: Int? = fault.index
        while let current = index {
            if views.views[current].allow?.contains(fault.rule) == true {
                count(fault.rule, at: current, in: views, uses: 1)
                return true
            }
            index = views.parent(of: current)
        }
        return false
    }

    /// Whether a scene allows a fault at a view or around it.
    package static func allows(_ fault: Fault, in views: ReportIndex) -> Bool {
        !views.allowing.isEmpty
            && ([fault.index] + views.ancestors(of: fault.index)).contains { index in
                views.views[index].allow?.contains(fault.rule) == true
            }
    }

    mutating func merge(_ other: AllowanceTable) {
        for (key, allowance) in other.table {
            table[key, default: allowance].uses += table[key] == nil ? 0 : allowance.uses
        }
    }

    private mutating func count(_ rule: String, at index: Int, in views: ReportIndex, uses: Int) {
        let view = views.views[index]
        let key = Key(scene: views.scene, view: view.id, rule: rule)
        table[
            key,
            default: Allowance(
                scene: key.scene, view: ViewReference(view), rule: rule, reason: view.allowReasons?[rule], uses: 0)
        ].uses += uses
    }
}

extension AllowanceTable: Packable {
    func pack(into packer: inout Packer) { packer.add(Array(table.values)) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let allowances: [Allowance] = try unpacker.next()
        for allowance in allowances {
            let key = Key(scene: allowance.scene, view: allowance.view.id, rule: allowance.rule)
            guard table.updateValue(allowance, forKey: key) == nil else { throw .unexpected("an allowance twice") }
        }
    }
}

extension Allowance: Packable {
    func pack(into packer: inout Packer) {
        packer.add(scene, view, rule, reason)
        packer.add(word: UInt64(uses))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            scene: try unpacker.next(), view: try unpacker.next(), rule: try unpacker.next(),
            reason: try unpacker.next(), uses: try unpacker.nextCount())
    }
}
