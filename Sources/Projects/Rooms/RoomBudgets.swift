internal import Basics
internal import Catalogs
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Rooms

/// Makes budgets of rooms, one after the other. Rooms with the same key and setting at the same place are one budget.
struct RoomBudgets {
    private let platform: Platform
    private let textSizes: [TextSize]
    private let toolkit: Toolkit?
    private let tree: ProjectTree
    private let catalogs: [Catalog]
    private let sourceLanguages: [String]
    /// That of the project.
    private let directory: URL
    /// That of the file of rooms which is read.
    private var folder: URL
    /// Paths in it, as paths in the folder of the project.
    private var paths: [String: String] = [:]
    private var fonts: RoomFonts
    private var keys: RoomKeys
    private(set) var budgets: [LabelBudget] = []
    private var found = ProjectRooms()
    private var digests: [URL: String?] = [:]
    /// What was said about places without a text.
    private var faults: Set<String> = []
    private var labels: Set<RoomBudget.Label> = []
    /// The budgets by their settings, whatever the place.
    private var known: [LabelBudget: Int] = [:]

    init(_ project: Project, toolkit: Toolkit?, fonts: RoomFonts) {
        platform = project.platform
        textSizes = project.matrix.textSizes
        self.toolkit = toolkit
        tree = project.tree
        catalogs = project.catalogs
        sourceLanguages = project.catalogs.map(\.sourceLanguage)
        directory = project.directory
        folder = directory
        keys = RoomKeys(project.catalogs)
        self.fonts = fonts
    }

    var rooms: ProjectRooms {
        var rooms = found
        rooms.coverage.keys = labels.count
        rooms.remarks += fonts.remarks.map { ($0, nil) }
        return rooms
    }

    /// Adds the rooms of a file.
    ///
    /// - Throws: `InputError` for a locale that is none.
    mutating func add(_ file: ReadRooms, of url: URL) throws(InputError) {
        found.files.append(url)
        (folder, paths) = (url.deletingLastPathComponent(), [:])
        var isOld = false
        let sources = file.screens.compactMap { $0.screen.source.flatMap { $0.file ?? $0.url } }
        for screen in file.screens {
            if let locale = screen.screen.locale, !LocaleName.isWellFormed(locale) {
                throw .wrongValue(
                    of: "locale", expected: "a BCP 47 tag such as de or pt-BR", found: "\"\(locale.excerpt)\"",
                    at: SourcePosition(screen.position))
            }
            note(screen, of: url, among: sources, &isOld)
            let neighbours = RoomNeighbours(of: screen)
            let lines = lines(of: screen, neighbours)
            for (number, room) in screen.rooms.enumerated() {
                add(room.part, at: SourcePosition(room.position), on: screen.screen, neighbours, lines[number])
            }
            for unknown in screen.withoutFont + (screen.notKnown ?? []) {
                noteUnknown(unknown.part, at: SourcePosition(unknown.position))
            }
        }
    }

    /// Notes what is not known. What is about no text, such as a layout that includes itself, has a place of its own, and is
    /// in every file that includes that one: it is said once.
    private mutating func noteUnknown(_ unknown: UnknownRoom, at position: SourcePosition) {
        var reason = unknown.reason
        let text = unknown.key ?? unknown.text ?? ""
        if text.isEmpty, let place = unknown.place.flatMap({ name(of: $0) }) ?? unknown.place?.selector {
            reason = "\(place): \(reason)"
            guard faults.insert(reason).inserted else { return }
        }
        found.coverage.notKnown.append(RoomsCoverage.Case(text: text, reason: reason, source: position))
    }

    /// Notes the source of a screen. That one of them has changed is said once for a file, with how to read all of them again.
    private mutating func note(
        _ screen: ReadRooms.Screen, of url: URL, among sources: [String], _ isOld: inout Bool
    ) {
        guard let source = screen.screen.source, let path = source.file else { return }
        let file = URL(filePath: path, relativeTo: url.deletingLastPathComponent()).absoluteURL.standardizedFileURL
        // What is not there cannot be compared; rooms may be kept without their sources.
        guard tree.refusal(of: file.path) == nil, FileManager.default.fileExists(atPath: file.path) else { return }
        if !found.sources.contains(file) { found.sources.append(file) }
        guard !isOld, let digest = source.digest?.lowercased(), digest != self.digest(of: file) else { return }
        isOld = true
        let (rooms, name) = (InputFile.name(of: url), InputFile.name(of: file))
        var seen: Set<String> = []
        let all = sources.map { source in
            // Addresses of pages stay as they are.
            source.contains("://")
                ? source : InputFile.name(of: URL(filePath: source, relativeTo: url.deletingLastPathComponent()))
        }.filter { seen.insert($0).inserted }
        let rest = all.count > Self.mostSources ? ["…"] : []
        let inputs = (all.prefix(Self.mostSources) + rest).joined(separator: " ")
        found.remarks.append(
            (
                "\(rooms) is older than \(name), and may have rooms that no longer exist; "
                    + "galley rooms \(inputs) -o \(rooms) reads them again", SourcePosition(screen.position)
            ))
    }

