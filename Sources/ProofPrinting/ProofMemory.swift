package import Checking
internal import Checks
package import Foundation
internal import Labels
internal import Projects
internal import ProofPages
internal import Scenes

/// Draws the proof of projects that are watched, each time only the scenes in which something has changed.
///
/// Keeps the pictures of all scenes, some ten kilobytes each. The pages are the same as those of a complete proof.
package struct ProofMemory {
    private let folder: URL
    private let options: CheckOptions
    private var projects: [String: Drawn] = [:]
    /// How many scenes the latest proof has drawn; the others are as they were.
    package private(set) var drawnScenes = 0

    /// What was drawn of a project.
    private struct Drawn {
        let reading: ProjectReading
        var scenes: [String: Scene] = [:]
        var labels: (groups: LabelGroups, tally: ProofTally)?
        var rooms: [TypingPlace: TranslatorRoom]?
    }

    private struct Scene {
        let locales: [String]
        var drawn: ProofPress.Drawn
    }

    /// A proof in a folder, before anything is drawn.
    package init(in folder: URL, options: CheckOptions = CheckOptions()) {
        (self.folder, self.options) = (folder, options)
    }

    /// Draws the projects as they were checked last.
    ///
    /// - Returns: The site, which has been written.
    /// - Throws: `InputError` for what cannot be used, and for a file that cannot be written.
    package mutating func draw(_ watch: ProjectWatch) throws -> ProofFolder {
        var site = ProofFolder(folder)
        drawnScenes = 0
        for reading in watch.readings { try draw(reading, in: &site) }
        try site.finish()
        return site
    }

    private mutating func draw(_ reading: ProjectReading, in site: inout ProofFolder) throws {
        let press = try ProofPress(reading.project, options: options) { _ in }
        let groups = LabelGroups(of: press.plan)
        let old = projects[reading.project.file]
        let known = old.map { Self.kept(of: $0, press, groups, reading) }
        var drawn = Drawn(reading: reading)
        var count = 0
        _ = try site.add(press) { parts in
            let name = parts[0].scene.name
            if let known = known?.scenes[name] {
                drawn.scenes[name] = known
                return known.drawn
            }
            count += 1
            let new = try press.draw(parts)
            drawn.scenes[name] = Scene(locales: parts.map(\.locale.name), drawn: new)
            return new
        } measureLabels: {
            let tally = try known?.labels?.tally ?? press.measureLabels()
            drawn.labels = (groups, tally)
            return tally
        } rooms: {
            // A room may depend on any text of its scene.
            let isSame = count == 0 && known?.labels != nil && known?.scenes.count == old?.scenes.count
            let rooms = try isSame ? old?.rooms ?? press.rooms() : press.rooms()
            drawn.rooms = rooms
            return rooms
        }
        drawnScenes += count
        projects[reading.project.file] = drawn
    }

    /// What of a project is as it was, with the places where things are now.
    private static func kept(
        of old: Drawn, _ press: ProofPress, _ groups: LabelGroups, _ new: ProjectReading
    ) -> Drawn {
        var kept = Drawn(reading: new)
        var changes = ProjectChanges(from: old.reading, to: new)
        guard changes.everything == nil else { return kept }
        let moves = PositionMoves(from: old.reading.inputs.catalogs, to: new.inputs.catalogs)
        func moved(_ tally: ProofTally) -> ProofTally? { moves.map { tally.moved($0) } ?? tally }
        for parts in press.scenes {
            let name = parts[0].scene.name
            guard var scene = old.scenes[name], scene.locales == parts.map(\.locale.name),
                !parts.contains(where: { changes.affect($0.scene, in: $0.locale) }),
                let tally = moved(scene.drawn.tally)
            else { continue }
            scene.drawn.tally = tally
            kept.scenes[name] = scene
        }
        if let labels = old.labels, labels.groups.groups == groups.groups, labels.groups.catalogs == groups.catalogs,
            groups.affected(by: &changes).isEmpty, let tally = moved(labels.tally)
        {
            kept.labels = (groups, tally)
        }
        return kept
    }
}
