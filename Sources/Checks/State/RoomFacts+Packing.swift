internal import Frames

extension RoomFacts {
    /// What is known of two rooms of one finding: the surer of both.
    func merged(with other: RoomFacts) -> RoomFacts {
        let order = RoomGrade.allCases
        let isSurer = order.firstIndex(of: grade) ?? 0 <= order.firstIndex(of: other.grade) ?? 0
        let surer = isSurer ? self : other
        let texts = grade == other.grade ? Set(neighbours).union(other.neighbours).sorted() : surer.neighbours
        return RoomFacts(grade: surer.grade, others: max(others, other.others), neighbours: texts)
    }
}

extension RoomFacts: Packable {
    func pack(into packer: inout Packer) {
        packer.add(grade.rawValue)
        packer.add(word: UInt64(others))
        packer.add(neighbours)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let grade: String = try unpacker.next()
        let others = try unpacker.nextCount()
        self.init(grade: RoomGrade(rawValue: grade) ?? .layout, others: others, neighbours: try unpacker.next())
    }
}
