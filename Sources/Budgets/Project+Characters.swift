internal import Basics
internal import Catalogs
internal import Checking
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Projects

extension Project {
    /// How many characters of their languages fit into rooms, by key and locale: of several rooms of a key, in the least.
    ///
    /// - Parameter tell: Called with the share that is done.
    func characterCounts(
        of offers: [BudgetTally.Offer], fonts: FontLibrary, tell: @escaping @Sendable (Double) -> Void
    ) throws -> [String: [String: CharacterCount]] {
        let groups = Dictionary(grouping: offers) { Group(locale: $0.room.locale, platform: $0.environment.platform) }
            .filter { !$0.key.isPseudolocale }
            .sorted { $0.key < $1.key }
        let progress = WorkProgress(groups.count, tell)
        let catalogs = everyCatalog
        var counts: [String: [String: CharacterCount]] = [:]
        try Workers.inOrder(parts: groups.count, count: nil) {
        } work: { _, index throws(InputError) in
            let (group, offers) = groups[index]
            defer { progress.advance() }
            return self.counts(of: offers, in: group, catalogs, fonts: fonts)
        } body: { part in
            for (key, locale, count) in part {
                counts[key, default: [:]][locale] = counts[key]?[locale]?.least(count) ?? count
            }
        }
        return counts
    }

    /// Texts that are measured in the same way.
    private struct Group: Hashable, Comparable {
        let locale: String
        let platform: Platform

        var isPseudolocale: Bool { locale.contains("-x-") }

        static func < (first: Group, second: Group) -> Bool {
            (first.locale, first.platform.rawValue) < (second.locale, second.platform.rawValue)
        }
    }

    private func counts(
        of offers: [BudgetTally.Offer], in group: Group, _ catalogs: [Catalog], fonts: FontLibrary
    ) -> [(key: String, locale: String, count: CharacterCount)] {
        let counter = CharacterCounter(
            fonts: fonts, platform: group.platform, locale: group.locale, texts: catalogs.texts(in: group.locale))
        let rules = LocaleRules(group.locale)
        var samples: [String: [CharacterRoom.Sample]] = [:]
        return offers.compactMap { offer in
            guard let key = offer.room.text.key, let setting = offer.setting else { return nil }
            let own = samples[key] ?? self.samples(for: key, rules, catalogs)
            samples[key] = own
            let room = CharacterRoom(
                width: min(offer.room.width, offer.sureWidth ?? .infinity), lines: offer.room.lines, samples: own)
            return (key, group.locale, counter.count(in: room, setting: setting, size: offer.room.font.size))
        }
    }

    private func samples(
        for key: String, _ rules: LocaleRules, _ catalogs: [Catalog]
    ) -> [CharacterRoom.Sample] {
        guard let catalog = catalogs.first(where: { $0[key] != nil }) else { return [] }
        return catalog.standIns(
            for: key, in: rules, samples: arguments.arguments(for: key), defaults: arguments.defaults
        ).map { CharacterRoom.Sample(placeholder: $0.placeholder, text: $0.text) }
    }
}

extension [Catalog] {
    /// All texts in a language, without their placeholders and markup.
    fileprivate func texts(in locale: String) -> [String] {
        flatMap { catalog in
            catalog.entries.flatMap { entry in (entry[locale]?.value.units ?? []).map(\.words) }
        }
    }
}