    /// How many sources of a file of rooms are named.
    private static let mostSources = 8

    private mutating func digest(of file: URL) -> String? {
        if let known = digests[file] { return known }
        let data = try? InputFile.data(at: file, named: InputFile.name(of: file), in: tree)
        let digest = data.map { SHA256.digits([UInt8]($0)) }
        digests.updateValue(digest, forKey: file)
        return digest
    }

    /// The lines and tables that texts share, by the numbers of their rooms, with the index of each in its line. O(rooms).
    private mutating func lines(of screen: ReadRooms.Screen, _ neighbours: RoomNeighbours) -> [Int: (RoomLine, Int)] {
        let tables = Dictionary(
            (screen.screen.tables ?? []).filter { !$0.columns.isEmpty }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        var lines: [LineName: SharedTexts] = [:]
        for (number, placed) in screen.rooms.enumerated() {
            let room = placed.part
            let table = (room.cell?.table ?? room.besideTable).flatMap { tables[$0] }
            // What nobody sees takes no space in a line, but in a column.
            let name =
                table.map { LineName.table($0.name) } ?? room.flow.map { .flow($0.name) }
                ?? room.shared.map { .line($0.name) }
            guard let name, room.cell != nil || room.isVisible != false else { continue }
            guard let member = member(for: placed, on: screen, neighbours) else { continue }
            let width = table?.width ?? room.flow?.width ?? room.shared?.width ?? 0
            // What is outside of a table's box is known of the table.
            let seen = table == nil ? room.flow?.seen : nil
            let within = table.map(\.within) ?? room.flow.map(\.within) ?? room.shared?.within
            lines[name, default: SharedTexts(width: width, seen: seen, within: within)].members.append(member)
            lines[name]?.rooms.append(number)
        }
        var result: [Int: (RoomLine, Int)] = [:]
        for (name, texts) in lines {
            var columns: TableColumns?
            if case .table(let name) = name { columns = tables[name].map(TableColumns.init) }
            // A line of one text follows the column that it is in.
            guard columns != nil || texts.rooms.count > 1 || texts.within != nil else { continue }
            let outer = Self.outer(of: texts, lines, tables, depth: 0)
            let line = RoomLine(
                width: texts.width, members: texts.members, columns: columns, outer: outer, seen: texts.seen)
            for (index, number) in texts.rooms.enumerated() { result[number] = (line, index) }
        }
        return result
    }

    /// The table that has a line or another table in one of its columns.
    private static func outer(
        of texts: SharedTexts, _ lines: [LineName: SharedTexts], _ tables: [String: HarvestedTable], depth: Int
    ) -> RoomLine.Outer? {
        // Of more tables around one another no more is known; they may be so in a circle.
        guard depth < 2, let cell = texts.within, let table = tables[cell.table], let around = lines[.table(cell.table)]
        else { return nil }
        let line = RoomLine(
            width: around.width, members: around.members, columns: TableColumns(table),
            outer: outer(of: around, lines, tables, depth: depth + 1))
        return RoomLine.Outer(line: line, cell: cell)
    }

    /// Texts that take from one width.
    private struct SharedTexts {
        let width: Double
        /// How much of it is seen; nil for all.
        let seen: Double?
        /// The column that the width is a part of.
        let within: TableCell?
        var members: [RoomLine.Member] = []
        var rooms: [Int] = []
    }

    /// What texts share.
    private enum LineName: Hashable {
        case line(String)
        case flow(String)
        case table(String)
    }

    /// A text of a line or table.
    private mutating func member(
        for placed: ReadRooms.Placed<HarvestedRoom>, on screen: ReadRooms.Screen, _ neighbours: RoomNeighbours
    ) -> RoomLine.Member? {
        let room = placed.part
        var label: RoomBudget.Label?
        switch keys.key(of: room, shownIn: screen.screen.locale.map(LocaleName.canonical)) {
        case .one(let one): label = one
        case .several(let all): label = all.first
        case .none: break
        }
        let own = label ?? RoomBudget.Label(catalog: 0, key: "")
        guard
            let budget = budget(
                of: room, own, [], at: SourcePosition(placed.position), on: screen.screen, neighbours)
        else { return nil }
        return RoomLine.Member(
            label: label, style: budget.typesetting, textCase: budget.textCase,
            width: room.frame.map { $0[2] } ?? 0, most: room.shared?.most,
            end: room.shared?.end, takesRest: room.shared?.takesRest ?? false,
            wraps: room.wraps ?? (room.lines != 1), isCut: room.overflow == .ellipsis, cell: room.cell,
            before: room.flow?.before)
    }

    private mutating func add(
        _ room: HarvestedRoom, at position: SourcePosition, on screen: RoomsFile.Screen, _ neighbours: RoomNeighbours,
        _ line: (RoomLine, Int)?
    ) {
        found.coverage.rooms += 1
        guard room.isVisible != false else {
            found.coverage.hidden += 1
            return
        }
        guard room.isTranslated != false else {
            found.coverage.untranslated += 1
            return
        }
        var label: RoomBudget.Label
        var others: [RoomBudget.Label] = []
        switch keys.key(of: room, shownIn: screen.locale.map(LocaleName.canonical)) {
        case .one(let one): label = one
        case .several(let all):
            label = all[0]
            others = Array(all.dropFirst())
            found.coverage.ambiguous.append(
                RoomsCoverage.Case(text: room.text, reason: Prose.list(all.map(\.key)), source: position))
        case .none:
            // Numbers and signs have no key, and need none.
            guard room.key != nil || room.text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return }
            let reason = room.key.map { "no catalog has the key \"\($0.excerpt)\"" } ?? "no catalog has this text"
            found.coverage.unknown.append(RoomsCoverage.Case(text: room.text, reason: reason, source: position))
            return
        }
        labels.insert(label)
        noteSourceText(of: room, label, at: position, on: screen)
        guard var budget = budget(of: room, label, others, at: position, on: screen, neighbours) else { return }
        if let (line, index) = line {
            budget.room?.line = line
            budget.room?.indexInLine = index
        }
        var setting = budget
        (setting.name, setting.position) = (nil, SourcePosition(file: "", line: 0, column: 0))
        setting.room?.place = nil
        setting.room?.facts.neighbours = []
        if let index = known[setting] {
            let other = budgets[index]
            if other.title != budget.title || other.room?.place != budget.room?.place {
                budgets[index].room?.facts.others += 1
            }
            return
        }
        known[setting] = budgets.count
        budgets.append(budget)
    }

