extension RoomsFile {
    /// The same as its reader takes it: texts with numbers that no file may have are among those without a room.
    ///
    /// Layouts may say anything, such as a width of `nan` percent; one such number must not make the whole file unreadable.
    ///
    /// - Parameter isLocale: Whether a text is a well-formed tag of a locale; a screen loses one that is not.
    package func readable(isLocale: (String) -> Bool) -> RoomsFile {
        var file = self
        file.screens = screens.map { $0.readable(isLocale: isLocale) }
        return file
    }
}

extension RoomsFile.Screen {
    fileprivate func readable(isLocale: (String) -> Bool) -> Self {
        var screen = self
        if let locale, !isLocale(locale) { screen.locale = nil }
        if !width.isLength { screen.width = nil }
        if !height.isLength { screen.height = nil }
        if !textScale.isPositive { screen.textScale = nil }
        screen.rooms = []
        var unknown: [UnknownRoom] = []
        for room in rooms {
            var room = room
            room.place = room.place?.readable
            // More lines than a file may name are no limit.
            if let lines = room.lines, lines > RoomsShape.largestInteger { room.lines = nil }
            if room.isReadable {
                screen.rooms.append(room)
            } else {
                unknown.append(
                    UnknownRoom(
                        text: room.text, key: room.key, place: room.place,
                        reason: "a length of it is not a number up to 1,000,000"))
            }
        }
        if let tables { screen.tables = tables.filter(\.isReadable) }
        for index in (notKnown ?? []).indices { screen.notKnown?[index].place = notKnown?[index].place?.readable }
        if !unknown.isEmpty { screen.notKnown = unknown + (screen.notKnown ?? []) }
        return screen
    }
}

extension HarvestedRoom {
    fileprivate var isReadable: Bool {
        let lengths =
            [width, wordWidth, lineWidth, height, shared?.width, shared?.most]
            + [flow?.width, flow?.before, flow?.seen]
        let factors = [minimumScale, font.size, font.weight, font.lineHeight]
        let cells = [cell, flow?.within, shared?.within]
        guard lengths.allSatisfy(\.isLength), cells.allSatisfy({ $0?.isReadable ?? true }),
            factors.allSatisfy(\.isPositive), font.letterSpacing.isNumber,
            lines.map({ $0 >= 1 }) ?? true
        else { return false }
        guard let frame else { return true }
        return frame.count == 4 && frame.allSatisfy { Optional($0).isNumber } && frame[2] >= 0 && frame[3] >= 0
    }
}

extension HarvestedTable {
    fileprivate var isReadable: Bool {
        let lengths =
            [width, most, gap]
            + columns.flatMap { [$0.min, $0.max, $0.percent, $0.most, $0.grow, $0.shrink, $0.edges] }
        let spans = spans ?? []
        return (lengths + spans.flatMap { [$0.min, $0.max] }).allSatisfy(\.isLength) && within?.isReadable ?? true
            && spans.allSatisfy { $0.column >= 1 && $0.columnSpan >= 2 }
    }
}

extension TableCell {
    fileprivate var isReadable: Bool {
        [edges, wordEdges, word, width, start, factor, lineWidth].allSatisfy(\.isLength) && column >= 1
            && (columnSpan ?? 1) >= 1
    }
}

extension RoomPlace {
    /// Without a line or column that no file may have.
    fileprivate var readable: RoomPlace {
        let range = 1...RoomsShape.largestInteger
        var place = self
        if let line, !range.contains(line) { place.line = nil }
        if let column, !range.contains(column) { place.column = nil }
        return place
    }
}

/// What a number that may be missing is, in the words of ``RoomsValue``.
extension Double? {
    fileprivate var isNumber: Bool { map { abs($0) <= RoomsShape.largest } ?? true }
    fileprivate var isLength: Bool { isNumber && map { $0 >= 0 } ?? true }
    fileprivate var isPositive: Bool { isNumber && map { $0 > 0 } ?? true }
}
