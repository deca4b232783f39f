import Frames

extension Difference: Packable {
    func pack(into packer: inout Packer) {
        switch self {
        case .changed(let change):
            packer.add(word: 0)
            packer.add(change.recorded, change.now, change.carried)
        case .added(let view):
            packer.add(word: 1)
            packer.add(view)
        case .removed(let view):
            packer.add(word: 2)
            packer.add(view)
        case .resized(let now, let was):
            packer.add(word: 3)
            packer.add(now, was)
        case .unrecorded(let command):
            packer.add(word: 4)
            packer.add(command)
        case .unreadable(let line, let recorded, let now):
            packer.add(word: 5)
            packer.add(line, recorded, now)
        case .stale(let reason, let command):
            packer.add(word: 6)
            packer.add(reason, command)
        }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        switch try unpacker.nextWord() {
        case 0:
            self = .changed(
                ViewChange(recorded: try unpacker.next(), now: try unpacker.next(), carried: try unpacker.next()))
        case 1: self = .added(try unpacker.next())
        case 2: self = .removed(try unpacker.next())
        case 3: self = .resized(try unpacker.next(), from: try unpacker.next())
        case 4: self = .unrecorded(command: try unpacker.next())
        case 5: self = .unreadable(line: try unpacker.next(), recorded: try unpacker.next(), now: try unpacker.next())
        case 6: self = .stale(reason: try unpacker.next(), command: try unpacker.next())
        case let number: throw .unexpected("a difference of kind \(number)")
        }
    }
}

extension RecordedView: Packable {
    func pack(into packer: inout Packer) { packer.add(title, string, frame, facts) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (title, string, frame, facts) = try unpacker.nextAll()
    }
}

extension RecordedSize: Packable {
    func pack(into packer: inout Packer) { packer.add(size, fits) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) { (size, fits) = try unpacker.nextAll() }
}

extension Shift: Packable {
    func pack(into packer: inout Packer) { packer.add(x, y) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) { (x, y) = try unpacker.nextAll() }
}

extension Frame: Packable {
    func pack(into packer: inout Packer) { packer.add(x, y, width, height) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            x: try unpacker.next(), y: try unpacker.next(), width: try unpacker.next(), height: try unpacker.next())
    }
}
