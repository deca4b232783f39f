internal import ArgumentParser
internal import Foundation
internal import Galley

/// `galley measure`: sizes of labels.
struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell how wide and how tall labels are.",
        discussion: """
            Labels are given as arguments, on standard input (a line each), or as the keys of a catalog, in all its \
            locales. With --width, --height or --line-limit the result tells what shows.

            Examples:
              galley measure "Einstellungen" --locale de --text-size AX3
              galley measure "Save" "Delete" --font-style headline --width 60 --line-limit 1
              galley measure --catalog Localizable.xcstrings --key "toolbar.*" --format json
              cut -f2 labels.tsv | galley measure --size 17 --weight semibold
            """)

    @Argument(help: "The labels; without any, and without --catalog, the lines of standard input.")
    var text: [String] = []

    @Option(help: "A catalog (.xcstrings, .strings) whose keys are measured in all its locales.")
    var catalog: String?

    @Option(help: "Which keys of the catalog: * stands for any characters, ? for one.")
    var key: String?

    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Font and limits") var font: FontOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, or json: one object a line.")
    var format = ReportFormat.text

    func validate() throws {
        if catalog != nil, !text.isEmpty { throw ValidationError("give labels or --catalog, not both") }
        if key != nil, catalog == nil { throw ValidationError("--key needs --catalog") }
    }

    func run() throws {
        let fonts = try font.library()
        let environment = environment.environment
        var result = LabelOutput(format: format, output: output)
        if let catalog {
            try Catalog(file: catalog).measure(keys: key, style: font.style, in: environment, fonts: fonts) {
                try result.add($0)
            }
        } else {
            let measurer = LabelMeasurer(fonts: fonts, platform: environment.platform)
            if text.isEmpty {
                while let line = readLine() {
                    try result.add(measurer.measure(line, style: font.style, in: environment))
                }
            } else {
                for text in text { try result.add(measurer.measure(text, style: font.style, in: environment)) }
            }
        }
        try result.finish()
    }
}

/// Writes labels as they are measured, so that any number of them passes through.
struct LabelOutput {
    let format: ReportFormat
    let output: OutputOptions
    private var pending = ""
    private var count = 0

    init(format: ReportFormat, output: OutputOptions) {
        self.format = format
        self.output = output
    }

    mutating func add(_ text: TextFacts) throws {
        pending += format == .json ? try LabelJSON.render(text) : LabelText.render(text) + "\n"
        count += 1
        guard output.output == nil, pending.utf8.count > 1 << 16 else { return }
        try StandardOutput.write(pending)
        pending = ""
    }

    /// Writes the rest; that nothing was measured is an error.
    mutating func finish() throws {
        guard count > 0 else { throw ValidationError("nothing was measured: there is no label") }
        try output.write(pending)
    }
}
