package import Basics

extension Prose {
    /// The notice as one sentence.
    package static func notice(_ notice: Notice) -> String { oneLine(sentence(notice)) }

    private static func sentence(_ notice: Notice) -> String {
        switch notice {
        case .unknownAllowance(let allowance, let nearest):
            let hint = nearest.map { "; did you mean \($0)?" } ?? ""
            return "\(declarer(of: allowance)) allows \(allowance.rule), which is not a rule\(hint)"
        case .uselessAllowance(let allowance):
            return "\(declarer(of: allowance)) allows \(allowance.rule), which finds nothing there"
        case .staleBaselineEntry(let entry):
            let finding = entry.finding
            return
                "the baseline has \(finding.rule) of \(entry.name) (\(finding.locale)) in \(finding.scene), which is no longer found"
        case .sceneWithoutText(let scene, at: _): return "\(scene) shows no text"
        case .severitiesWithoutScene(let scene): return "severities are set for \(scene), but no scene has that name"
        case .unfinished(let part): return part.message
        case .remark(let text, at: _): return text
        }
    }

    /// A view in its scene, or the comment of a key.
    private static func declarer(of allowance: Allowance) -> String {
        switch allowance.place {
        case .view(let view, let scene): "\(name(view)) in \(scene)"
        case .comment(let key, _): "the comment of \(key.excerpt)"
        }
    }

    /// Where the notice points to.
    package static func source(_ notice: Notice) -> SourcePosition? {
        switch notice {
        case .unknownAllowance(let allowance, nearest: _), .uselessAllowance(let allowance): allowance.source
        case .staleBaselineEntry, .severitiesWithoutScene: nil
        case .unfinished(let part): part.position
        case .sceneWithoutText(_, let position), .remark(_, let position): position
        }
    }

    /// Why a rule does not apply.
    package static func cause(_ rule: IdleRule) -> String {
        switch rule.cause {
        case .off: "switched off"
        case .offInScenes(let scenes): "switched off in \(list(scenes))"
        case .missing(let precondition): precondition.absence ?? "nothing to look at"
        }
    }
}
