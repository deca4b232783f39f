internal import Basics
import Checks
import Frames

/// One view of the tree: its kind, its name, its frame, and every fact that most views do not have.
enum FrameTreeLine {
    static func render(_ view: ViewFrame, in report: FrameReport) -> String {
        var line = view.kind
        if let name = view.name { line += " #\(oneLine(name))" }
        line += " \(frame(view.frame))"
        if let text = view.text { line += " " + self.text(text) }
        let facts = viewFacts(view) + (view.text.map { textFacts($0, in: report) } ?? [])
        return ([line] + facts).joined(separator: ", ")
    }

    static func oneLine(_ string: String) -> String { Prose.oneLine(string) }

    /// "16,0 343×44".
    static func frame(_ frame: Frame) -> String {
        "\(Number.text(frame.x)),\(Number.text(frame.y)) \(Number.text(frame.width))×\(Number.text(frame.height))"
    }

    private static func text(_ text: TextFacts) -> String {
        let origin = [text.key.map(oneLine), text.plural].compactMap(\.self).joined(separator: ", ")
        return Prose.quoted(text.string) + (origin.isEmpty ? "" : " (\(origin))")
    }

    private static func viewFacts(_ view: ViewFrame) -> [String] {
        var facts: [String] = []
        if let choice = view.choice {
            facts.append("choice \(choice.index + 1) of \(choice.of)\(choice.fits ? "" : ", none fits")")
        }
        if let container = view.container, container != view.frame { facts.append("in \(frame(container))") }
        if let clip = view.clip { facts.append("clipped to \(frame(clip))") }
        if view.detached == true { facts.append("moved") }
        if let axes = view.scrolls, !axes.isEmpty {
            facts.append("scrolls \(axes.map(\.rawValue).joined(separator: " and "))")
        } else if view.clips == true {
            facts.append("clips")
        }
        if let allow = view.allow, !allow.isEmpty { facts.append("allows \(allow.joined(separator: " and "))") }
        return facts + (view.warnings ?? []).map { "warning: \(oneLine($0))" }
    }

    private static func textFacts(_ text: TextFacts, in report: FrameReport) -> [String] {
        var facts: [String] = []
        if text.key != nil, text.locale != report.environment.locale {
            facts.append(text.locale.isEmpty ? "in no catalog" : "from \(text.locale)")
        }
        if text.lines.count != 1 {
            facts.append("\(text.lines.count) lines" + (text.budget.lines.map { " of \($0)" } ?? ""))
        }
        if text.scale != 1 { facts.append("scale \(Number.text(text.scale))") }
        if text.truncated {
            let ideal = "\(Number.text(text.ideal.width))×\(Number.text(text.ideal.height))"
            facts += ["shows \(Prose.quoted(text.visible))", "ideal \(ideal)"]
        }
        facts += text.missing.map { "missing \($0.scalar)" }
        facts += text.placeholders.map { "placeholder \($0)" }
        facts += text.brokenWords.map { "breaks \(Prose.quoted($0))" }
        return facts
    }
}
