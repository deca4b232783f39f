internal import Frames

extension RoomFacts {
    /// What is known of two rooms of one finding: the surer of both.
    func merged(with other: RoomFacts) -> RoomFacts {
        let order = RoomGrade.allCases
        let isSurer = order.firstIndex(of: grade) ?? 0 <= order.firstIndex(of: other.grade) ?? 0
        return RoomFacts(grade: isSurer ? grade : other.grade, others: max(others, other.others))
    }
}

extension RoomFacts: Packable {
    func pack(into packer: inout Packer) {
        packer.add(grade.rawValue)
        packer.add(word: UInt64(others))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let grade: String = try unpacker.next()
        self.init(grade: RoomGrade(rawValue: grade) ?? .layout, others: try unpacker.nextCount())
    }
}
