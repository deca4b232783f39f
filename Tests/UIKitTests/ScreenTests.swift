import Foundation
import Frames
import Labels
import Scenes
import SwiftUI
import Testing
import UIKit

/// The screen and the device are those that a scene is laid out for.
@MainActor
@Suite struct ScreenTests {
    private func report(
        _ environment: LayoutEnvironment, with runner: SceneRunner, _ scene: LayoutScene
    ) throws -> Frame { try runner.report(of: scene, in: environment).root.frame }

    @Test func screenIsTheSpaceOfEveryCell() throws {
        let scene = LayoutScene("Half") {
            Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.bounds.height / 4)
        }
        // One runner keeps its views from width to width.
        let runner = SceneRunner(fonts: try FontLibrary(), platform: .ios)
        let small = try report(LayoutEnvironment(width: 320, height: 568), with: runner, scene)
        #expect([small.width, small.height] == [160, 142])
        let large = try report(LayoutEnvironment(width: 430), with: runner, scene)
        #expect([large.width, large.height] == [215, 233])
        let covered = LayoutEnvironment(width: 393, height: 852, safeArea: SafeAreaInsets(top: 59, bottom: 34))
        #expect(try report(covered, with: runner, scene).height == 213)
    }

    @Test func deviceFollowsTheScene() throws {
        let scene = LayoutScene("Device") {
            Color.red.frame(width: UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10)
        }
        let runner = SceneRunner(fonts: try FontLibrary(), platform: .ios)
        #expect(try report(LayoutEnvironment(width: 393), with: runner, scene).width == 10)
        #expect(try report(LayoutEnvironment(width: 1024), with: runner, scene).width == 20)
        #expect(UIDevice.current.model == "iPhone")
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func traitsAreThoseOfTheLayout() throws {
        let scene = LayoutScene("Traits") {
            let traits = UITraitCollection.current
            let isArabic = traits.layoutDirection == .rightToLeft
            let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
            Color.red.frame(width: isArabic ? 1 : 2, height: isLarge && traits.displayScale == 3 ? 3 : 4)
        }
        let frame = try scene.report(in: LayoutEnvironment(locale: "ar", textSize: .accessibility1, width: 320)).root
            .frame
        #expect([frame.width, frame.height] == [1, 3])
    }
}

private struct PrefersTabs: UITraitBridgedEnvironmentKey {
    static let defaultValue = false

    static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .phone }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
    fileprivate var prefersTabs: Bool {
        get { self[PrefersTabs.self] }
        set { self[PrefersTabs.self] = newValue }
    }
}

/// Keys whose values are read from traits.
@MainActor
@Suite struct BridgedKeyTests {
    private struct Width: View {
        @Environment(\.prefersTabs) private var prefersTabs

        var body: some View { Color.red.frame(width: prefersTabs ? 10 : 20, height: 1) }
    }

    private func width(_ screen: Double, _ height: Double, _ view: @escaping @MainActor @Sendable () -> some View)
        throws
        -> Double
    {
        try LayoutScene("Width") { view() }.report(in: LayoutEnvironment(width: screen, height: height)).root.frame
            .width
    }

    @Test func theLayoutsTraitsGiveTheValueUnlessAViewSetsOne() throws {
        #expect(try width(393, 852) { Width() } == 10)
        #expect(try width(1024, 1366) { Width() } == 20)
        #expect(try width(393, 852) { Width().environment(\.prefersTabs, false) } == 20)
    }
}
