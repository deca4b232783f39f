import Frames

extension Cell: Packable {
    func pack(into packer: inout Packer) { packer.add(textSize, screen) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (textSize, screen) = try unpacker.nextAll()
    }
}

extension Screen: Packable {
    func pack(into packer: inout Packer) { packer.add(width, height) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(width: try unpacker.next(), height: try unpacker.next())
    }
}

extension TextSize: Packable {
    func pack(into packer: inout Packer) {
        let number = Self.dynamicTypeSizes.firstIndex(of: self) ?? Self.dynamicTypeSizes.count
        packer.add(word: UInt64(number))
        if case .scale(let factor) = self { packer.add(factor) }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let number = try unpacker.nextWord()
        self =
            number < Self.dynamicTypeSizes.count
            ? Self.dynamicTypeSizes[Int(number)] : .scale(try unpacker.next())
    }
}

extension CellTable: Packable {
    func pack(into packer: inout Packer) { packer.add(all) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let cells: [Cell] = try unpacker.next()
        self.init()
        for (number, cell) in cells.enumerated() where index(of: cell) != number {
            throw .unexpected("a cell twice")
        }
    }
}
