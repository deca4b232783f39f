import Foundation
import Galley
import Testing
import ViewLayout

@testable import SwiftUI

private struct Shelf_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text(verbatim: "Small").previewDisplayName("Small shelf")
            Text(verbatim: "Large")
            ForEach(["de", "ar"], id: \.self) { language in
                Text(verbatim: language).environment(\.locale, Locale(identifier: language))
            }
        }
        .previewLayout(.fixed(width: 200, height: 100))
    }
}

private enum Drawer {
    final class Previews: PreviewProvider {
        static var previews: some View {
            Text(verbatim: "Open").previewDevice("iPhone SE (3rd generation)").previewDisplayName("Alike")
            Text(verbatim: "Shut").previewDevice(PreviewDevice(rawValue: "iPhone 16 pro"))
                .previewInterfaceOrientation(.landscapeLeft)
            Text(verbatim: "Thrown away").previewInterfaceOrientation(.landscapeRight).previewLayout(.sizeThatFits)
            EmptyView()
        }
    }
}

private struct Cupboard_Preview: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "Inner").previewLayout(.fixed(width: 1, height: 2)).padding().previewLayout(.sizeThatFits)
            .previewDisplayName("Alike")
        VStack { Text(verbatim: "Deep").previewDisplayName("Not the preview's") }.previewDevice("Fridge")
            .environment(\.locale, Locale(identifier: "pt_BR")).environment(\.locale, Locale(identifier: "fr"))
    }
}

private struct Generic<T> {
    struct Drawn: PreviewProvider {
        static var previews: some View { Text(verbatim: "\(T.self)") }
    }
}

private struct Nothing_Previews: PreviewProvider {
    static var previews: some View { EmptyView() }
}

private enum Banners: LayoutSceneProvider {
    static var layoutScenes: [LayoutScene] {
        ["First", "Second"].map { name in LayoutScene(name) { Text(verbatim: name) } }
    }
}

@MainActor @Suite struct PreviewTests {
    /// The previews of this file, by the text that each shows.
    private static func previews() -> [String: LayoutScene] {
        let scenes = DiscoveredScenes.previews().compactMap { scene in (try? text(of: scene)).map { ($0, scene) } }
        return Dictionary(scenes) { first, _ in first }
    }

    private static func text(of scene: LayoutScene) throws -> String {
        var views = [try scene.report().root]
        while let view = views.popLast() {
            if let text = view.text { return text.string }
            views += view.children
        }
        return ""
    }

