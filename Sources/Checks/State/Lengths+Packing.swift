import Frames

extension Shortage: Packable {
    func pack(into packer: inout Packer) { packer.add(need, room, measure.rawValue) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        need = try unpacker.next()
        room = try unpacker.next()
        let name: String = try unpacker.next()
        guard let measure = Measure(rawValue: name) else { throw .unexpected("the measure \"\(name)\"") }
        self.measure = measure
    }
}

extension Tightness: Packable {
    func pack(into packer: inout Packer) { packer.add(need, room, margin) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        need = try unpacker.next()
        room = try unpacker.next()
        margin = try unpacker.next()
    }
}

extension Protrusion: Packable {
    func pack(into packer: inout Packer) { packer.add(left, top, right, bottom, size, room) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        left = try unpacker.next()
        top = try unpacker.next()
        right = try unpacker.next()
        bottom = try unpacker.next()
        size = try unpacker.next()
        room = try unpacker.next()
    }
}

extension Size: Packable {
    func pack(into packer: inout Packer) { packer.add(width, height) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(width: 0, height: 0)
        width = try unpacker.next()
        height = try unpacker.next()
    }
}

extension MissingCharacter: Packable {
    func pack(into packer: inout Packer) { packer.add(scalar, name) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(scalar: " ", name: "")
        scalar = try unpacker.next()
        name = try unpacker.next()
    }
}

extension TightLabel: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, view, text, locale, cell, need, room) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            scene: try unpacker.next(), view: try unpacker.next(), text: try unpacker.next(),
            locale: try unpacker.next(), cell: try unpacker.next(), need: try unpacker.next(),
            room: try unpacker.next())
    }
}
