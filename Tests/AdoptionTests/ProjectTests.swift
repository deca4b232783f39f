import Foundation
import Labels
import Testing

@testable import Adoption

/// A folder with files that is removed with the test.
struct TestFolder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try add(files)
    }

    /// Writes files into it, each with its text, by their paths.
    func add(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}

@Suite struct PackageManifestTests {
    @Test func targetsAndTheirDependenciesAreRead() throws {
        let folder = try TestFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                products: [.library(name: "KitUI", targets: ["Views"])],
                dependencies: [.package(url: "https://example.com/Other", from: "1.0.0")],
                targets: [
                    .target(
                        name: "Views", dependencies: ["Models", .target(name: "Style"), .product(name: "Other", package: "Other")],
                        path: "UI", exclude: ["Old"], swiftSettings: [.define("KIT"), .defaultIsolation(MainActor.self)]),
                    .target(name: "Models"),
                    .testTarget(name: "KitTests", dependencies: ["Views"]),
                ])
            """
        ])
        defer { folder.remove() }
        let manifest = try PackageManifest(in: folder.url)
        #expect(manifest.targets.map(\.name) == ["Views", "Models"])
        #expect(manifest.targets[0].dependencies == ["Models", "Style", "Other"])
        #expect(manifest.targets[0].exclude == ["Old"])
        #expect(manifest.targets[0].defines == ["KIT"])
        #expect(manifest.targets[0].isMainActor && !manifest.targets[1].isMainActor)
        #expect(manifest.folder(of: manifest.targets[0]).lastPathComponent == "UI")
        #expect(manifest.products == ["KitUI": ["Views"]])
        #expect(manifest.language == 6)
    }

    /// The folder of all sources may be that of a single target.
    @Test(arguments: [
        ("Sources/Kit/Kit.swift", "Kit", "Sources/Kit"), ("Sources/other/Kit.swift", "Kit", "Sources"),
        ("src/Kit/Kit.swift", "Kit", "src/Kit"), ("Sources/Kit.swift", "Kit, Views", "Sources/Kit"),
    ])
    func aTargetWithoutAPath(file: String, targets: String, folder expected: String) throws {
        let list = targets.split(separator: ", ").map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        let folder = try TestFolder([
            file: "", "Package.swift": "let package = Package(name: \"Kit\", targets: [\(list)])",
        ])
        defer { folder.remove() }
        let manifest = try PackageManifest(in: folder.url)
        let found = manifest.folder(of: manifest.targets[0])
        #expect(found.standardizedFileURL.path == folder.url.appending(path: expected).standardizedFileURL.path)
    }
}

@Suite struct BuildSettingsTests {
    @Test func referencesAndInheritedValuesAreFilledIn() {
        var settings = BuildSettings(values: ["TARGET_NAME": "Cards"])
        settings.add(["PRODUCT_NAME": "$(TARGET_NAME)", "FLAGS": "A"])
        let loop = String(repeating: "$(LOOP)", count: 8)
        settings.add(["FLAGS": ["$(inherited)", "B"], "LOOP": loop, "A": loop + "$(B)", "B": "$(A)"])
        #expect(settings["PRODUCT_NAME"] == "Cards")
        #expect(settings.words("FLAGS") == ["A", "B"])
        #expect(settings["NONE"] == nil)
        // A setting that names itself ends.
        #expect(settings["LOOP"] == nil && settings["A"] == nil)
    }

    @Test func filesIncludeOthers() throws {
        let folder = try TestFolder([
            "App.xcconfig": "#include \"Base.xcconfig\"\n#include \"App.xcconfig\"\nSWIFT_VERSION = 6.0 // mode\n",
            "Base.xcconfig": "A = 1\nSWIFT_VERSION = 5\n", "Own.xcconfig.example": "B = 2\n",
            "Debug.template.xcconfig": "C = 3\n",
        ])
        defer { folder.remove() }
        // A repository has an example of what everyone has to write.
        for (name, key) in [("Own", "B"), ("Debug", "C"), ("None", "")] {
            let values = BuildSettings.file(folder.url.appending(path: "\(name).xcconfig"))
            #expect((values[key] != nil) == (key != ""))
        }
        let settings = BuildSettings.file(folder.url.appending(path: "App.xcconfig"))
        #expect(settings["A"] as? String == "1")
        #expect(settings["SWIFT_VERSION"] as? String == "6.0")
    }
}

@Suite struct AppPlanTests {
    private static let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = { isa = PBXProject; developmentRegion = fr; buildConfigurationList = L; mainGroup = G;
                  targets = (M, T, I, J, A); };
                G = { isa = PBXGroup; children = (S, F, K, V, Y, Z); sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = Cards; sourceTree = "<group>"; exceptions = (X); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.swift); target = T; };
                F = { isa = PBXFileReference; path = Shared/Shared.swift; sourceTree = "<group>"; };
                K = { isa = PBXFileReference; path = Kit; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                V = { isa = PBXFileReference; path = Shared/Vision.swift; sourceTree = "<group>"; };
                W = { isa = PBXBuildFile; fileRef = V; platformFilters = (xros, ); };
                U = { isa = PBXSourcesBuildPhase; files = (B, W); };
                T = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.application";
                      buildPhases = (U, C); fileSystemSynchronizedGroups = (S); buildConfigurationList = L;
                      dependencies = (H, O); };
                C = { isa = PBXCopyFilesBuildPhase; files = (Q); };
                Q = { isa = PBXBuildFile; fileRef = R; };
                R = { isa = PBXFileReference; path = Widgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                I = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension";
                      buildPhases = (IS); productReference = R; buildConfigurationList = L; };
                IS = { isa = PBXSourcesBuildPhase; files = (B, IB); };
                IB = { isa = PBXBuildFile; fileRef = Y; };
                Y = { isa = PBXFileReference; path = Widgets/Widgets.swift; sourceTree = "<group>"; };
                H = { isa = PBXTargetDependency; target = J; };
                J = { isa = PBXNativeTarget; name = Notifications; productType = "com.apple.product-type.app-extension";
                      buildPhases = (JS); buildConfigurationList = L; };
                JS = { isa = PBXSourcesBuildPhase; files = (JB); };
                O = { isa = PBXTargetDependency; target = A; };
                A = { isa = PBXNativeTarget; name = Clip; buildPhases = (JS); buildConfigurationList = L;
                      productType = "com.apple.product-type.application.on-demand-install-capable"; };
                JB = { isa = PBXBuildFile; fileRef = Z; };
                Z = { isa = PBXFileReference; path = Widgets/Service.swift; sourceTree = "<group>"; };
                M = { isa = PBXNativeTarget; name = "Cards Mac"; productType = "com.apple.product-type.application";
                      buildPhases = (U); buildConfigurationList = N; };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                      SDKROOT = iphoneos; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "BETA $(inherited)";
                      PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME)"; MARKETING_VERSION = 1.2; }; };
                N = { isa = XCConfigurationList; buildConfigurations = (E); };
                E = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
            };
            rootObject = P;
        }
        """

