/// The texts that the source code of an app gives to the views and items of its storyboards, by outlet.
///
/// The code is not compiled: assignments such as `nameLabel.text = …` and calls such as `button.setTitle(…)` are found by their
/// form, in Swift and Objective-C.
package struct AssignedTexts: Sendable {
    /// What the code gives an outlet.
    package enum Text: Hashable, Sendable {
        /// The text of a key, always of the same one.
        case key(String)
        /// Something that is known at run time alone.
        case unknown
    }

    /// By class and outlet: `nameLabel.text` and `self.nameLabel.text` in a file that has a part of the class.
    private var own: [String: [String: AssignmentScanner.Value]] = [:]
    /// By outlet: `cell.nameLabel.text`, whose class is not known.
    private var foreign: [String: AssignmentScanner.Value] = [:]
    /// The keys of constants, by type and name: `Texts.save`; nil for several.
    private var constants: [String: String?] = [:]
    /// The superclasses of classes, as far as the files have them.
    private var superclasses: [String: String] = [:]

    package init() {}

    /// Takes in a file of source code. O(bytes).
    package mutating func add(_ source: [UInt8]) {
        var scanner = AssignmentScanner(source)
        scanner.scan()
        superclasses.merge(scanner.superclasses) { first, _ in first }
        for (name, key) in scanner.constants {
            if let known = constants[name], known != key {
                constants.updateValue(nil, forKey: name)
            } else {
                constants[name] = key
            }
        }
        for assignment in scanner.assignments {
            if assignment.isForeign {
                Self.note(assignment, in: &foreign)
            } else {
                for name in scanner.classes { Self.note(assignment, in: &own[name, default: [:]]) }
            }
        }
    }

    private static func note(
        _ assignment: AssignmentScanner.Assignment, in texts: inout [String: AssignmentScanner.Value]
    ) {
        if let known = texts[assignment.outlet], known != assignment.value {
            texts[assignment.outlet] = .unknown
        } else {
            texts[assignment.outlet] = assignment.value
        }
    }

    /// What the code gives an outlet of a class or of one of its superclasses; nil for nothing.
    package func text(of outlet: String, in className: String?) -> Text? {
        var found = foreign[outlet]
        var name = className
        var seen: Set<String> = []
        while let current = name, seen.insert(current).inserted {
            if let text = own[current]?[outlet] {
                if let other = found, other != text { return .unknown }
                found = text
            }
            name = superclasses[current]
        }
        return found.map(resolved)
    }

    private func resolved(_ value: AssignmentScanner.Value) -> Text {
        switch value {
        case .key(let key): .key(key)
        case .constant(let name): (constants[name] ?? nil).map { .key($0) } ?? .unknown
        case .unknown: .unknown
        }
    }
}