    /// Keeps the text of a storyboard whose catalog has translations alone: the one in the storyboard is the source text.
    private mutating func noteSourceText(
        of room: HarvestedRoom, _ label: RoomBudget.Label, at position: SourcePosition, on screen: RoomsFile.Screen
    ) {
        guard room.table != nil, screen.locale == nil, found.sourceTexts[label] == nil,
            let entry = catalogs[label.catalog][label.key], entry[sourceLanguages[label.catalog]] == nil
        else { return }
        var place = Catalog.Position(file: position.file, line: position.line, column: position.column)
        if let file = room.place?.file, let line = room.place?.line {
            let url = URL(filePath: file, relativeTo: folder).absoluteURL
            place = Catalog.Position(file: InputFile.name(of: url), line: line, column: room.place?.column ?? 1)
        }
        found.sourceTexts[label] = ProjectRooms.SourceText(text: room.text, position: place)
    }

    /// What is known about the place, which does not change with its lines where it has a name.
    private mutating func placeName(of room: HarvestedRoom) -> String? {
        room.place?.identifier ?? room.place?.selector ?? room.place.flatMap { name(of: $0) } ?? room.role
    }

    /// The file and line, as a path in the folder of the project.
    private mutating func name(of place: RoomPlace) -> String? {
        guard let file = place.file else { return nil }
        let parts = [path(of: file), place.line.map(String.init), place.column.map(String.init)]
        return parts.compactMap(\.self).joined(separator: ":")
    }

