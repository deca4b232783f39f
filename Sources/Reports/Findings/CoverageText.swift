internal import Basics
internal import Checks

/// What is known about the catalogs of a project, in lines for people.
enum CoverageText {
    /// How many locales are listed where not all are asked for.
    static let usualLimit = 10

    /// That no room is known; nil where one is.
    static func introduction(_ summary: Summary) -> String? {
        guard let coverage = summary.coverage, coverage.survey != nil else { return nil }
        let (texts, them) = coverage.keys == 1 ? ("1 text", "it") : ("\(Prose.number(coverage.keys)) texts", "them")
        return
            "No room is known for the \(texts) of the catalogs: nothing says where the app shows \(them), so nothing was "
            + "checked for overflow."
    }

    /// What is known without rooms: the labels that grow most, and what is broken.
    static func survey(_ survey: Survey) -> [String] { growths(survey) + broken(survey) }

    /// The locales that lack translations, a line each.
    ///
    /// - Parameter limit: The most locales that are listed; nil for all.
    static func gaps(_ coverage: CatalogCoverage?, limit: Int? = usualLimit) -> [String] {
        guard let gaps = coverage?.gaps, !gaps.isEmpty else { return [] }
        let shown = gaps.prefix(limit ?? gaps.count)
        let rest = gaps[shown.endIndex...]
        let last = rest.first.map { most in
            let fewer = rest.count == 1 ? "lacks \(most.missing)" : "lack \(Prose.number(most.missing)) or fewer"
            return "  \(Prose.count(rest.count, "more locale")) \(fewer)"
        }
        return ["Missing translations, see galley catalog:"]
            + shown.map {
                "  \(Prose.oneLine($0.locale)) lacks \(Prose.number($0.missing)) of \(Prose.number($0.keys))"
            } + [last].compactMap(\.self)
    }

    /// "12 of 733 keys have a room"; nil where all have, or none, which is said elsewhere.
    static func placed(_ coverage: CatalogCoverage?) -> String? {
        guard let coverage, coverage.survey == nil, coverage.placed < coverage.keys else { return nil }
        let have = coverage.placed == 1 ? "has" : "have"
        return
            "\(Prose.number(coverage.placed)) of \(Prose.count(coverage.keys, "key")) \(have) a room: no scene and no "
            + "\(coverage.rooms == nil ? "budget" : "harvested room") says where the others are shown."
    }

    private static func growths(_ survey: Survey) -> [String] {
        guard !survey.growths.isEmpty else { return [] }
        let columns = Columns(
            survey.growths.map {
                ["+\(Int($0.percent.rounded())) %", Number.text($0.width), Number.text($0.sourceWidth)]
            })
        return ["Labels that grow most against their source, in body (growth, width, width of the source):"]
            + zip(survey.growths, columns.rows).map { growth, numbers in
                let names = "\(growth.key), \(growth.locale)"
                return "  \(numbers)  "
                    + Prose.oneLine(
                        "\(Prose.quoted(growth.string)) (\(names)) for \(Prose.quoted(growth.sourceString))")
            }
    }

    private static func broken(_ survey: Survey) -> [String] {
        let odd = survey.odd > 0 ? "\(Prose.number(survey.odd)) more \(survey.odd == 1 ? "is" : "are") odd" : nil
        guard survey.broken > 0 else {
            return odd == nil
                ? ["Nothing is broken in the catalogs."]
                : ["Nothing is broken in the catalogs; \(Prose.number(survey.odd)) texts are odd, see galley catalog."]
        }
        let rest = survey.broken - survey.problems.count
        let title = ["Broken in the catalogs: \(Prose.count(survey.broken, "text"))", odd].compactMap(\.self)
        return ["\(title.joined(separator: "; ")), see galley catalog:"]
            + survey.problems.map { "  " + Prose.oneLine("\($0.source): \($0.message)") }
            + (rest > 0 ? ["  and \(Prose.number(rest)) more"] : [])
    }
}
