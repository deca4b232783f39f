internal import ArgumentParser

/// A form for people, or one for programs.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
