import Checking
import Checks
import Foundation
import Outputs
import Projects
import Testing

@testable import Galley

/// The rooms that `galley init` reads out of layout files.
@Suite struct LayoutRoomsTests {
    /// A label that is fixed to 60 points.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <device id="retina4_7" orientation="portrait"/>
            <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
                    <label text="Save" lineBreakMode="tailTruncation" fixedFrame="YES" id="abc-de-fgh">
                        <rect key="frame" x="16" y="20" width="60" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews></view>
            </viewController></objects></scene></scenes>
        </document>
        """
    private static let app = [
        "App.xcodeproj/project.pbxproj": "SDKROOT = iphoneos;\ndevelopmentRegion = en;",
        "App/Base.lproj/Main.storyboard": storyboard,
        "App/en.lproj/Main.strings": #""abc-de-fgh.text" = "Save";"#,
        "App/de.lproj/Main.strings": #""abc-de-fgh.text" = "Zwischenspeichern";"#,
    ]
    private static let layout = """
        <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
            android:layout_width="match_parent" android:layout_height="match_parent">
            <TextView android:id="@+id/title" android:layout_width="72dp" android:layout_height="wrap_content"
                android:maxLines="1" android:ellipsize="end" android:textSize="16sp" android:text="@string/save"/>
        </FrameLayout>
        """
    private static let android = [
        "app/build.gradle": "android {",
        "app/src/main/res/layout/main.xml": layout,
        "app/src/main/res/values/strings.xml": "<resources><string name=\"save\">Save</string></resources>",
        "app/src/main/res/values-de/strings.xml":
            "<resources><string name=\"save\">Zwischenspeichern</string></resources>",
    ]

    /// What init writes is checked as it is, and the first finding is about a text in a layout of the app.
    @Test(arguments: [app, android]) func theFirstCheckIsAboutTheApp(files: [String: String]) throws {
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder, sourceLocale: "en")
        let found = try #require(template.findings.first { $0.topic == "rooms" })
        #expect(found.text.hasPrefix("1 layout file: 1 room ("))
        #expect(found.text.hasSuffix("; 1 room shows 1 key of the catalogs: Rooms/layouts.json"))
        #expect(template.text.contains("\nrooms: [Rooms/layouts.json] "))
        #expect(template.notes.isEmpty && template.demand == nil)
        let names = try template.write(into: folder).map { URL(filePath: $0).lastPathComponent }
        #expect(names == ["galley.yml", "layouts.json", "First.yml.example"])
        let project = try Project(contentsOf: folder.appending(path: "galley.yml"))
        // The file of rooms is as new as its source.
        #expect(project.rooms?.remarks.isEmpty == true)
        let result = try project.check()
        #expect(!result.measuredNothing)
        #expect(result.findings.map(\.rule) == ["truncated-text"])
        #expect(result.findings.map(\.locale) == ["de"])
    }

    /// The storyboard has the texts of the source language, and no table of that language need be there.
    @Test func theTextsOfAStoryboardAreSourceTexts() throws {
        let files = Self.app.filter { !$0.key.hasPrefix("App/en.lproj") }
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try ProjectTemplate(for: folder).write(into: folder)
        let project = try Project(contentsOf: folder.appending(path: "galley.yml"))
        let source = try #require(project.catalogs.first?["abc-de-fgh.text"]?["en"])
        #expect(source.value.units.map(\.text) == ["Save"])
        #expect(source.position.file.hasSuffix("App/Base.lproj/Main.storyboard") && source.position.line == 6)
        let result = try project.check()
        #expect(result.findings.map(\.brief) == ["truncated-text abc-de-fgh.text de"])
    }

    /// Layouts whose texts no catalog has would be no check.
    @Test func withoutKeysThereAreNoRooms() throws {
        let files = Self.android.mapValues { $0.replacing("name=\"save\"", with: "name=\"other\"") }
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder, sourceLocale: "en")
        #expect(template.rooms == nil && template.text.contains("\n# rooms: [Rooms/*.json] "))
        #expect(template.findings.contains { $0.text.hasSuffix("; none of them has a key in a catalog") })
        #expect(try template.write(into: folder).count == 2)
    }

    @Test func withoutCatalogsThereIsNothingToCheck() throws {
        let folder = try ProjectTemplateTests.folder(Self.app.filter { !$0.key.hasSuffix(".strings") })
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder)
        #expect(template.rooms == nil)
        #expect(
            template.findings.contains {
                $0.text == "1 layout file, not read: no catalog has translations of their texts"
            })
        #expect(template.demand == "name catalogs (strings:) or a scene (scenes:) in galley.yml")
    }

    /// A file that cannot be read is named, and the others are read.
    @Test func aBrokenFileStopsNoOther() throws {
        var files = Self.app
        files["App/Base.lproj/Other.storyboard"] = "<document><scenes>"
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder, sourceLocale: "en")
        #expect(template.rooms != nil)
        #expect(template.notes.count == 1 && template.notes[0].contains("Base.lproj/Other.storyboard:1:"))
    }

    /// A copy of the texts for translators is not what the app shows, even where it lacks translations.
    @Test func textsOfTheResourcesCount() throws {
        var files = Self.android
        files["assets/translations/strings.xml"] = "<resources><string name=\"save\">Save as</string></resources>"
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try ProjectTemplate(for: folder, sourceLocale: "en").write(into: folder)
        let result = try Project(contentsOf: folder.appending(path: "galley.yml")).check()
        #expect(result.findings.map(\.rule) == ["truncated-text"])
        #expect(result.findings.first?.source?.file.hasSuffix("values-de/strings.xml") == true)
    }

    /// A link that leads out of the project is named once, as the project calls it, and nothing of the machine is.
    @Test(arguments: ["res/values/styles.xml", "res/layout/other.xml"]) func aLinkToAnotherPlaceIsNamedOnce(
        link: String
    ) throws {
        var files = Self.android
        files["settings.gradle"] = ""
        files["app/src/main/res/layout/main.xml"] = Self.layout.replacing(
            "android:textSize=\"16sp\"", with: "android:textAppearance=\"@style/Own\"")
        let folder = try ProjectTemplateTests.folder(files.merging(["Package.swift": ""]) { $1 })
        let outside = try ProjectTemplateTests.folder(["secret.xml": "<resources/>"])
        defer { for url in [folder, outside] { try? FileManager.default.removeItem(at: url) } }
        let path = "app/src/main/\(link)"
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: path), withDestinationURL: outside.appending(path: "secret.xml"))
        let template = ProjectTemplate(for: folder, sourceLocale: "en")
        #expect(
            template.notes.filter { $0.contains(path) || $0.contains("link") } == [
                "\(path): warning: this is a link to a file outside of the project, which is not read"
            ])
        #expect(!template.notes.contains { $0.contains("--allow-read") || $0.contains(outside.path) })
    }

    /// Layouts of tests are not the app's.
    @Test func layoutsOfTestsAreLeftOut() throws {
        var files = Self.android
        files["app/src/test/res/layout/other.xml"] = Self.layout
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let findings = ProjectTemplate(for: folder, sourceLocale: "en").findings
        #expect(findings.contains { $0.topic == "rooms" && $0.text.hasPrefix("1 layout file: ") })
    }

    /// Rooms that a person has made stay, and nothing else is written.
    @Test func nothingIsHalfWritten() throws {
        var files = Self.app
        files["Rooms/layouts.json"] = "mine"
        let folder = try ProjectTemplateTests.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let template = ProjectTemplate(for: folder, sourceLocale: "en")
        let failure = #expect(throws: WholeFile.Failure.self) { try template.write(into: folder) }
        #expect(failure?.number == EEXIST)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    }
}