    private mutating func path(of file: String) -> String {
        if let known = paths[file] { return known }
        // Addresses of pages stay as they are.
        let path =
            file.contains("://") ? file : URL(filePath: file, relativeTo: folder).absoluteURL.path(from: directory)
        paths[file] = path
        return path
    }

    /// How much wider than in the system font of iOS a text may be in its stand-in, in 95 of 100 texts.
    private static let standInError = 1.04

    /// What shows its text on as many lines as its kind has, whatever its style says.
    private static let rolesOfFields: Set = [
        "placeholder", "field", "option", "segment", "switch", "chip", "tab", "menuItem", "navigationTitle",
        "navigationSubtitle", "prompt", "barButton",
    ]

    private mutating func budget(
        of room: HarvestedRoom, _ label: RoomBudget.Label, _ others: [RoomBudget.Label], at position: SourcePosition,
        on screen: RoomsFile.Screen, _ neighbours: RoomNeighbours
    ) -> LabelBudget? {
        let platform = screen.platform.flatMap { Platform(rawValue: $0) } ?? self.platform
        let scale = screen.textScale ?? 1
        let own: TextSize = platform.textSizing != .factor && scale == 1 ? .large : .scale(scale)
        var facts = RoomBudget(label: label, others: others)
        facts.screenWidth = screen.width
        if !keys.isNamed(room), sourceLanguages.indices.contains(label.catalog) {
            facts.shownIn = screen.locale.map(LocaleName.canonical) ?? sourceLanguages[label.catalog]
        }
        facts.place = placeName(of: room)
        facts.wraps = room.wraps ?? (room.lines != 1)
        facts.lineWidth = facts.wraps ? room.lineWidth : nil
        facts.hasFixedLines = Self.rolesOfFields.contains(room.role ?? "") || room.isButtonOfOneLine(on: platform)
        let overflow = room.overflow ?? .visible
        facts.isOpen = overflow == .visible && (room.lines == nil || !facts.wraps)
        facts.lineHeight = room.font.lineHeight.map { $0 / room.font.size }
        facts.facts.grade = room.limit.flatMap { RoomGrade(rawValue: $0.rawValue) } ?? .layout
        let isCut = overflow == .ellipsis || overflow == .clip || !facts.isOpen && overflow != .scroll
        var budget = LabelBudget(
            keys: label.key, name: screen.name, place: nil, platform: platform,
            font: fonts.font(room.font, on: platform, at: own), maxWidth: room.width, maxHeight: room.height,
            maxLines: facts.wraps ? room.lines : 1, truncates: isCut, position: position)
        if platform == .ios, room.limit == .bounds, room.font.families.isEmpty {
            // The frame of a text that fits has its width in Apple's own font.
            budget.maxWidth = room.width.map { $0 * Self.standInError }
        }
        if room.width == nil, facts.isOpen, !facts.wraps || facts.facts.grade == .screen {
            // Nothing limits the text but what is next to it.
            if facts.facts.grade == .screen {
                budget.maxWidth = screen.width
            } else if let frame = room.frame, let room = neighbours.room(beside: frame) {
                budget.maxWidth = room.width
                (facts.facts.grade, facts.facts.neighbours) = (.neighbours, room.texts)
            }
        }
        budget.toolkit = screen.toolkit.flatMap { Toolkit(rawValue: $0) } ?? toolkit
        if budget.toolkit?.platform != platform { budget.toolkit = nil }
        if overflow == .scroll { (budget.maxWidth, budget.maxHeight, budget.maxLines) = (nil, nil, nil) }
        budget.tracking = room.font.letterSpacing ?? 0
        budget.textCase = room.textCase.flatMap { TextCase(rawValue: $0) }
        budget.minimumScaleFactor = max(0.01, min(room.minimumScale ?? 1, 1))
        budget.textSizes.sizes = [own]
        if RoomFonts.follows(room.font, on: platform) {
            let sizes = platform.textSizing == self.platform.textSizing ? textSizes : platform.usualTextSizes
            budget.textSizes.sizes = [own] + sizes.filter { $0 != own }
        }
        budget.room = facts
        return budget
    }
}

extension HarvestedRoom {
    /// Whether it is a button that has one line whatever its text is: one of UIKit or Android, and one of the web whose text is the
    /// value of an input, which is cut at its ends.
    fileprivate func isButtonOfOneLine(on platform: Platform) -> Bool {
        role == "button" && lines == 1 && wraps == false && (platform != .web || overflow == .clip)
    }
}
