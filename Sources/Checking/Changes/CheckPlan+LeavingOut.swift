internal import Labels
internal import Projects
internal import Scenes

extension CheckPlan {
    /// Leaves out scenes and labels for which nothing has changed since a revision, separately in each locale, and
    /// reports it.
    ///
    /// A check that compares locales with the source locale keeps the source locale of everything that it keeps, and a
    /// change of the source text counts for every locale.
    ///
    /// - Throws: `InputError` for what git does not know or cannot do.
    mutating func leaveOut(whatIsUnchangedSince revision: String, of project: Project, options: CheckOptions) throws {
        var changes = try ProjectChanges(of: project, since: revision, options: options)
        let whole = self
        if changes.everything == nil {
            let source = options.isDifferential ? CheckLocale(sourceLocale) : nil
            keepScenes(changes: &changes, source: source)
            keepLabels(changes: &changes, source: source)
        }
        let lack = PlanLack(of: self, from: whole)
        leftOut = lack.leftOut
        remarks = lack.remarks(changes)
    }

    private mutating func keepScenes(changes: inout ProjectChanges, source: CheckLocale?) {
        let affected = scenes.map { part in
            changes.affect(part.scene, in: part.locale) || source.map { changes.affect(part.scene, in: $0) } ?? false
        }
        let compared = source == nil ? [] : Set(zip(scenes, affected).filter(\.1).map(\.0.scene.name))
        scenes = zip(scenes, affected).filter { part, isAffected in
            isAffected || part.locale == source && compared.contains(part.scene.name)
        }.map(\.0)
    }

    private mutating func keepLabels(changes: inout ProjectChanges, source: CheckLocale?) {
        var names = LabelNames()
        var compared: Set<LabelNames.Name> = []
        let all = labels
        var shown: [String: Bool] = [:]
        var lines = LineChanges(of: project)
        for index in labels.indices {
            let part = labels[index]
            let locales = [part.locale] + [source].compactMap(\.self)
            let isMoved = part.budget.room.map { room in
                locales.contains { locale in
                    room.line.map { lines.affect($0, in: locale, &changes) } ?? false
                        || changes.mayMove(room, of: project, in: locale, &shown)
                }
            }
            if isMoved == true {
                if source != nil { compared.formUnion(names.names(in: part)) }
                continue
            }
            let own = changes.keys(of: part.catalog, in: part.locale)
            let others = source.map { changes.keys(of: part.catalog, in: $0) } ?? .some([])
            labels[index].keys = part.keys.filter { own.contains($0) || others.contains($0) }
            if source != nil { compared.formUnion(names.names(in: labels[index])) }
        }
        for index in labels.indices where labels[index].locale == source {
            labels[index].keys = names.names(in: all[index]).filter(compared.contains).map(\.key)
        }
        labels.removeAll(where: \.keys.isEmpty)
    }
}

extension ProjectChanges {
    /// Whether a harvested room may have another key than before, or other locales in which its keys agree.
    ///
    /// Its key was found by its text. So any change of a text in the locale that was shown counts.
    ///
    /// - Parameter shown: Whether some text has changed, by such locales.
    fileprivate mutating func mayMove(
        _ room: RoomBudget, of project: Project, in locale: CheckLocale, _ shown: inout [String: Bool]
    ) -> Bool {
        for label in room.others
        where keys(of: project.catalogs[label.catalog], in: locale).contains(label.key) {
            return true
        }
        guard let name = room.shownIn else { return false }
        if let known = shown[name] { return known }
        var hasChanged = false
        for catalog in project.catalogs where keys(of: catalog, in: CheckLocale(name)) != .some([]) {
            hasChanged = true
        }
        shown[name] = hasChanged
        return hasChanged
    }
}
