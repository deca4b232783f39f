internal import Basics

extension Fault: Packable {
    /// Everything but the index of the view in its report, which no longer exists.
    func pack(into packer: inout Packer) { packer.add(rule, view, text, evidence) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            rule: try unpacker.next(), view: try unpacker.next(), text: try unpacker.next(),
            evidence: try unpacker.next(), subject: nil, index: 0)
    }
}

extension FindingIdentity: Packable {
    func pack(into packer: inout Packer) { packer.add(rule, scene, subject, locale) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (rule, scene, subject, locale) = try unpacker.nextAll()
    }
}

extension FindingSubject: Packable {
    func pack(into packer: inout Packer) {
        packer.add(view, key, string)
        packer.add(word: UInt64(number))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            view: try unpacker.next(), key: try unpacker.next(), string: try unpacker.next(),
            number: try unpacker.nextCount())
    }
}

extension ViewReference: Packable {
    func pack(into packer: inout Packer) { packer.add(id, name, kind, source, hasOwnPlace) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (id, name, kind, source, hasOwnPlace) = try unpacker.nextAll()
    }
}

extension TextReference: Packable {
    func pack(into packer: inout Packer) { packer.add(string, key, plural, source) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (string, key, plural, source) = try unpacker.nextAll()
    }
}

extension SourcePosition: Packable {
    func pack(into packer: inout Packer) { packer.add(file, line, column) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(file: try unpacker.next(), line: try unpacker.next(), column: try unpacker.next())
        guard let moves = unpacker.moves else { return }
        guard let place = moves.place(of: self) else { throw .unexpected("a place that is gone") }
        self = place
    }
}
