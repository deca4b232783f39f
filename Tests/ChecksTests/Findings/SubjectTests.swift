import Checks
import Frames
import Testing

/// What a finding is known by: the same however many views stand around it.
@Suite struct SubjectTests {
    /// Texts that are cut, an image and a button too small to hit, and a view with a name that leaves its frame.
    private static let faulty: [ViewFrame] = [
        text("save", 0, 0, 40) { $0.text = cut($0.text) },
        text("same", 0, 20, 40) { $0.text = cut($0.text) },
        text("same", 0, 40, 40) { $0.text = cut($0.text) },
        text("Verbatim", 0, 60, 40) { view in
            view.text = cut(view.text)
            view.text?.key = nil
        },
        view("Image", 0, 80, 60, 60) { $0.container = Frame(x: 0, y: 80, width: 40, height: 60) },
        view("Image", 0, 140, 60, 60) { $0.container = Frame(x: 0, y: 140, width: 40, height: 60) },
        view("Chart", 0, 200, 60, 60) { view in
            view.name = "chart"
            view.container = Frame(x: 0, y: 200, width: 40, height: 60)
        },
        view("Button", 0, 260, 60, 20, [text("tap", 0, 260, 60)]) { $0.control = true },
    ]

    private static func cut(_ facts: TextFacts?) -> TextFacts? {
        guard var facts else { return nil }
        facts.ideal.width = 100
        facts.budget = Budget(width: 40, lines: 1)
        facts.truncated = true
        return facts
    }

    private static func identities(_ root: ViewFrame) -> Set<FindingIdentity> {
        Set(findings(root).map(\.identity))
    }

    private static func findings(_ root: ViewFrame) -> [Finding] {
        var rules = RuleSet()
        try? rules.set("stray-decoration", to: "warning")
        return report(root, width: 400).findings(rules: rules)
    }

    private static func column(_ views: [ViewFrame]) -> ViewFrame { view("VStack", 0, 0, 320, 400, views) }

    private static let divider = view("Divider", 0, 0, 320, 1)

    @Test func everyFaultHasAnIdentityOfItsOwn() {
        let findings = Self.findings(Self.column(Self.faulty))
        #expect(findings.count == 8)
        #expect(Set(findings.map(\.identity)).count == 8 && Set(findings.map(\.identity.fingerprint)).count == 8)
        #expect(
            findings.map { "\($0.rule) \($0.subject.name)" }.sorted() == [
                "small-target tap", #"stray-decoration Image near "Verbatim""#,
                #"stray-decoration Image near "Verbatim" (2)"#, "stray-decoration chart", #"truncated-text "Verbatim""#,
                "truncated-text same", "truncated-text same (2)",
                "truncated-text save",
            ])
    }

    /// Before, after and between them, around all of them, and around each.
    @Test(arguments: [
        [divider] + faulty, faulty + [divider], faulty.flatMap { [divider, $0, divider] },
        [view("HStack", 0, 0, 320, 400, faulty)], faulty.map { view("HStack", 0, 0, 320, 400, [divider, $0]) },
    ]) func viewsThatAreAddedChangeNoIdentity(views: [ViewFrame]) {
        #expect(Self.identities(Self.column(views)) == Self.identities(Self.column(Self.faulty)))
    }

    /// A view that is put into another of its kind stays what it is known by: the inner one is counted first.
    @Test func aViewAroundOneOfItsKindChangesNoIdentity() {
        let card = view("Card", 0, 80, 60, 60) { $0.container = Frame(x: 0, y: 80, width: 40, height: 60) }
        let texts = [text("save", 0, 0, 40)]
        let alone = Self.identities(Self.column(texts + [card]))
        #expect(alone.count == 1)
        #expect(Self.identities(Self.column(texts + [view("Card", 0, 80, 320, 60, [card])])) == alone)
    }

    /// One that another cell has no fault of is counted there too, so that a number means the same view everywhere.
    @Test func aTextWithoutFaultIsCounted() {
        var views = Self.faulty
        views[1] = text("same", 0, 20, 40)
        let numbers = report(Self.column(views), width: 400).findings().filter { $0.key == "same" }.map(
            \.subject.number)
        #expect(numbers == [2])
    }

    /// A text that is shown at another place in each cell, as a ViewThatFits does, has one finding.
    @Test func aTextInAnotherAlternativeIsTheSame() throws {
        var checker = Checker()
        checker.check(report(Self.column([Self.faulty[0]]), width: 400))
        checker.check(report(Self.column([Self.divider, view("HStack", 0, 0, 320, 40, [Self.faulty[0]])]), width: 320))
        let findings = checker.result().findings
        #expect(findings.count == 1 && findings.first?.cells == 2)
    }

    /// A control and the text in it may both leave their frames: neither hides the other.
    @Test func aControlAndItsTextAreTwoFindings() {
        let label = text("tap", 0, 0, 60) { $0.container = Frame(x: 0, y: 0, width: 50, height: 20) }
        let button = view("Button", 0, 0, 60, 44, [label]) { view in
            view.control = true
            view.container = Frame(x: 0, y: 0, width: 30, height: 44)
        }
        let findings = report(Self.column([button]), width: 400).findings().filter { $0.rule == "overflow" }
        #expect(findings.map(\.subject.name).sorted() == ["Text near tap", "tap"])
    }

    @Test func aFingerprintDependsOnAllThatTellsFindingsApart() {
        let subjects = [
            FindingSubject(), FindingSubject(view: "a"), FindingSubject(key: "a"), FindingSubject(string: "a"),
            FindingSubject(key: "a", number: 2), FindingSubject(view: "b", key: "a"),
        ]
        let identities = subjects.map { FindingIdentity(rule: "overflow", scene: "S", subject: $0, locale: "de") }
        #expect(Set(identities.map(\.fingerprint)).count == subjects.count)
    }

    /// However the cells are shared out, the subjects are those of the whole.
    @Test func aStateThatIsWrittenAndReadKnowsTheSame() throws {
        var checker = Checker()
        checker.check(report(Self.column(Self.faulty), width: 400))
        let state = try CheckState(packed: checker.state.packed)
        let read = Checker(rules: RuleSet(), differential: nil, state: state).result()
        #expect(read.findings == checker.result().findings)
    }
}
