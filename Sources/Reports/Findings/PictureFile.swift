public import Checks
internal import Frames

/// A picture of a result as a file: the worst cell of a finding, with its reference beside it.
public struct PictureFile: Sendable {
    /// What is drawn.
    public let pair: ComparedPictures
    /// The file's name: its number, scene, locale and text size, in ASCII.
    public let name: String

    /// The files of a result, in the order of its pictures, without those that have nothing to draw.
    public static func all(of result: CheckResult) -> [PictureFile] {
        result.pictures.enumerated().compactMap { index, pair in
            pair.now == nil && pair.reference == nil ? nil : PictureFile(pair, number: index + 1)
        }
    }

    private init(_ pair: ComparedPictures, number: Int) {
        self.pair = pair
        let digits = "\(number)"
        let words = [pair.part.scene, pair.part.locale, pair.cell.textSize.name].map {
            String($0.prefix(20)).plain(escapedBy: "_")
        }
        name =
            ([String(repeating: "0", count: max(0, 2 - digits.count)) + digits] + words).joined(separator: "-") + ".png"
    }
}
