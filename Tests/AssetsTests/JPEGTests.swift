import Foundation
import TestSupport
import Testing

@testable import Assets

/// JPEG files of 40 × 24 pixels, red 6 times the column, green 10 times the row, blue 128: written by Pillow 12 with
/// libjpeg-turbo in several ways.
@Suite struct JPEGTests {
    private static let files: [String: String] = [
        "baseline": """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
        FBQUFBQUFBT/wAARCAAYACgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAYHBQj/xAAZEAABBQAAAAAAAAAAAAAAAAAA
        BQYjMaH/xAAXAQEBAQEAAAAAAAAAAAAAAAAGBwgJ/8QAIREAAQIGAgMAAAAAAAAAAAAAAAQFAQMGISIxUWESEyP/2gAMAwEAAhED
        EQA/APDCeyajwpk9lVHhq6eyajwp09k1HhVFL92C2SptZGUJ7KqPCmT2TUeGrp7KqPCmT2TUeBRS/dmgWSptZGUJ7KqPAb6nsqo8
        AamP2Wy3I6m+UMjiJ7JqPCmT2TUeABhSsncnHlkcFFrlMnsqo8KZPZNR4AFFKydyaAZHBRa5Tp7JqPAAGpiyd5bLcjcFHqhc/9k=
        """,
        "fine": """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK
        CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
        CgoKCgoKCgr/wAARCAAYACgDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgn/xAAfEAAABgIDAQAAAAAAAAAAAAAABgci
        JDIBcRQxomL/xAAYAQEBAQEBAAAAAAAAAAAAAAAGBwUKCP/EABsRAAICAwEAAAAAAAAAAAAAAAAFBAYiMWEh/9oADAMBAAIRAxEA
        PwCUpeRSsTbR7EkvugRJZtZDkvIplsTyD8l90sKSzayHJeRSsTTQekvulgSWbWQ6LyKVxxNtB6S+6WBJZtZDkvIpWJ5B+S/6WBJZ
        tZBUvIpWJto15L7pz8pLNr0dF5FKxO/kH5L7pYElm16OS8ilc8PTQfkvulgSWbXo6LyKVxxNtB6S+6WBJZtejkvIplsTyD8l90sC
        Sza9CpfRSsTyNeS+6c/CSzayHReRSsTv5B+S+6WBJZtZDkvIpXPE00H5L7pYElm1kOi8ilYm2g9JfdLAks2shyXkUy2J38g/Jf8A
        SwpLNrI//9k=
        """,
        "progressive": """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
        FBQUFBQUFBT/wgARCAAYACgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAUGBAf/xAAXAQEBAQEAAAAAAAAAAAAAAAAF
        BgcI/9oADAMBAAIQAxAAAAHwunrKdULlKerpk6BlG+G2/FTC+PKdMK0CmDLf/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAME/9oACAEB
        AAEFAlxC4hcQuIXELiFxC4hcQuIXELiFxC4hcR//xAAbEQADAAIDAAAAAAAAAAAAAAAAAwQFYRIiMf/aAAgBAwEBPwGLJ7IsnsTk
        +vpFQwioYJoZxP/EABkRAAMBAQEAAAAAAAAAAAAAAAACAwQRIf/aAAgBAgEBPwGm8pvG3+lLOUs41n6f/8QAFRABAQAAAAAAAAAA
        AAAAAAAAADH/2gAIAQEABj8CiIiIiIiIiI//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/IXQCCQQSCX//2gAMAwEAAgAD
        AAAAENDzQwf/AP/EABcRAQEBAQAAAAAAAAAAAAAAAAAhMRH/2gAIAQMBAT8QyMiEkqSuDX//xAAXEQEBAQEAAAAAAAAAAAAAAAAA
        UWFB/9oACAECAQE/ENmyhYsdB//EABYQAAMAAAAAAAAAAAAAAAAAAAAxwf/aAAgBAQABPxBECYEwIgTAiBECYEQJgRAiBMCIEQf/
        2Q==
        """,
        "restart": """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
        FBQUFBQUFBT/wAARCAAYACgDASEAAhEBAxEB/8QAGAABAAMBAAAAAAAAAAAAAAAABgAHCAX/xAAZEAABBQAAAAAAAAAAAAAAAAAA
        BQYjMaH/xAAYAQADAQEAAAAAAAAAAAAAAAAGBwgDBf/EAB0RAAICAgMBAAAAAAAAAAAAAAAEBSExYQEDIiP/3QAEAAH/2gAMAwEA
        AhEDEQA/AMMJ7JqPBMnsqo8Hwy/swg5PFn//0Myp7KqPBMnsmo8GYy/sfMHJ4s//0axT2VUeECfsf9ZLnTk/jxZ//9KlU9k1HgnT
        2TUeBiy/sT8HJ4s//9PhJ7KqPBMnsmo8NmX9hBByeLP/1F6eyqjwgP8AY/6yUcnJ/Hiz/9XqJ7JqPBMnsmo8OSy/skWDk8Wf/9a4
        E9lVHgmT2TUeC+Zf2AsHJ4s//9fVqeyajwgmex/1kNE5P48Wf//Z
        """,
        "gray": """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/wAALCAAYACgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABgUI/8QAGRAAAQUAAAAAAAAAAAAAAAAAAAUG
        IzGh/9oACAEBAAA/AMMJ7JqPBMnsqo8E6eyqjwTJ7JqPBMnsqo8IaeyajwTp7JqPBMnsqo8EyeyajwTJ7KqPCInsmo8EyeyajwTJ
        7KqPBMnsmo8E6eyajw//2Q==
        """,
        "cmyk": """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV
        FQwPFxgWFBgSFBUU/8AAFAgAGAAoBEMRAE0RAFkRAEsRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAICQr/xAAZEAEAAgMAAAAAAAAA
        AAAAAAAABhdDY6H/2gAOBEMATQBZAEsAAD8AzihGNA9SaeDVNQEIxlSaeAoCEYypNPAUBCMZUmngKAhGMqTTwHP/AAjGtWpNPAUB
        CMZUmngKAhGMqTTwFAQjGVJp4CgIRjKk08Bz/wAIxrWqTTwFAQjGVJp4CgIRjKk08BQEIxlSaeAoCEYypNPAf//Z
        """,
    ]

