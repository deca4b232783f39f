internal import Basics
package import Catalogs
internal import Foundation
internal import Labels
internal import Rooms

/// Finds the keys of the texts of rooms in the catalogs of a project.
struct RoomKeys {
    private let catalogs: [Catalog]
    /// Those of Android that are below a folder of resources.
    private let resources: Set<Int>
    private var indexes: [IndexKey: ShownTextIndex] = [:]
    private var tables: [String: [Int]] = [:]
    private var found: [Question: Answer] = [:]

    private struct IndexKey: Hashable {
        let locale: String?
        let foldsCase: Bool
    }

    private struct Question: Hashable {
        let text: String
        let locale: String?
        let foldsCase: Bool
    }

    /// What is known about the key of a text.
    enum Answer {
        /// One key, or several with the same texts in all locales.
        case one(RoomBudget.Label)
        /// Several keys, whose texts differ in some locale.
        case several([RoomBudget.Label])
        case none
    }

    init(_ catalogs: [Catalog]) {
        self.catalogs = catalogs
        resources = Set(catalogs.indices.filter { catalogs[$0].sources.contains(where: \.isResource) })
        for (number, catalog) in catalogs.enumerated() { tables[catalog.name, default: []].append(number) }
    }

    /// The key of a room on a screen that was shown in a locale.
    mutating func key(of room: HarvestedRoom, shownIn locale: String?) -> Answer {
        if isNamed(room), let key = room.key { return labels(of: key, table: room.table) }
        let question = Question(text: room.text, locale: locale, foldsCase: room.textCase != nil)
        if let known = found[question] { return known }
        let index = IndexKey(locale: locale, foldsCase: question.foldsCase)
        if indexes[index] == nil {
            indexes[index] = ShownTextIndex(
                catalogs, locale: locale.map { LocaleRules($0) }, foldsCase: index.foldsCase)
        }
        var labels = (indexes[index]?.candidates(for: room.text) ?? []).map {
            RoomBudget.Label(catalog: $0.catalog, key: $0.key)
        }
        // Layouts that show no language show keys.
        if labels.isEmpty, locale == nil { labels = owners(of: room.text, among: Array(catalogs.indices)) }
        let answer = answer(labels)
        found[question] = answer
        return answer
    }

    /// Whether the layout says which key the text has. A page may write keys in a way of its own, as with dots where the catalog has
    /// other signs; then the text says it.
    func isNamed(_ room: HarvestedRoom) -> Bool {
        guard let key = room.key else { return false }
        if room.table != nil { return true }
        return catalogs.contains { $0[key] != nil }
    }

    private func labels(of key: String, table: String?) -> Answer {
        answer(owners(of: key, among: table.map { tables[$0] ?? [] } ?? Array(catalogs.indices)))
    }

    private func owners(of key: String, among numbers: [Int]) -> [RoomBudget.Label] {
        numbers.filter { catalogs[$0][key] != nil }.map { RoomBudget.Label(catalog: $0, key: key) }
    }

    private func answer(_ all: [RoomBudget.Label]) -> Answer {
        // An app of Android shows what is in its resources; files of that form elsewhere are copies, such as for translators.
        let own = all.filter { resources.contains($0.catalog) }
        let labels = own.isEmpty ? all : own
        guard let first = labels.first else { return .none }
        guard labels.count > 1 else { return .one(first) }
        let locales = Set(Set(labels.map(\.catalog)).flatMap { catalogs[$0].everyLocale })
        let differ = locales.contains { locale in
            let rules = LocaleRules(locale)
            return !labels.dropFirst().allSatisfy { catalogs.agree(on: [first, $0], in: rules) }
        }
        return differ ? .several(labels) : .one(first)
    }
}

extension [Catalog] {
    /// Whether some keys of the catalogs have the same texts in a locale. O(forms).
    package func agree(on labels: [RoomBudget.Label], in locale: LocaleRules) -> Bool {
        func texts(_ label: RoomBudget.Label) -> [String]? {
            guard indices.contains(label.catalog) else { return nil }
            return self[label.catalog].localization(for: label.key, in: locale)?.localization.value.units.map(\.text)
        }
        guard let first = labels.first else { return true }
        let wanted = texts(first)
        return labels.dropFirst().allSatisfy { texts($0) == wanted }
    }
}

extension Catalog.Source {
    /// Whether a file is one of an app's resources: `res/values/strings.xml`.
    fileprivate var isResource: Bool {
        guard files.format.name == "android" else { return false }
        return files.files.contains { file in
            let folders = file.url.pathComponents.dropLast()
            return folders.last?.hasPrefix("values") == true && folders.dropLast().last?.hasPrefix("res") == true
        }
    }
}
