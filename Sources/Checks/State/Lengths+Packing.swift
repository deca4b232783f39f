import Frames

extension Shortage: Packable {
    func pack(into packer: inout Packer) { packer.add(need, room, measure.rawValue) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (need, room) = try unpacker.nextAll()
        let name: String = try unpacker.next()
        guard let measure = Measure(rawValue: name) else { throw .unexpected("the measure \"\(name)\"") }
        self.measure = measure
    }
}

extension Tightness: Packable {
    func pack(into packer: inout Packer) { packer.add(need, room, margin) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (need, room, margin) = try unpacker.nextAll()
    }
}

extension Protrusion: Packable {
    func pack(into packer: inout Packer) { packer.add(left, top, right, bottom, size, room) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (left, top, right, bottom, size, room) = try unpacker.nextAll()
    }
}

extension Size: Packable {
    func pack(into packer: inout Packer) { packer.add(width, height) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(width: 0, height: 0)
        (width, height) = try unpacker.nextAll()
    }
}

extension MissingCharacter: Packable {
    func pack(into packer: inout Packer) { packer.add(scalar, name) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(scalar: " ", name: "")
        (scalar, name) = try unpacker.nextAll()
    }
}

extension TightLabel: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, view, text, locale, cell, need, room) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (scene, view, text, locale, cell, need, room) = try unpacker.nextAll()
    }
}
