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
    private var fonts: RoomFonts
    private var keys: RoomKeys
    private(set) var budgets: [LabelBudget] = []
    private var found = ProjectRooms()
    private var labels: Set<RoomBudget.Label> = []
    /// The budgets by their settings, whatever the place.
    private var known: [LabelBudget: Int] = [:]

    init(_ project: Project, fonts: RoomFonts) {
        platform = project.platform
        textSizes = project.matrix.textSizes
        toolkit = nil
        keys = RoomKeys(project.catalogs)
        self.fonts = fonts
    }

    var rooms: ProjectRooms {
        var rooms = found
        rooms.coverage.keys = labels.count
        return rooms
    }

    /// Adds the rooms of a file.
    mutating func add(_ file: ReadRooms, of url: URL) {
        found.files.append(url)
        for screen in file.screens {
            for room in screen.rooms { add(room.part, at: SourcePosition(room.position), on: screen.screen) }
            for unknown in screen.notKnown ?? [] {
                found.coverage.notKnown.append(
                    RoomsCoverage.Case(
                        text: unknown.part.key ?? unknown.part.text ?? "", reason: unknown.part.reason,
                        source: SourcePosition(unknown.position)))
            }
        }
    }

    private mutating func add(_ room: HarvestedRoom, at position: SourcePosition, on screen: RoomsFile.Screen) {
        found.coverage.rooms += 1
        guard room.isVisible != false else {
            found.coverage.hidden += 1
            return
        }
        var label: RoomBudget.Label
        var others: [RoomBudget.Label] = []
        switch keys.key(of: room, shownIn: screen.locale) {
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
        guard let budget = budget(of: room, label, others, at: position, on: screen) else { return }
        var setting = budget
        (setting.name, setting.position) = (nil, SourcePosition(file: "", line: 0, column: 0))
        if let index = known[setting] {
            if budgets[index].title != budget.title { budgets[index].room?.facts.others += 1 }
            return
        }
        known[setting] = budgets.count
        budgets.append(budget)
    }

    private mutating func budget(
        of room: HarvestedRoom, _ label: RoomBudget.Label, _ others: [RoomBudget.Label], at position: SourcePosition,
        on screen: RoomsFile.Screen
    ) -> LabelBudget? {
        let platform = Platform(rawValue: screen.platform) ?? self.platform
        let scale = screen.textScale ?? 1
        let own: TextSize = platform.textSizing != .factor && scale == 1 ? .large : .scale(scale)
        var facts = RoomBudget(label: label, others: others)
        facts.wraps = room.wraps ?? (room.lines != 1)
        let overflow = room.overflow ?? .visible
        facts.isOpen = overflow == .visible && (room.lines == nil || !facts.wraps)
        facts.lineHeight = room.font.lineHeight.map { $0 / room.font.size }
        facts.facts.grade = room.limit.flatMap { RoomGrade(rawValue: $0.rawValue) } ?? .layout
        let isCut = overflow == .ellipsis || overflow == .clip || !facts.isOpen && overflow != .scroll
        var budget = LabelBudget(
            keys: label.key, name: room.title(on: screen), place: nil, platform: platform,
            font: fonts.font(room.font, on: platform, at: own), maxWidth: room.width, maxHeight: room.height,
            maxLines: facts.wraps ? room.lines : 1, truncates: isCut, position: position)
        if overflow == .scroll { (budget.maxWidth, budget.maxHeight, budget.maxLines) = (nil, nil, nil) }
        budget.tracking = room.font.letterSpacing ?? 0
        budget.textCase = room.textCase.flatMap { TextCase(rawValue: $0) }
        budget.minimumScaleFactor = min(room.minimumScale ?? 1, 1)
        budget.textSizes.sizes = [own]
        if room.font.follows {
            let sizes = platform.textSizing == self.platform.textSizing ? textSizes : platform.usualTextSizes
            budget.textSizes.sizes = [own] + sizes.filter { $0 != own }
        }
        budget.room = facts
        return budget
    }
}

extension HarvestedRoom {
    /// What findings call the room: the screen, and what is known about the place that does not change with its lines.
    fileprivate func title(on screen: RoomsFile.Screen) -> String {
        let place = place?.identifier ?? place?.selector ?? place?.file ?? role
        return place.map { "\(screen.name): \($0)" } ?? screen.name
    }
}
