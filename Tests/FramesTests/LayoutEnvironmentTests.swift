import Foundation
import Frames
import Testing

@Suite struct LayoutEnvironmentTests {
    @Test(arguments: [
        ("en", LayoutEnvironment.Direction.leftToRight), ("ar", .rightToLeft), ("ar-EG", .rightToLeft),
        ("he", .rightToLeft),
        ("ur_PK", .rightToLeft), ("az", .leftToRight), ("az-Arab", .rightToLeft), ("pa-Guru", .leftToRight),
        ("sr-Latn-RS", .leftToRight), ("", .leftToRight),
    ])
    func directionFollowsTheScriptOfTheLocale(locale: String, direction: LayoutEnvironment.Direction) {
        #expect(LayoutEnvironment(locale: locale).layoutDirection == direction)
    }

    @Test func displayScaleFollowsThePlatform() {
        #expect(LayoutEnvironment().displayScale == 3)
        #expect(LayoutEnvironment(platform: .macos).displayScale == 2)
        #expect(LayoutEnvironment(platform: .web).displayScale == 1)
        #expect(LayoutEnvironment(displayScale: 2).displayScale == 2)
    }

    @Test func anUnsetHeightIsWrittenAsNull() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let environment = LayoutEnvironment(locale: "de", textSize: .accessibility3, width: 375)
        let json = String(decoding: try encoder.encode(environment), as: UTF8.self)
        #expect(
            json == #"{"displayScale":3,"height":null,"layoutDirection":"leftToRight","locale":"de","#
                + #""platform":"ios","textSize":"AX3","width":375}"#)
        #expect(try JSONDecoder().decode(LayoutEnvironment.self, from: Data(json.utf8)) == environment)
    }
}

@Suite struct TextSizeTests {
    @Test func everyNameLeadsBackToItsSize() {
        for size in TextSize.dynamicTypeSizes + [.scale(1.3), .scale(2)] {
            #expect(TextSize(name: size.name) == size)
        }
        #expect(TextSize(name: "accessibility3") == .accessibility3)
        #expect(TextSize(name: "ax3") == .accessibility3)
        #expect(TextSize(name: "XXXLARGE") == .xxxLarge)
    }

    @Test(arguments: ["", "AX6", "larger", "0", "-1", "inf", "nan"])
    func whatIsNoSizeIsRefused(name: String) {
        #expect(TextSize(name: name) == nil)
    }
}
