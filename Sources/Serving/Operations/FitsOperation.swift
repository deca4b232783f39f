internal import Basics
internal import Budgets
internal import Catalogs
internal import Checks
internal import Labels
internal import Reports

/// `fits`: whether translations fit everywhere their keys are shown.
struct FitsOperation: Operation {
    let name = "fits"
    let title = "Does a translation fit?"
    let about = """
        Checks translations before they are written into the project: does each fit everywhere its key is shown, at every text \
        size and screen width that the project checks? The verdict on each is fits, tooLong, empty, notShown or unknownKey. For \
        tooLong, findings say where and by how much, and fewerCharacters, if it is there, how many characters fewer at the end \
        of this very text would do; ask again with a shorter translation. notShown means that no screen shows the key. Each \
        text is judged beside the texts that the project has now. Nothing is written. Keep placeholders such as %@ or {count} as they are: they are measured with sample values.
        """

    static let mostTexts = 10_000

    let parameters: [Parameter] = [
        .required(
            "texts",
            .list(
                .object([
                    .required("key", .text, "The key of the text in the project's catalogs."),
                    .required("locale", .text, "The language of the translation, as a BCP 47 tag: de, pt-BR."),
                    .required("text", .text, "The translation, with its placeholders."),
                    .optional(
                        "plural", .choice(PluralCategory.allCases.map(\.rawValue)),
                        "The plural category that it is the form of. Without it the text has no forms."),
                ]), most: mostTexts), "The translations."),
        .optional(
            "findings", .boolean,
            "Say where, by how much and why, too; true by default. false gives only the verdicts, and is several times as fast."
        ),
    ]

    func run(_ arguments: Arguments, at desk: ProjectDesk, before deadline: Deadline) throws -> Answer {
        let fits = try desk.fits
        let isWhole = arguments.list("findings") != [.bool(false)]
        var records: [FitRecord] = []
        for (index, item) in arguments.list("texts").enumerated() {
            try deadline.refuse("\(index) of \(arguments.list("texts").count) texts are done")
            let text = Arguments(item)
            do {
                let translation = Translation(
                    key: text.text("key") ?? "", locale: try text.locale() ?? "", text: text.text("text") ?? "",
                    plural: text.text("plural").flatMap(PluralCategory.init))
                if let absence = translation.plural?.absence(in: translation.locale) {
                    throw ServiceError.parameters("\"plural\": \(absence)")
                }
                records.append(FitRecord(try fits.answer(to: translation, counts: isWhole), isWhole: isWhole))
            } catch let error as ServiceError {
                throw ServiceError(code: error.code, message: "texts[\(index)]: \(error.message)")
            }
        }
        return Answer(
            FitsRecord(texts: records, tooLong: records.count { $0.verdict == FitAnswer.Verdict.tooLong.rawValue }))
    }
}

private struct FitsRecord: Encodable {
    var texts: [FitRecord]
    /// How many are.
    var tooLong: Int
}

private struct FitRecord: Encodable {
    var key: String
    var locale: String
    var plural: String?
    var text: String
    var verdict: String
    var fewerCharacters: Int?
    /// Of an unknown key: the nearest one.
    var hint: String?
    /// Where the key is shown; nil where only verdicts are asked for.
    var places: [String]?
    /// How many environments it was laid out in.
    var cells: Int
    var findings: [FaultRecord]?
    /// What happens to other texts.
    var others: [FaultRecord]?

    init(_ answer: FitAnswer, isWhole: Bool) {
        key = answer.translation.key
        locale = answer.translation.locale
        plural = answer.translation.plural?.rawValue
        text = answer.translation.text
        verdict = answer.verdict.rawValue
        fewerCharacters = answer.fewerCharacters
        hint = answer.hint
        cells = answer.cells
        guard isWhole else { return }
        places = answer.places
        findings = answer.findings.map { FaultRecord($0, widthNames: answer.widthNames) }
        others = answer.others.isEmpty ? nil : answer.others.map { FaultRecord($0, widthNames: answer.widthNames) }
    }
}

/// A finding in short.
struct FaultRecord: Encodable {
    var rule: String
    var severity: String
    /// One sentence with all of it.
    var message: String
    var scene: String
    var key: String?
    var locale: String
    /// The place in a catalog, a scene file or a Swift file.
    var source: SourcePosition?
    /// Where it is worst.
    var worst: CellRecord
    /// In how many cells of how many.
    var cells: Int
    var cellsMeasured: Int
    /// In points, or lines, as `measure` says; nil where nothing is short.
    var needs: Double?
    var has: Double?
    var measure: String?
    /// What would fix it.
    var hints: [String]

    init(_ finding: Finding, widthNames: [Double: String]) {
        rule = finding.rule
        severity = finding.severity.rawValue
        message = Prose.message(finding, widthNames: widthNames)
        scene = finding.scene
        key = finding.key
        locale = finding.locale
        source = finding.source
        worst = CellRecord(finding.worst, widthNames: widthNames)
        cells = finding.cells
        cellsMeasured = finding.cellsMeasured
        let shortage = finding.evidence.shortage
        needs = shortage?.need
        has = shortage?.room
        measure = shortage?.measure.rawValue
        hints = Prose.hintClauses(finding.hints)
    }
}