    private static func bytes(_ name: String) throws -> [UInt8] {
        let text = try #require(files[name]).filter { !$0.isWhitespace }
        return [UInt8](try #require(Data(base64Encoded: text)))
    }

    /// Every pixel is near what was written: colours of two pixels and more are shared where the file shares them.
    @Test(arguments: ["baseline", "fine", "progressive", "restart"]) func colours(name: String) throws {
        let image = try #require(PixelImage(jpeg: try Self.bytes(name), longestSide: 40))
        #expect(image.width == 40 && image.height == 24)
        for y in 0..<24 {
            for x in 0..<40 {
                let start = (y * 40 + x) * 4
                let (red, green) = (Int(image.bytes[start]), Int(image.bytes[start + 1]))
                #expect(abs(red - 6 * x) <= 20 && abs(green - 10 * y) <= 20, "\(x), \(y): \(red), \(green)")
                #expect(abs(Int(image.bytes[start + 2]) - 128) <= 20 && image.bytes[start + 3] == 255)
            }
        }
    }

    /// A progressive file has the pixels of the sequential one with the same coefficients.
    @Test func waysOfWritingDoNotMatter() throws {
        let baseline = try #require(PixelImage(jpeg: try Self.bytes("baseline"), longestSide: 40))
        let progressive = try #require(PixelImage(jpeg: try Self.bytes("progressive"), longestSide: 40))
        #expect(baseline.bytes == progressive.bytes)
    }

    @Test func grayAndInks() throws {
        let gray = try #require(PixelImage(jpeg: try Self.bytes("gray"), longestSide: 40))
        #expect(zip(gray.bytes, [14, 14, 14, 255] as [Int]).allSatisfy { abs(Int($0) - $1) <= 1 })
        let inks = try #require(PixelImage(jpeg: try Self.bytes("cmyk"), longestSide: 40))
        #expect(zip(inks.bytes, [0, 0, 128] as [Int]).allSatisfy { abs(Int($0) - $1) < 4 })
    }

    /// A smaller picture is near the mean of the pixels of the larger one.
    @Test(arguments: [(20, 20), (10, 10), (5, 5), (1, 5)]) func smaller(side: Int, width: Int) throws {
        let bytes = try Self.bytes("fine")
        let small = try #require(PixelImage(jpeg: bytes, longestSide: side))
        #expect(small.width == width && small.height == width * 24 / 40)
        let mean = try #require(PixelImage(jpeg: bytes, longestSide: 40)).scaled(longestSide: width)
        for (one, other) in zip(small.bytes, mean.bytes) { #expect(abs(Int(one) - Int(other)) <= 6) }
    }

    /// Damaged files make a picture or none, and do not trap.
    @Test func damage() throws {
        var random = RandomNumbers(seed: 7)
        for name in Self.files.keys.sorted() {
            let bytes = try Self.bytes(name)
            for _ in 0..<300 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    damaged[.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
                }
                if Bool.random(using: &random) {
                    damaged.removeLast(.random(in: 0..<damaged.count, using: &random))
                }
                let image = PixelImage(jpeg: damaged, longestSide: 40)
                #expect(image.map { $0.bytes.count == $0.width * $0.height * 4 } ?? true)
            }
        }
    }

    /// The least coefficient, to which a scan would add a bit that it has no room for.
    @Test func aCoefficientDoesNotOverflow() {
        var scan = JPEGScan(bytes: [0b0110_0000], place: 0, isProgressive: true, band: 1...1, high: 1, low: 0)
        // One code, `0`, for a new coefficient without any before it.
        let code = JPEGCode(counts: [1] + [Int](repeating: 0, count: 15), values: [1])
        var block = [Int16](repeating: 0, count: 64)
        block[1] = .min
        var prediction: Int32 = 0
        block.withUnsafeMutableBufferPointer {
            _ = scan.block(&$0, at: 0, JPEGScan.Part(component: 0, dc: nil, ac: code), &prediction)
        }
        #expect(block[1] == .max)
    }
}
