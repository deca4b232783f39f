import Foundation
import Testing

/// An option's value may begin with a minus, as that of any tool does.
@Suite struct NegativeValueTests {
    @Test func trackingBelowZero() throws {
        let plain = try GalleyProcess("measure", "Toolbar", "--format", "json")
        let tight = try GalleyProcess("measure", "Toolbar", "--tracking", "-0.4", "--format", "json")
        #expect(tight.status == 0, "\(tight.error)")
        func width(_ run: GalleyProcess) throws -> Double {
            try #require((try run.objects().first?["ideal"] as? [String: Any])?["width"] as? Double)
        }
        #expect(abs(try width(plain) - width(tight) - 7 * 0.4) < 0.001)
        #expect(try GalleyProcess("measure", "Toolbar", "--tracking=-0.4", "--format", "json").output == tight.output)
    }

    /// Where a value below zero means nothing, the message says so, and not that there is none.
    @Test(arguments: [
        ("--width", "--width expects a number above 0, not -5"),
        ("--height", "--height expects a number above 0, not -5"),
        ("--scale", "--scale expects a number above 0, not -5"), ("--size", "--size expects a number above 0"),
        ("--line-limit", "--line-limit expects a number of at least 1"),
        ("--line-spacing", "--line-spacing expects a number of points"),
        ("--display-scale", "--display-scale expects a number above 0, not -5"),
        ("--minimum-scale-factor", "--minimum-scale-factor expects a number above 0"),
    ])
    func valuesThatMeanNothing(option: String, message: String) throws {
        let run = try GalleyProcess("measure", "Toolbar", option, "-5")
        #expect(run.status == 2 && run.error.contains(message), "\(run.error)")
    }

    /// A term of Fluent begins with one.
    @Test func keysThatBeginWithAMinus() throws {
        let scratch = try ScratchFolder(["de.json": "{\"-a\": \"A\", \"b\": \"B\"}"])
        let run = try GalleyProcess("measure", "--catalog", "de.json", "--key", "-?", in: scratch.url)
        #expect(run.status == 0 && run.output.contains("-a") && !run.output.contains("B"), "\(run.output)\(run.error)")
    }
}
