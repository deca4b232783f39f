internal import ArgumentParser

/// A format for people, or one for programs.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