    @Test func theBundleHasWhatTheBuildSettingsSay() throws {
        let folder = try folder()
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        let list = try #require(plan.information.list)
        let values = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: String]
        #expect(
            values == [
                "CFBundleIdentifier": "org.example.Cards", "CFBundleName": "Cards", "CFBundleShortVersionString": "1.2",
                "CFBundleDevelopmentRegion": "fr",
            ])
        // A package has no project that states a language.
        let package = try #require(AppInformation().list)
        #expect(
            try PropertyListSerialization.propertyList(from: package, format: nil) as? [String: String] == [
                "CFBundleDevelopmentRegion": "en"
            ])
    }

    /// A binary list whose arrays have the next one twice: 90 of them are 2^90 values.
    private static let doublingList: Data = {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        func add(_ object: [UInt8]) {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        // { A: array }
        add([0xD1, 1, 2])
        add([0x51, UInt8(ascii: "A")])
        for number in 2..<62 as Range<UInt8> { add([0xA2, number + 1, number + 1]) }
        add([0xA0])
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [offsets.count, 0, table] {
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return Data(bytes)
    }()

    /// Apps end where a value of their own is missing. What Xcode fills in is filled in, and what a setting says is there, too.
    @Test func theBundleHasWhatItsFileSays() throws {
        let folder = try TestFolder([
            "Outside.plist": "<plist><dict><key>Servers</key><array/></dict></plist>",
            "Project/App/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
              <key>CFBundleDisplayName</key><string>${APP_NAME} $(NOTHING)</string>
              <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
              <key>CFBundleVersion</key><string>$(NOTHING)</string>
              <key>CFBundleDevelopmentRegion</key><string>$(NOTHING)</string>
              <key>Servers</key><array><string>https://$(HOST)</string><integer>2</integer></array>
              <key>Limits</key><dict><key>Names</key><string>$(APP_NAME)</string><key>Is</key><true/></dict>
            </dict></plist>
            """,
        ])
        defer { folder.remove() }
        func values(_ file: String) throws -> [String: Any]? {
            let settings = BuildSettings(values: [
                "TARGET_NAME": "Cards", "APP_NAME": "My Cards", "HOST": "example.org", "CURRENT_PROJECT_VERSION": "7",
                "INFOPLIST_FILE": file, "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations": "A B",
                "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
                "INFOPLIST_KEY_CFBundleDisplayName[sdk=macosx*]": "Mac", "SRCROOT": folder.url.path + "/Project",
                "INFOPLIST_KEY_NSCameraUsageDescription": "$(APP_NAME) takes pictures.",
            ])
            let list = try #require(AppInformation(settings, in: folder.url.appending(path: "Project")).list)
            return try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
        }
        let found = try #require(try values("$(SRCROOT)/App/Info.plist"))
        #expect(found["CFBundleDisplayName"] as? String == "My Cards ")
        #expect(found["CFBundleName"] as? String == "Cards" && found["CFBundleVersion"] as? String == "7")
        #expect((found["Servers"] as? [Any])?.first as? String == "https://example.org")
        #expect((found["Servers"] as? [Any])?.last as? Int == 2)
        #expect((found["Limits"] as? [String: Any])?["Names"] as? String == "My Cards")
        #expect((found["Limits"] as? [String: Any])?["Is"] as? Bool == true)
        #expect(found["CFBundleDevelopmentRegion"] as? String == "en")
        #expect(found["UIRequiresFullScreen"] as? Bool == true)
        #expect(found["UISupportedInterfaceOrientations"] as? [String] == ["A", "B"])
        #expect(found.keys.allSatisfy { !$0.contains("[") && !$0.hasSuffix("_Generation") })
        #expect(found["NSCameraUsageDescription"] as? String == "My Cards takes pictures.")
        // Nothing outside of the project is read; a file that is none, or that is too deep to be read, is as if it were missing.
        let project = folder.url.appending(path: "Project")
        try FileManager.default.createSymbolicLink(
            at: project.appending(path: "Link.plist"), withDestinationURL: folder.url.appending(path: "Outside.plist"))
        let deep = String(repeating: "<array>", count: 60_000) + String(repeating: "</array>", count: 60_000)
        try Data("<plist><dict><key>Servers</key>\(deep)</dict></plist>".utf8).write(
            to: project.appending(path: "Deep.plist"))
        try Data("{ Servers = \(String(repeating: "(", count: 60_000)); }".utf8).write(
            to: project.appending(path: "Old.plist"))
        try Self.doublingList.write(to: project.appending(path: "Doubling.plist"))
        for file in [
            "../Outside.plist", "Link.plist", "App", "App/None.plist", "Deep.plist", "Old.plist", "Doubling.plist",
        ] {
            #expect(try values(file)?["CFBundleName"] as? String == "Cards")
            #expect(try values(file)?["Servers"] == nil)
        }
    }

    private func folder() throws -> TestFolder {
        try TestFolder([
            "Cards.xcodeproj/project.pbxproj": Self.project,
            "Cards/CardsApp.swift": "import SwiftUI\nimport Kit\nimport Lottie\n", "Cards/Info.swift": "",
            "Cards/Info.plist": "",
            "Widgets/Widgets.swift": "import WidgetKit\n", "Widgets/Service.swift": "import UserNotifications\n",
            "Shared/Shared.swift": "import Foundation\n", "Shared/Vision.swift": "import SwiftUI\n",
            "Kit/Package.swift":
                "// swift-tools-version:5.9\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
            "Kit/Sources/Kit/Kit.swift": "public struct A {}",
        ])
    }

    @Test func anXcodeProjectGivesItsAppAndLocalPackages() throws {
        let folder = try folder()
        defer { folder.remove() }
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        #expect(plan.system == "iOS")
        // The extension that it copies and that has views, not the one it only depends on, nor its App Clip, which is another app.
        #expect(plan.modules.map(\.name) == ["Kit", "Cards", "Widgets"])
        #expect(plan.modules[2].kind == .ofExtension)
        #expect(plan.modules[2].files.map(\.lastPathComponent) == ["Shared.swift", "Widgets.swift"])
        let app = plan.modules[1]
        #expect(plan.app?.name == "Cards")
        #expect(app.files.map(\.lastPathComponent) == ["CardsApp.swift", "Shared.swift"])
        #expect(app.isMainActor && app.language == 6)
        #expect(app.flags == ["BETA", "DEBUG"])
        #expect(plan.foreignModules == ["SwiftUI", "Lottie", "Foundation", "WidgetKit"])
    }

    /// Xcode takes a package in a folder that it keeps in step with the disk as a package.
    @Test func aPackageInAFolderOfTheAppIsOfItsOwn() throws {
        let folder = try folder()
        defer { folder.remove() }
        let files = [
            "Cards/CardsApp.swift": "import SwiftUI\nimport Deck\n",
            "Cards/Packages/Deck/Package.swift":
                "import PackageDescription\nlet package = Package(name: \"Deck\", targets: [.target(name: \"Deck\")])",
            "Cards/Packages/Deck/Sources/Deck/Deck.swift": "public struct Deck {}",
            "Cards/Packages/Deck/Examples/Package.swift": "",
            "Cards/Packages/Deck/Examples/Example.swift": "struct Example {}",
            // An app's own.
            "Cards/Shop/Package.swift": "struct Package {}", "Cards/Shop/Parcel.swift": "struct Parcel {}",
        ]
        try folder.add(files)
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        #expect(plan.modules.map(\.name) == ["Deck", "Cards", "Widgets"])
        #expect(
            plan.app?.files.map(\.lastPathComponent).sorted() == ["CardsApp.swift", "Parcel.swift", "Shared.swift"])
    }

    /// A package beside the project in a workspace, which the project does not name; a broken workspace, and one that does not show
    /// the project, are as if they were missing.
    @Test(arguments: [
        ("<Group location=\"container:Packages\"><FileRef location=\"group:Deck\"/></Group>", true),
        ("<FileRef location=\"container:Packages/Deck\"/><FileRef location=\"group:None\"/>", true),
        ("<FileRef location=\"developer:Packages/Deck\"/><FileRef/>", false), ("<FileRef location=", false),
    ])
    func aWorkspaceHasPackages(items: String, isFound: Bool) throws {
        let folder = try folder()
        defer { folder.remove() }
        let files = [
            "All.xcworkspace/contents.xcworkspacedata":
                "<Workspace version = \"1.0\"><FileRef location = \"group:Cards.xcodeproj\"/>\(items)</Workspace>",
            "Other.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location = \"group:Other.xcodeproj\"/><FileRef location = \"group:Packages/Ace\"/></Workspace>",
            "Cards/CardsApp.swift": "import SwiftUI\nimport Deck\nimport Ace\n",
            "Packages/Deck/Package.swift": "let package = Package(name: \"Deck\", targets: [.target(name: \"Deck\")])",
            "Packages/Deck/Sources/Deck/Deck.swift": "public struct Deck {}",
            "Packages/Ace/Package.swift": "let package = Package(name: \"Ace\", targets: [.target(name: \"Ace\")])",
            "Packages/Ace/Sources/Ace/Ace.swift": "public struct Ace {}",
        ]
        try folder.add(files)
        for path in ["", "Cards.xcodeproj", "All.xcworkspace"] {
            let plan = try AppPlan(for: folder.url.appending(path: path), target: nil, checkouts: [])
            #expect(plan.modules.map(\.name) == (isFound ? ["Deck"] : []) + ["Cards", "Widgets"])
        }
        // Another one, which was not named, does not count.
        try folder.add([
            "Other.xcworkspace/contents.xcworkspacedata":
                #"<Workspace><FileRef location="group:Cards.xcodeproj"/><FileRef location="group:Packages/Ace"/></Workspace>"#
        ])
        let all = try AppPlan(for: folder.url.appending(path: "All.xcworkspace"), target: nil, checkouts: [])
        #expect(!all.modules.map(\.name).contains("Ace"))
        #expect(try AppPlan(for: folder.url, target: nil, checkouts: []).modules.map(\.name).contains("Ace"))
    }

    @Test func aTargetIsChosenByItsName() throws {
        let folder = try folder()
        defer { folder.remove() }
        let plan = try AppPlan(for: folder.url, target: "Cards Mac", checkouts: [])
        #expect(plan.system == "macOS")
        #expect(plan.modules.map(\.name) == ["Cards_Mac"])
        let error = #expect(throws: InputError.self) {
            try AppPlan(for: folder.url, target: "Card", checkouts: [])
        }
        #expect(error?.message == "no target 'Card'; the targets are Cards Mac, Cards, Widgets, Notifications, Clip")
    }

    @Test(arguments: ["", "{", "{ objects = { }; rootObject = A; }", "{ objects = ( ); }"])
    func aBrokenProjectFileIsOneError(text: String) throws {
        let folder = try TestFolder(["A.xcodeproj/project.pbxproj": text])
        defer { folder.remove() }
        let error = #expect(throws: InputError.self) { try AppPlan(for: folder.url, target: nil, checkouts: []) }
        #expect(error?.file?.hasSuffix("project.pbxproj") == true)
    }

    @Test func aProjectThatIsNotGeneratedYetIsOneError() throws {
        let folder = try TestFolder(["Project.swift": ""])
        defer { folder.remove() }
        let error = #expect(throws: InputError.self) { try AppPlan(for: folder.url, target: nil, checkouts: []) }
        #expect(error?.message.hasSuffix("'tuist generate' makes one of Project.swift") == true)
    }

    @Test func groupsThatContainThemselvesEnd() throws {
        let folder = try TestFolder([
            "A.xcodeproj/project.pbxproj": """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (); };
              G = { isa = PBXGroup; children = (G, H); }; H = { isa = PBXGroup; children = (G); }; }; rootObject = P; }
            """
        ])
        defer { folder.remove() }
        #expect(throws: InputError.self) { try AppPlan(for: folder.url, target: nil, checkouts: []) }
    }

    @Test func packagesThatDependOnEachOtherEnd() throws {
        let folder = try TestFolder([
            "Package.swift": """
            let package = Package(name: "A", targets: [
                .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"])])
            """, "Sources/A/A.swift": "import B", "Sources/B/B.swift": "import A",
        ])
        defer { folder.remove() }
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        #expect(plan.modules.map(\.name) == ["B", "A"])
        #expect(plan.notes == ["B and A depend on each other: B is compiled without A"])
    }
}
