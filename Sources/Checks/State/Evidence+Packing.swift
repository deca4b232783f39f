internal import Basics
import Frames

extension Evidence: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: number)
        switch self {
        case .truncatedText(let truncation): packer.add(truncation)
        case .clippedText(let protrusion): packer.add(protrusion)
        case .overflow(let excess): packer.add(excess)
        case .overlap(let overlap): packer.add(overlap)
        case .nothingFits(let alternatives, let shortage): packer.add(alternatives, shortage)
        case .missingGlyph(let characters): packer.add(characters)
        case .brokenWord(let names), .unfilledPlaceholder(let names): packer.add(names)
        case .tooManyLines(let lines, let width): packer.add(lines, width)
        case .missingTranslation(let found): packer.add(found)
        case .smallTarget(let size, let minimum): packer.add(size, minimum)
        case .emptyTranslation: break
        case .tooManyCharacters(let length): packer.add(length)
        case .tinyText(let size, let minimum): packer.add(size, minimum)
        case .tightText(let tightness): packer.add(tightness)
        case .difference(let difference): packer.add(difference)
        }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        switch try unpacker.nextWord() {
        case 0: self = .truncatedText(try unpacker.next())
        case 1: self = .clippedText(try unpacker.next())
        case 2: self = .overflow(try unpacker.next())
        case 3: self = .overlap(try unpacker.next())
        case 4: self = .nothingFits(alternatives: try unpacker.next(), try unpacker.next())
        case 5: self = .missingGlyph(try unpacker.next())
        case 6: self = .brokenWord(try unpacker.next())
        case 7: self = .tooManyLines(try unpacker.next(), width: try unpacker.next())
        case 8: self = .missingTranslation(found: try unpacker.next())
        case 9: self = .unfilledPlaceholder(try unpacker.next())
        case 10: self = .smallTarget(try unpacker.next(), minimum: try unpacker.next())
        case 11: self = .emptyTranslation
        case 12: self = .tinyText(size: try unpacker.next(), minimum: try unpacker.next())
        case 13: self = .tightText(try unpacker.next())
        case 14: self = .difference(try unpacker.next())
        case 15: self = .tooManyCharacters(try unpacker.next())
        case let number: throw .unexpected("evidence of kind \(number)")
        }
    }

    private var number: UInt64 {
        switch self {
        case .truncatedText: 0
        case .clippedText: 1
        case .overflow: 2
        case .overlap: 3
        case .nothingFits: 4
        case .missingGlyph: 5
        case .brokenWord: 6
        case .tooManyLines: 7
        case .missingTranslation: 8
        case .unfilledPlaceholder: 9
        case .smallTarget: 10
        case .emptyTranslation: 11
        case .tinyText: 12
        case .tightText: 13
        case .difference: 14
        case .tooManyCharacters: 15
        }
    }
}

extension TextLength: Packable {
    func pack(into packer: inout Packer) { packer.add(length, limit, unit.rawValue, source) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let (length, limit, name, source): (Int, Int, String, SourcePosition?) = try unpacker.nextAll()
        guard let unit = Unit(rawValue: name) else { throw .unexpected("a length in \(name)") }
        self.init(length: length, limit: limit, unit: unit, source: source)
    }
}

extension Truncation: Packable {
    func pack(into packer: inout Packer) {
        packer.add(shortage, visible, hidden, lineLimit, linesNeeded, scale, fitsStacked, reason)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (shortage, visible, hidden, lineLimit, linesNeeded, scale, fitsStacked, reason) = try unpacker.nextAll()
    }
}

extension Excess: Packable {
    func pack(into packer: inout Packer) { packer.add(protrusion, enclosure, widest, fitsStacked) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (protrusion, enclosure, widest, fitsStacked) = try unpacker.nextAll()
    }
}

extension Enclosure: Packable {
    func pack(into packer: inout Packer) {
        switch self {
        case .screen: packer.add(word: 0)
        case .frame: packer.add(word: 1)
        case .parent(let view):
            packer.add(word: 2)
            packer.add(view)
        }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        switch try unpacker.nextWord() {
        case 0: self = .screen
        case 1: self = .frame
        case 2: self = .parent(try unpacker.next())
        case let number: throw .unexpected("an enclosure of kind \(number)")
        }
    }
}

extension Overlap: Packable {
    func pack(into packer: inout Packer) { packer.add(other, text, size, others) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (other, text, size, others) = try unpacker.nextAll()
    }
}