    @Test func typesAreFoundWhereverTheyAre() {
        struct Local: LayoutSceneProvider {
            static var layoutScenes: [LayoutScene] { [] }
        }
        let names = types(conformingTo: (any PreviewProvider).self).map { TypeName($0).path.joined(separator: ".") }
        #expect(
            Set(names).isSuperset(of: ["Shelf_Previews", "Drawer.Previews", "Cupboard_Preview", "Nothing_Previews"]))
        #expect(!names.contains { $0.contains("Generic") })
        let providers = types(conformingTo: (any LayoutSceneProvider).self).map { TypeName($0) }
        #expect(providers.map(\.last).sorted() == ["Banners", "Local"])
        #expect(providers.allSatisfy { $0.module == "SwiftUITests" })
        #expect(types(conformingTo: Any.self).isEmpty)
        #expect(types(conformingTo: AnyObject.self).isEmpty)
        #expect(types(conformingTo: (any PreviewProvider & Sendable).self).count == names.count)
        #expect(types(conformingTo: (any PreviewProvider & CustomStringConvertible).self).isEmpty)
        #expect(types(conformingTo: Int.self).isEmpty)
    }

    @Test func everyProtocolOfTheRuntimeCanBeAskedFor() {
        let found = types(conformingTo: (any CustomStringConvertible).self)
        #expect(found.count > 50)
        #expect(found.contains { $0 == Int.self })
        #expect(found.allSatisfy { $0 is any CustomStringConvertible.Type })
    }

    @Test func eachViewOfAProviderIsAPreview() {
        let names = DiscoveredScenes.previews().map(\.name)
        #expect(names.filter { $0.contains("helf") } == ["Small shelf", "Shelf", "Shelf", "Shelf"])
        #expect(!names.contains { $0 == "Nothing" || $0.hasPrefix("Nothing (") || $0.hasPrefix("Nothing_") })
        #expect(DiscoveredScenes.previews().allSatisfy { $0.origin == .preview && $0.file == nil })
    }

    @Test func namesAreThoseOfViewsThenOfTypes() {
        let previews = Self.previews()
        #expect(previews["Small"]?.name == "Small shelf")
        #expect(previews["Large"]?.name == "Shelf")
        #expect(previews["Open"]?.name == "Alike (Drawer)")
        #expect(previews["Inner"]?.name == "Alike (Cupboard)")
        #expect(previews["Shut"]?.name == "Drawer")
        #expect(previews["Deep"]?.name == "Cupboard")
    }

    @Test func aPreviewHasItsSpace() {
        let previews = Self.previews()
        #expect(previews["Small"]?.space == .fixed(width: 200, height: 100))
        #expect(previews["Small"]?.safeArea == SafeAreaInsets())
        #expect(previews["Open"]?.space == .fixed(width: 375, height: 667))
        #expect(previews["Open"]?.safeArea == SafeAreaInsets(top: 20))
        #expect(previews["Shut"]?.space == .fixed(width: 874, height: 402))
        #expect(previews["Shut"]?.safeArea == SafeAreaInsets(leading: 62, bottom: 21, trailing: 62))
        #expect(previews["Thrown away"]?.space == .fixed(width: 667, height: 375))
        #expect(previews["Thrown away"]?.safeArea == SafeAreaInsets())
        #expect(previews["Thrown away"]?.isSizedToFit == true && previews["Open"]?.isSizedToFit == false)
        #expect(previews["Open"]?.system == .ios18 && previews["Shut"]?.system == .ios18OnItsSide)
        #expect(previews["Thrown away"]?.system == .ios18OnItsSide)
        #expect(previews["Small"]?.system == nil && previews["Deep"]?.system == nil)
        #expect(previews["Inner"]?.space == .fixed(width: 1, height: 2))
        #expect(previews["Deep"]?.space == nil)
        #expect(previews["Deep"]?.safeArea == nil)
    }

    @Test func aPreviewStandsWhereItsViewDoes() throws {
        let position = try #require(Self.previews()["Large"]?.position)
        #expect(position.file.hasSuffix("Tests/SwiftUITests/PreviewTests.swift"))
        let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
        #expect(lines[position.line - 1].contains("\"Large\""))
    }

    @Test func aLocaleAroundAPreviewIsTheScenes() {
        let previews = Self.previews()
        #expect(previews["Large"]?.locale == nil)
        #expect(previews["de"]?.locale == "de")
        #expect(previews["ar"]?.locale == "ar")
        #expect(previews["Deep"]?.locale == "pt-BR")
    }

    @Test func thePreviewIsLaidOutByItself() throws {
        let scene = try #require(Self.previews()["Large"])
        let report = try scene.report(in: LayoutEnvironment(width: 200, height: 100))
        #expect(report.root.kind == "Text")
        #expect(report.root.text?.string == "Large")
        #expect(report.root.children.isEmpty)
        #expect(abs(report.root.frame.x + report.root.frame.width / 2 - 100) < 0.01)
    }

    @Test func scenesOfProvidersComeInTheirOrder() {
        #expect(DiscoveredScenes.declared().map(\.name) == ["First", "Second"])
    }

    @Test func theOrderIsAlwaysTheSame() {
        let first = DiscoveredScenes.previews().map(\.name)
        #expect((0..<5).allSatisfy { _ in DiscoveredScenes.previews().map(\.name) == first })
    }
}

@Suite struct PreviewNameTests {
    struct Settings_Previews {}
    struct Settings_Preview {}
    struct SettingsPreviews {}
    struct SettingsPreviewProvider {}
    struct Settings {
        struct Previews {}
    }
    private enum Hidden {}

    @Test(arguments: [
        (Settings_Previews.self as Any.Type, "Settings"), (Settings_Preview.self, "Settings"),
        (SettingsPreviews.self, "Settings"), (SettingsPreviewProvider.self, "Settings"),
        (Settings.Previews.self, "Settings"), (Settings.self, "Settings"),
    ])
    func whatMarksAPreviewIsNotPartOfItsName(type: Any.Type, name: String) {
        #expect(TypeName(type).withoutPreviews == name)
    }

    @Test func aNameHasNoAddress() {
        #expect(TypeName(Hidden.self).path == ["PreviewNameTests", "Hidden"])
        #expect(TypeName(Hidden.self).module == "SwiftUITests")
    }
}

@Suite struct AppleDeviceTests {
    @Test func devicesAreFoundInAnyCase() throws {
        #expect(AppleDevice(named: "iphone se (3RD generation)")?.portrait.width == 375)
        #expect(AppleDevice(named: "iPhone Xs")?.portrait.safeArea == SafeAreaInsets(top: 44, bottom: 34))
        #expect(AppleDevice(named: "iPhone 1000") == nil)
        let ipad = try #require(AppleDevice(named: "iPad Pro (12.9-inch) (6th generation)"))
        #expect(ipad.landscape.width == 1366 && ipad.landscape.height == 1024 && ipad.landscape.safeArea == nil)
    }

    @Test func everyDeviceIsNamedOnce() {
        #expect(Set(AppleDevice.all.map { $0.name.lowercased() }).count == AppleDevice.all.count)
        #expect(AppleDevice.all.allSatisfy { $0.portrait.width < $0.portrait.height })
        let screens = AppleDevice.all.filter { $0.name.hasPrefix("iPhone") }.map(\.portrait.width)
        #expect(screens.min() == 320)
    }
}
