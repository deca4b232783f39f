import Galley
import Testing
import ViewLayout

/// Which iOS a scene is laid out for: what its file says, or what it is asked for.
@Suite struct SceneSystemTests {
    private static let tabs = """
        view:
          TabView:
            - Tab: { title: { verbatim: Home }, content: [ Text: { verbatim: A } ] }
            - Tab: { title: { verbatim: Work }, content: [ Text: { verbatim: B } ] }
            - Tab: { title: { verbatim: Talk }, content: [ Text: { verbatim: C } ] }

        """

    private func report(_ line: String, in environment: LayoutEnvironment) throws -> FrameReport {
        let copy = try ProjectCopy(["Test.yml": line + "\n" + Self.tabs])
        return try LayoutScene(contentsOf: copy.folder.appending(path: "Test.yml"), file: "Test.yml").report(
            in: environment)
    }

    private func frames(_ kind: String, _ report: FrameReport) -> [Frame] {
        var (frames, rest) = ([Frame](), [report.root])
        while let view = rest.popLast() {
            if view.kind == kind { frames.append(view.frame) }
            rest += view.children.reversed()
        }
        return frames
    }

    private let environment = LayoutEnvironment(
        width: 402, height: 874, safeArea: SafeAreaInsets(top: 62, bottom: 34))

    @Test func aSceneFileNamesASystem() throws {
        let report = try report("system: ios 26", in: environment)
        #expect(report.environment.system == .ios26)
        #expect(frames("TabBar", report) == [Frame(x: 0, y: 791, width: 402, height: 83)])
        #expect(frames("Tab", report).map(\.width) == [94, 94, 94])
        // They are meant to cover each other, and reach into the unsafe area.
        #expect(report.findings().isEmpty, "\(report.findings())")
        #expect(FrameTree.render(report).contains(", ios 26\n"))
        let line = try #require(FrameTree.render(report).split(separator: "\n").first)
        #expect(RecordedEnvironment(line: line)?.environment.system == .ios26)
    }

    @Test func whatIsAskedForComesFirst() throws {
        var asked = environment
        asked.system = .ipados18
        #expect(frames("TabBar", try report("system: ios 26", in: asked)).map(\.height) == [50])
        // Without any, the sizes are those of iOS 18, and the report says nothing.
        let plain = try report("", in: environment)
        #expect(plain.environment.system == nil && frames("TabBar", plain).map(\.height) == [49])
        asked.system = .ios18
        let named = try report("", in: asked)
        #expect(named.root == plain.root && FrameTree.render(named).contains(", ios 18\n"))
    }

    private struct SizeClasses: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height

        var body: some View {
            Text(verbatim: "\(width == .regular ? "regular" : "compact") \(height == .regular ? "regular" : "compact")")
        }
    }

    /// Human Interface Guidelines, Device size classes.
    @Test(arguments: [
        (AppleSystem?.none, 820.0, "compact regular"), (.ios18, 402, "compact regular"),
        (.ios18OnItsSide, 844, "compact compact"), (.ipados18, 820, "regular regular"),
        (.ipados26, 744, "regular regular"), (.ipados18, 375, "compact regular"),
    ])
    func sizeClasses(system: AppleSystem?, width: Double, known: String) throws {
        let scene = LayoutScene("Classes") { SizeClasses() }
        let report = try scene.report(in: LayoutEnvironment(width: width, height: 800, system: system))
        #expect(report.root.text?.string == known)
    }

    /// A system means nothing on another platform.
    @Test func otherPlatformsHaveNone() throws {
        let android = LayoutEnvironment(width: 402, height: 874, platform: .android)
        #expect(try report("system: ios 26", in: android) == report("", in: android))
    }

    @Test func mistakesAreNamed() {
        let error = #expect(throws: InputError.self) { try report("system: ios 62", in: environment) }
        #expect(error?.line == 1 && error?.column == 9)
        #expect(error?.message.contains("there is no system \"ios 62\"; did you mean \"ios 26\"?") == true)
    }

    /// Both columns have the same names.
    @Test func namesAreTheSame() {
        #expect(AppleSystem.allCases.map(\.rawValue) == PlatformMetrics.System.allCases.map(\.rawValue))
    }
}
