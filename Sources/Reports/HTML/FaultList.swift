package import Checks

/// Faults as a list, one item for each fault of several locales, with links to pictures.
package struct FaultList {
    package let blocks: [FindingBlock]
    /// The number of locales of the check, and the names of its screens.
    package let result: CheckResult
    /// Where a finding is shown in its worst cell; nil where it is not.
    package var picture: (Finding) -> String? = { _ in nil }
    /// Where the scene of a fault is shown; nil where it is this page.
    package var scene: (FindingBlock) -> String? = { _ in nil }

    /// The cells of a fault as ``ReportScript`` reads them; nil where a page does not filter by them.
    var cells: ((FindingBlock) -> String)?

    /// Whether each locale of a fault also has its own sentence.
    package var tellsEachLocale = false

    package init(
        blocks: [FindingBlock], result: CheckResult, picture: @escaping (Finding) -> String? = { _ in nil },
        scene: @escaping (FindingBlock) -> String? = { _ in nil }, tellsEachLocale: Bool = false
    ) {
        self.blocks = blocks
        self.result = result
        self.picture = picture
        self.scene = scene
        self.tellsEachLocale = tellsEachLocale
    }

    /// The line about faults that a list leaves out; empty for none.
    package static func note(leftOut count: Int) -> String {
        guard count > 0 else { return "" }
        let faults = Prose.count(count, "more fault")
        return "<p>\(faults) \(count == 1 ? "is" : "are") on the pages of the scenes.</p>\n"
    }

    /// The anchor of a fault on a page, which is the same from run to run.
    package static func id(_ block: FindingBlock) -> String { "fault-\(block.fingerprint)" }

    /// The list, with an identifier for every item.
    package var html: String {
        guard !blocks.isEmpty else { return "" }
        return "<ol class=\"faults\">\n\(blocks.map(item).joined())</ol>\n"
    }

    private func item(_ block: FindingBlock) -> String {
        let finding = block.worst
        let key = finding.key ?? ""
        let place = finding.source.map { " \(HTML.code("\($0)"))" } ?? ""
        let message = message(finding)
        let details = result.details(block).map { detail in
            "<p class=\"detail\">\(linked(sentence(detail, block), block))</p>\n"
        }
        return """
            <li class="fault \(finding.severity)" id="\(Self.id(block))" data-rule="\(HTML.escaped(finding.rule))" \
            data-key="\(HTML.escaped(key))"\(cells.map { " data-cells=\"\($0(block))\"" } ?? "")>
            <p class="what"><span class="severity">\(finding.severity)</span> <b>\(HTML.escaped(finding.rule))</b>\(place)\
            \(links(block))</p>
            <p class="message">\(message)</p>
            \(details.joined())\(eachLocale(block))</li>

            """
    }

    private func message(_ finding: Finding) -> String {
        HTML.sentence(
            Prose.message(finding, widthNames: result.widthNames), quoting: finding.quotes, naming: finding.names,
            locale: finding.locale)
    }

    /// The fault in each locale, folded up.
    private func eachLocale(_ block: FindingBlock) -> String {
        guard tellsEachLocale, block.locales.count > 1 else { return "" }
        let items = block.worstOfLocales.map { finding in
            "<li data-locale=\"\(HTML.escaped(finding.locale))\">\(message(finding))"
                + "<template>\(alone(finding))</template></li>\n"
        }
        return "<details class=\"each\"><summary>In each locale</summary><ul>\n\(items.joined())</ul></details>\n"
    }

    /// What is said beside the fault where it is that of one locale: its hints, and the link to its picture.
    private func alone(_ finding: Finding) -> String {
        var own = result
        own.findings = [finding]
        return own.blocks.map { block in
            let details = own.details(block).map { "<p class=\"detail\">\(sentence($0, block))</p>" }
            return details.joined() + links(block)
        }.joined()
    }

    /// The links to the worst picture and to the scene.
    private func links(_ block: FindingBlock) -> String {
        let picture = picture(block.worst).map {
            "<a class=\"see\" href=\"\($0)\">see it in \(HTML.name(block.worst.locale))</a>"
        }
        let scene = scene(block).map { "<a class=\"see\" href=\"\($0)\">all locales</a>" }
        let links = [picture, block.locales.count > 1 || picture == nil ? scene : nil].compactMap(\.self)
        return links.isEmpty ? "" : " " + links.joined(separator: " ")
    }

    private func sentence(_ sentence: String, _ block: FindingBlock) -> String {
        HTML.sentence(
            sentence, quoting: block.worst.quotes, naming: block.worst.names, locale: block.worst.locale)
    }

    /// The names of locales in a detail, each with a link to its picture.
    private func linked(_ detail: String, _ block: FindingBlock) -> String {
        guard block.locales.count > 1 else { return detail }
        let names = HTML.escaped(block.locales.joined(separator: ", "))
        let links = block.worstOfLocales.map { finding in
            let name = HTML.tag(finding.locale)
            return picture(finding).map { "<a href=\"\($0)\">\(name)</a>" } ?? name
        }
        guard let place = detail.range(ofScalars: names) else { return detail }
        return detail[..<place.lowerBound] + links.joined(separator: ", ") + detail[place.upperBound...]
    }
}

extension Finding {
    /// The texts of the interface that its sentence may quote.
    var quotes: [String] {
        var quotes = [text?.string, plainText(evidence)?.string].compactMap(\.self)
        switch evidence {
        case .truncatedText(let truncation): quotes += [truncation.visible] + truncation.hidden
        case .brokenWord(let words), .unfilledPlaceholder(let words): quotes += words
        default: break
        }
        for case .hides(let pieces) in remarks { quotes += pieces }
        for case .widestText(let text) in remarks { quotes.append(text.string) }
        return quotes
    }

    /// The names given by users that its sentence has besides.
    var names: [String] { [key, scene, view.name].compactMap(\.self) }

    private func plainText(_ evidence: Evidence) -> TextReference? {
        switch evidence {
        case .overlap(let overlap): overlap.text
        case .overflow(let excess): excess.widest
        default: nil
        }
    }
}
