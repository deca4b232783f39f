import Foundation
import Labels
import Testing

@testable import Adoption

@Suite struct PackageVersionTests {
    private let pins = """
        {"pins": [
            {"identity": "kingfisher", "kind": "remoteSourceControl", "location": "https://github.com/onevcat/Kingfisher.git",
             "state": {"revision": "aaaa000000000000000000000000000000000000", "version": "7.10.0"}},
            {"identity": "swift-algorithms", "kind": "remoteSourceControl", "location": "https://example.com/swift-algorithms",
             "state": {"branch": "main", "revision": "bbbb"}}
        ], "version": 2}
        """
    private let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kingfisher", targets: [.target(name: "Kingfisher")])
        """

    @Test func pinsAreReadInEachVersionOfTheFile() throws {
        let folder = try TestFolder([
            "New/Package.resolved": pins,
            "Old/Package.resolved": """
            {"object": {"pins": [{"package": "Kingfisher", "repositoryURL": "git@github.com:onevcat/Kingfisher.git",
             "state": {"branch": null, "revision": "cccc", "version": "5.0.0"}}]}, "version": 1}
            """,
            "Broken/Package.resolved": "{", "None/a.txt": "",
        ])
        defer { folder.remove() }
        func resolved(_ name: String) -> ResolvedPackages { ResolvedPackages(of: folder.url.appending(path: name)) }
        #expect(resolved("New").pins["kingfisher"]?.title == "kingfisher 7.10.0")
        #expect(resolved("New").pin(ofModule: "Algorithms")?.title == "swift-algorithms main")
        #expect(resolved("New").pin(ofModule: "Alamofire") == nil)
        #expect(resolved("Old").pins["kingfisher"]?.version == "5.0.0")
        #expect(resolved("Broken").unreadable != nil && resolved("Broken").pins.isEmpty)
        #expect(resolved("None").unreadable == nil && resolved("None").pins.isEmpty)
    }

    @Test func theWorkspaceBesideTheProjectDecides() throws {
        let inside = "xcshareddata/swiftpm/Package.resolved"
        let folder = try TestFolder([
            "A.xcodeproj/project.xcworkspace/\(inside)": pins.replacing("7.10.0", with: "7.0.0"),
            "B.xcworkspace/\(inside)": pins,
        ])
        defer { folder.remove() }
        let resolved = ResolvedPackages(of: folder.url.appending(path: "A.xcodeproj"))
        #expect(resolved.pins["kingfisher"]?.version == "7.10.0")
    }

    @Test func aModuleHasThePackageThatAManifestNames() throws {
        let folder = try TestFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", dependencies: [.product(name: "PictureViews", package: "Kingfisher")]),
            ])
            """,
            "Sources/Kit/A.swift": "import PictureViews", "Package.resolved": pins,
        ])
        defer { folder.remove() }
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        #expect(plan.foreignModules == ["PictureViews"])
        #expect(plan.package(ofModule: "PictureViews")?.title == "kingfisher 7.10.0")
        #expect(plan.package(ofModule: "Kit") == nil)
    }

    @Test func theCheckoutOfTheResolvedVersionIsTaken() throws {
        let folder = try TestFolder([
            "Package.resolved": pins,
            "Two/Kingfisher-7.9.0/Package.swift": manifest, "Two/Kingfisher-7.10.0/Package.swift": manifest,
            "Other/Kingfisher-7.9.0/Package.swift": manifest, "Unknown/Kingfisher/Package.swift": manifest,
        ])
        defer { folder.remove() }
        let resolved = ResolvedPackages(of: folder.url)
        func chosen(_ name: String) -> (names: [String], notes: [String]) {
            let found = Checkout.chosen(in: [folder.url.appending(path: name)], for: resolved)
            return (found.checkouts.map(\.folder.lastPathComponent), found.notes)
        }
        #expect(chosen("Two") == (["Kingfisher-7.10.0"], []))
        #expect(chosen("Unknown") == (["Kingfisher"], []))
        #expect(
            chosen("Other") == (
                ["Kingfisher-7.9.0"],
                ["kingfisher 7.10.0 is wanted (Package.resolved), and Kingfisher-7.9.0 has 7.9.0"]
            ))
    }

    @Test func aCheckoutOfGitSaysItsCommitAndTag() throws {
        let commit = "aaaa000000000000000000000000000000000000"
        let folder = try TestFolder([
            "A/.git/HEAD": "\(commit)\n",
            "A/.git/config": "[remote \"origin\"]\n\turl = https://github.com/onevcat/Kingfisher.git\n",
            "A/.git/packed-refs": "# pack-refs with: peeled\nffff refs/tags/7.10.0\n^\(commit)\n",
            "B/.git/HEAD": "ref: refs/heads/main\n", "B/.git/refs/heads/main": "dddd\n",
        ])
        defer { folder.remove() }
        let pin = ResolvedPackages.Pin(identity: "kingfisher", version: "7.10.0", branch: nil, revision: commit)
        let tagged = Checkout(in: folder.url.appending(path: "A"))
        #expect(tagged.identity == "kingfisher" && tagged.version == "7.10.0" && tagged.matches(pin) == true)
        let branch = Checkout(in: folder.url.appending(path: "B"))
        #expect(branch.identity == "b" && branch.state == "dddd" && branch.matches(pin) == false)
    }

    @Test func modulesOfAnotherCompilerAreRefused() throws {
        let folder = try TestFolder(["compiler.txt": "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n"])
        defer { folder.remove() }
        try AppleModules.refuseOtherCompiler(
            in: folder.url, than: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n")
        let error = #expect(throws: InputError.self) {
            try AppleModules.refuseOtherCompiler(in: folder.url, than: "Swift version 6.2 (swift-6.2-RELEASE)\n")
        }
        #expect(error?.message.contains("6.3.1") == true && error?.message.contains("6.2 ") == true)
    }

    @Test func aChangeOfASourceIsSeenAndOneOfACatalogIsNot() throws {
        let folder = try TestFolder([
            "App/A.swift": "a", "App/B.swift": "b", "App/Localizable.xcstrings": "{}",
            "App/Assets.xcassets/Red.colorset/Contents.json": "{}",
        ])
        defer { folder.remove() }
        let before = SourceState(of: [folder.url])
        try "{ }".write(to: folder.url.appending(path: "App/Localizable.xcstrings"), atomically: true, encoding: .utf8)
        #expect(before.now == before)
        try "aa".write(to: folder.url.appending(path: "App/A.swift"), atomically: true, encoding: .utf8)
        try "c".write(to: folder.url.appending(path: "App/C.swift"), atomically: true, encoding: .utf8)
        let colour = folder.url.appending(path: "App/Assets.xcassets/Red.colorset/Contents.json")
        try "{ }".write(to: colour, atomically: false, encoding: .utf8)
        #expect(
            before.now.changes(from: before).map(\.lastPathComponent) == ["A.swift", "Contents.json", "C.swift"])
    }
}
