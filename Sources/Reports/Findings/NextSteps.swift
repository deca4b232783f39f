internal import Checks

/// What to do after a check, for people.
enum NextSteps {
    /// A command or a sentence each, without a full stop; empty where nothing is left to do.
    static func lines(_ result: CheckResult) -> [String] {
        guard result.subject == .faults, result.unfinished.isEmpty else { return [] }
        if let survey = result.summary.coverage?.survey { return survey.advice }
        guard let rule = result.worst?.rule else { return [] }
        let command = result.command
        var lines = [
            "\(command) explain \(rule) says how to fix it", "\(command) proof -o Proof draws every fault",
        ]
        if result.summary.known == 0 {
            lines.append(
                "\(command) check --write-baseline galley-baseline.json accepts what is known, so that only new "
                    + "findings fail")
        }
        return lines
    }
}
