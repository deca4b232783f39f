/// Lines that GitHub Actions would take for a command in the log of a step.
package enum WorkflowCommand {
    /// Escapes a line that would be a command, whatever the names and texts of a project: `::name` is one after white
    /// space, and `##[name]` anywhere.
    package static func escapedLine(_ line: some StringProtocol) -> String {
        let line = String(line).replacing("##[", with: "## [")
        return line.drop(while: \.isWhitespace).hasPrefix("::") ? "./" + line : line
    }
}
