internal import Catalogs
internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

extension ProjectChanges {
    /// Compares a project with itself as it was read before.
    ///
    /// 1. Everything depends on the configuration and the fonts.
    /// 2. A scene depends on its file, and on the catalogs that it names.
    /// 3. Of a catalog, only texts that differ count, locale by locale.
    ///
    /// The views of scenes in Swift are assumed to be unchanged. O(scenes, and entries of catalogs that were read
    /// again).
    package init(from old: ProjectReading, to new: ProjectReading) {
        self.init(since: "the last check")
        everything = Self.reasonForAll(from: old, to: new)
        guard everything == nil else { return }
        let known = Dictionary(old.project.scenes.map { ($0.name, $0) }) { first, _ in first }
        for scene in new.project.scenes {
            guard let before = known[scene.name], scene.isLike(before), !new.differs(from: old, at: scene.file) else {
                sceneFiles.insert(scene.name)
                continue
            }
        }
        let before = Dictionary(old.inputs.catalogs.map { (CatalogKey($0), $0) }) { first, _ in first }
        for catalog in new.inputs.catalogs {
            let key = CatalogKey(catalog)
            catalogs[key] = before[key].map { CatalogDifference(from: $0, to: catalog) } ?? .all
        }
        if new.project.matrix.locales == nil {
            catalogLocales = (CatalogLocales(old.project.everyCatalog), CatalogLocales(new.project.everyCatalog))
            newLocales = Set(new.project.everyCatalog.flatMap(\.everyLocale))
                .subtracting(old.project.everyCatalog.flatMap(\.everyLocale))
        }
    }

    private static func reasonForAll(from old: ProjectReading, to new: ProjectReading) -> String? {
        let (before, now) = (old.project, new.project)
        if before.configuration != now.configuration { return "the configuration has changed" }
        // The defaults of a project without a configuration come from its catalogs.
        if now.configuration == nil,
            old.inputs.catalogs.map(CatalogKey.init) != new.inputs.catalogs.map(CatalogKey.init)
        {
            return "the catalogs have changed"
        }
        if new.differs(from: old, at: now.configuration?.path) { return "\(Project.fileName) has changed" }
        if now.extended.contains(where: { new.differs(from: old, at: $0.path) }) {
            return "a file that \(Project.fileName) extends has changed"
        }
        let fonts = (now.fonts + now.scenes.flatMap(\.fonts)).map(\.url.path)
        if before.fonts != now.fonts || fonts.contains(where: { new.differs(from: old, at: $0) }) {
            return "a font has changed"
        }
        // Rooms depend on their files, and their keys on the texts that were shown.
        if before.labels.filter({ $0.room != nil }) != now.labels.filter({ $0.room != nil }) {
            return "rooms have changed"
        }
        if before.everyCatalog.first?.sourceLanguage != now.everyCatalog.first?.sourceLanguage {
            return "the source language has changed"
        }
        return nil
    }
}

extension CatalogDifference {
    /// How a catalog differs from an older one with the same files.
    fileprivate init(from old: Catalog, to new: Catalog) {
        guard !Catalog.areCopies([old], [new]) else {
            self = .none
            return
        }
        let changes = CatalogChanges(from: old, to: new)
        self = changes.isEmpty ? .none : .some(changes)
    }
}

extension LayoutScene {
    /// Whether another scene has the same file, the same fonts, and texts from the same catalogs.
    fileprivate func isLike(_ other: LayoutScene) -> Bool {
        file == other.file && origin == other.origin && fonts == other.fonts
            && catalogs.map(CatalogKey.init) == other.catalogs.map(CatalogKey.init)
    }
}
