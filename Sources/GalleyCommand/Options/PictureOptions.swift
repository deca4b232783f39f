internal import ArgumentParser
internal import Galley

/// The formats of pictures.
enum PictureFormat: String {
    case svg, png

    /// The format for the extension of a file name; nil for other extensions.
    init?(endingOf name: String?) {
        guard let ending = name?.split(separator: ".").last else { return nil }
        self.init(rawValue: ending.lowercased())
    }
}

/// How pictures are drawn.
struct PictureOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "Pixels per point of a PNG, from 0.1 to 10. (default: 2)")
    var pixelsPerPoint: Double?

    @Flag(help: "Draw a PNG in dark colours. An SVG follows the program that shows it.")
    var dark = false

    init() {}

    func validate() throws {
        if let pixelsPerPoint, !(0.1...10).contains(pixelsPerPoint) {
            throw ValidationError("--pixels-per-point expects 0.1 to 10, not \(Number.text(pixelsPerPoint))")
        }
    }

    /// Refuses to write pixels to a terminal, and options of pixels for SVG.
    ///
    /// - Parameter format: nil for anything but a picture.
    func check(_ format: PictureFormat?, to output: OutputOptions) throws {
        if format != .png, let option = pixelsPerPoint != nil ? "--pixels-per-point" : dark ? "--dark" : nil {
            throw ValidationError("\(option) goes with --format png")
        }
        if format == .png, output.output == nil, StandardOutput.isTerminal {
            throw ValidationError("a terminal cannot show a PNG; name a file with -o picture.png")
        }
    }

    /// Draws rows of pictures below each other.
    func write(
        rows: [[ScenePicture]], rules: RuleSet = RuleSet(), as format: PictureFormat, to output: OutputOptions
    ) throws {
        switch format {
        case .svg: try output.write(FrameSVG.render(rows: rows, rules: rules))
        case .png:
            let options = FramePNG.Options(pixelsPerPoint: pixelsPerPoint ?? 2, isDark: dark)
            try output.write(FramePNG.render(rows: rows, rules: rules, options: options))
        }
    }
}
