import Checking
import Checks
import Galley
import ProofPages
import Testing

@testable import ProofPrinting

/// What pages for translators say about other texts.
@Suite struct TypingRoomsTests {
    /// A text that stands alone is tried in its longest form only: the others would say the same.
    @Test(arguments: [UInt64](1...16))
    @MainActor func onlyTheLongestTextNeedsTrying(seed: UInt64) throws {
        let random = RandomProject(seed: seed)
        let project = try ProjectCopy(random.files).project()
        #expect(
            try answers(project) == answers(project, triesEveryLength: true), "\(random.description)")
    }

    /// The law above is about boxes, too, not only about texts that no page measures.
    @MainActor @Test func labelsThatStandAloneHaveBoxes() throws {
        let copy = try ProjectCopy([
            "galley.yml": "strings: [Localizable.xcstrings]\nlabels:\n  - {keys: '*', maxWidth: 120, maxLines: 1}\n",
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"save": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Save changes"}},
            "de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}}}
            """,
        ])
        let answers = try answers(copy.project())
        #expect(answers.count == 2)
        for (place, answer) in answers {
            guard case .measured(let room) = answer else {
                Issue.record("\(place.locale): \(answer)")
                continue
            }
            #expect(room.room == 120 && room.fits > 100 && room.fits <= 120 && room.tooLong > 120)
        }
        #expect(try answers == self.answers(copy.project(), triesEveryLength: true))
    }

    @MainActor private func answers(
        _ project: Project, triesEveryLength: Bool = false
    ) throws -> [TypingPlace: TypingAnswer] {
        let plan = try CheckPlan.withSourceLocale(of: project, options: CheckOptions())
        var rooms = try TypingRooms(
            project, plan, project.budget(), options: CheckOptions(), triesEveryLength: triesEveryLength)
        return try rooms.answers { _ in }
    }
}
