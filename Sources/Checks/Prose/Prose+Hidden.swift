internal import Basics
import Frames

extension Prose {
    /// How many scenes are listed that do not show everything that they can show.
    private static let mostScenes = 10
    /// How many labels and places of one kind are listed for a scene.
    private static let mostNames = 3

    /// What was not checked because no layout shows it, a line for each scene: `Settings: 2 tabs ("Profile", "More") in
    /// App.swift:41`.
    package static func hidden(_ parts: [HiddenPart]) -> [String] {
        let scenes = parts.grouped(by: \.scene)
        let lines = scenes.prefix(mostScenes).map { oneLine("\($0[0].scene): \(kinds(in: $0))") }
        let left = scenes.count - lines.count
        return left > 0 ? lines + [count(left, "more scene")] : lines
    }

    private static func kinds(in scene: [HiddenPart]) -> String {
        scene.grouped { [$0.content.kind, $0.content.reason ?? ""] }.map { parts in
            let content = parts[0].content
            let titles = some(parts.compactMap { $0.content.title.map(quoted) })
            let places = some(parts.compactMap { $0.source.map { "\($0.file):\($0.line)" } })
            let extent = Set(parts.map { [$0.cells, $0.cellsMeasured] })
            let sum = parts.reduce(0) { $0 + $1.content.count }
            var text = content.reason == nil ? noun(content.kind, count: sum) : content.kind
            if !titles.isEmpty { text += " (\(titles))" }
            if !places.isEmpty { text += " in \(places)" }
            if let reason = content.reason { text += ", which \(reason)" }
            if let one = extent.first, extent.count == 1, one[0] < one[1] {
                text += " in \(number(one[0])) of \(count(one[1], "cell"))"
            }
            return text
        }.joined(separator: "; ")
    }

    /// The first of several names, each once: "a, b, c and 4 more".
    private static func some(_ names: [String]) -> String {
        var seen: Set<String> = []
        let names = names.filter { seen.insert($0).inserted }
        let left = names.count - mostNames
        return list(names.prefix(mostNames) + (left > 0 ? ["\(left) more"] : []))
    }

    /// "2 tabs", "the content of 1 closed DisclosureGroup".
    private static func noun(_ kind: String, count: Int) -> String {
        switch kind {
        case "DisclosureGroup", "Section": "the content of \(self.count(count, "closed \(kind)"))"
        case "Tab": self.count(count, "tab")
        case "Sheet": self.count(count, "sheet")
        case "FullScreenCover": self.count(count, "full-screen cover")
        case "Popover": self.count(count, "popover")
        case "Inspector": self.count(count, "inspector")
        case "Alert": self.count(count, "alert")
        case "ConfirmationDialog": self.count(count, "confirmation dialog")
        case "Menu": self.count(count, "menu")
        case "CoveredView": self.count(count, "covered view")
        case "Destination": self.count(count, "link destination")
        case "Option": self.count(count, "picker option")
        case "Element": self.count(count, "element of a long list", "elements of long lists")
        case "Column": self.count(count, "split view column")
        case "ToolbarItem": self.count(count, "toolbar item")
        case "SwipeActions": self.count(count, "group of swipe actions", "groups of swipe actions")
        case "SearchSuggestions": self.count(count, "list of search suggestions", "lists of search suggestions")
        case "SearchScopes": self.count(count, "choice of search scopes", "choices of search scopes")
        default: self.count(count, kind)
        }
    }

    private static func count(_ count: Int, _ noun: String, _ plural: String) -> String {
        "\(number(count)) \(count == 1 ? noun : plural)"
    }
}

extension [HiddenPart] {
    /// The elements grouped by a value, in the order of the first of each.
    fileprivate func grouped<Value: Hashable>(by value: (HiddenPart) -> Value) -> [[HiddenPart]] {
        var groups: [[HiddenPart]] = []
        var numbers: [Value: Int] = [:]
        for part in self {
            if let number = numbers[value(part)] {
                groups[number].append(part)
            } else {
                numbers[value(part)] = groups.count
                groups.append([part])
            }
        }
        return groups
    }
}
