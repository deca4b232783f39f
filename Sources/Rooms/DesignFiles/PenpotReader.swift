package import Catalogs

/// Reads the rooms of a design of Penpot: a `.penpot` file, which is a zip archive of JSON, one file for each shape.
///
/// Source: Penpot's documentation of the format (version 3 in its history, `"version": 1` in `manifest.json`), and files that
/// Penpot 2.4 to 2.9 wrote.
package enum PenpotReader {
    /// What the names of such files end in.
    static let ending = ".penpot"

    /// The screens of a design: the boards that are directly on a page.
    ///
    /// - Throws: `CatalogError` where it is no such file, or a damaged one.
    package static func screens(_ data: [UInt8], file: String) throws(CatalogError) -> [RoomsFile.Screen] {
        if !data.starts(with: [0x50, 0x4B]) {
            throw CatalogError(
                .unreadable(
                    reason: "it is not a zip archive; Penpot before version 2.4 wrote other files: open it there, and "
                        + "export it again"), file: file)
        }
        var archive = try ZipArchive(data, file: file)
        var pages: [String: PenpotPage] = [:]
        var isDesign = false
        for entry in archive.entries {
            let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let name = "\(file)/\(entry.name)"
            if entry.name == "manifest.json" {
                try checkManifest(archive.data(of: entry), name)
                isDesign = true
            } else if parts.count == 4, parts[0] == "files", parts[2] == "pages", parts[3].hasSuffix(".json") {
                let page = parts[1] + "/" + parts[3].dropLast(5)
                let data = try archive.data(of: entry)
                pages[page, default: PenpotPage()].attempt(file: file) { (page) throws(CatalogError) in
                    try page.readPage(data, name)
                }
            } else if parts.count == 5, parts[0] == "files", parts[2] == "pages", parts[4].hasSuffix(".json") {
                let data = try archive.data(of: entry)
                pages[parts[1] + "/" + parts[3], default: PenpotPage()].attempt(file: file) {
                    (page) throws(CatalogError) in page.add(try PenpotShape(data, file: name))
                }
            }
        }
        guard isDesign else {
            throw CatalogError(.unreadable(reason: "there is no manifest.json in it, as Penpot writes it"), file: file)
        }
        return pages.sorted { ($0.value.index, $0.key) < ($1.value.index, $1.key) }
            .flatMap { $0.value.screens(file: file) }
    }

    private static func checkManifest(_ data: [UInt8], _ file: String) throws(CatalogError) {
        var reader = try JSONReader(data, file: file)
        try reader.readObject("an object: the manifest of a design") { (reader, name) throws(CatalogError) in
            switch name.value {
            case "version": _ = try reader.readInteger("the version 1", in: 1...1)
            default: try reader.skipValue()
            }
        }
        try reader.readEnd()
    }
}

/// A page of a design, with its shapes.
struct PenpotPage {
    private(set) var index = 0
    private var name = ""
    private var shapes: [String: PenpotShape] = [:]
    /// What could not be read.
    private var faults: [UnknownRoom] = []
    /// Where each shape is, as far as that was asked for.
    private var places: [String: Place] = [:]

    /// The page itself is a board too, which no one sees.
    private static let root = "00000000-0000-0000-0000-000000000000"

    /// Where a shape is.
    private struct Place {
        /// The outermost board; nil for none.
        var board: String?
        var isHidden = false
    }

    /// Reads a file of the page. One that is no JSON may have been any shape, and the others are read all the same.
    mutating func attempt(file: String, _ read: (inout PenpotPage) throws(CatalogError) -> Void) {
        do throws(CatalogError) {
            try read(&self)
        } catch {
            let entry = error.file.hasPrefix("\(file)/") ? String(error.file.dropFirst(file.count + 1)) : error.file
            let place = [entry, error.line.map(String.init), error.column.map(String.init)].compactMap(\.self)
            faults.append(
                UnknownRoom(
                    place: RoomPlace(file: file), reason: "\(place.joined(separator: ":")): \(error.message)"))
        }
    }

    mutating func add(_ shape: PenpotShape) {
        if let id = shape.id { shapes[id] = shape }
    }

    mutating func readPage(_ data: [UInt8], _ file: String) throws(CatalogError) {
        var reader = try JSONReader(data, file: file)
        var (name, index) = (name, index)
        try reader.readObject("a page") { (reader, member) throws(CatalogError) in
            switch (member.value, try reader.nextKind()) {
            case ("name", .string): name = try reader.readString("a name").value
            case ("index", .number):
                index = try reader.readNumberOrSkip { 0...1_000_000 ~= $0 }.map { Int($0) } ?? index
            default: try reader.skipValue()
            }
        }
        try reader.readEnd()
        (self.name, self.index) = (name, index)
    }

    /// The boards with texts, and the page itself for texts on none; from the top left down. O(n log n).
    func screens(file: String) -> [RoomsFile.Screen] {
        var page = self
        var texts: [String?: [PenpotShape]] = [:]
        for (id, shape) in shapes where shape.text != nil {
            let place = page.place(of: id)
            if !place.isHidden { texts[place.board, default: []].append(shape) }
        }
        var screens = texts.map { (board: $0.key.flatMap { shapes[$0] }, texts: $0.value) }
            .sorted { Self.precedes($0.board, $1.board) }
            .map { screen($0.board, $0.texts.sorted { Self.precedes($0, $1) }, file) }
        if !faults.isEmpty {
            screens.append(
                RoomsFile.Screen(
                    name: name.isEmpty ? file : name, platform: nil,
                    notKnown: faults.sorted { $0.reason < $1.reason }))
        }
        return screens
    }

    private static func precedes(_ first: PenpotShape?, _ second: PenpotShape?) -> Bool {
        func order(_ shape: PenpotShape?) -> (Double, Double, String) {
            (shape?.box?.y ?? -.infinity, shape?.box?.x ?? -.infinity, shape?.id ?? "")
        }
        return order(first) < order(second)
    }

    /// Goes up from a shape until something is known. Shapes that are inside each other in a circle are on no board.
    private mutating func place(of id: String) -> Place {
        var path: [String] = []
        var seen: Set<String> = []
        var current = id
        while places[current] == nil, current != Self.root, let shape = shapes[current], seen.insert(current).inserted {
            path.append(current)
            current = shape.parent ?? Self.root
        }
        var place = places[current] ?? Place()
        for id in path.reversed() {
            if place.board == nil, shapes[id]?.isBoard == true { place.board = id }
            if shapes[id]?.isHidden == true { place.isHidden = true }
            places[id] = place
        }
        return place
    }

    private func screen(_ board: PenpotShape?, _ texts: [PenpotShape], _ file: String) -> RoomsFile.Screen {
        var screen = RoomsFile.Screen(
            name: board?.name ?? name, platform: nil, width: board?.box?.width, height: board?.box?.height)
        for text in texts {
            let place = RoomPlace(file: file, identifier: text.id)
            if let room = text.room(at: place, in: board?.box) {
                screen.rooms.append(room)
            } else {
                let unknown = UnknownRoom(text: text.text, place: place, reason: text.reason)
                screen.notKnown = (screen.notKnown ?? []) + [unknown]
            }
        }
        return screen
    }
}
