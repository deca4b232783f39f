/// What GitHub Actions takes for a command in the log of a step.
package enum WorkflowCommand {
    /// A line that is no command, whatever the files and texts of a project are called: `::name` is one behind white space
    /// alone, and `##[name]` anywhere.
    package static func escapedLine(_ line: some StringProtocol) -> String {
        let line = String(line).replacing("##[", with: "## [")
        return line.drop(while: \.isWhitespace).hasPrefix("::") ? "./" + line : line
    }
}
