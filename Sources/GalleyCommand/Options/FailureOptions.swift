internal import ArgumentParser
internal import Galley

/// From which severity findings fail a check.
struct FailureOptions: ParsableArguments {
    @Option(help: "The severity from which findings fail the check: warning or error.")
    var failOn = Severity.error
}
