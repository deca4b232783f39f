import Foundation
import Testing

@testable import Adoption

@Suite struct ForeignMemberTests {
    @Test(arguments: [
        ("value of type 'EKCalendar' has no member 'color'", "EKCalendar", "EKCalendar", false),
        ("value of type 'NSColor' (aka 'UIColor') has no member 'mixed'", "NSColor", "NSColor", false),
        ("value of type 'some View' has no member 'glow'", "View", "View", false),
        ("value of type 'Pair<Text, Color>' has no member 'glow'", "Pair", "Pair<Text, Color>", false),
        (
            "value of type 'Card.Content' (aka '_ViewModifier_Content<Card>') has no member 'glow'", "View", "View",
            false
        ),
        ("type 'Status?' has no member 'authorized'", "Status", "Status", true),
    ])
    func errorsNameTheTypeAndTheMember(text: String, type: String, full: String, isStatic: Bool) throws {
        let member = try #require(ForeignMember(error(text)))
        #expect(member.type == type)
        #expect(member.fullType == full)
        #expect(member.isStatic == isStatic)
    }

    @Test(arguments: [
        "value of type '[Int]' has no member 'all'", "value of type 'GalleyValue' has no member 'a'",
        "value of type 'Text.Type' has no member 'a'", "cannot find type 'a' in scope", "type 'Any' has no member 'b'",
        "value of type 'any Hashable' has no member 'a'", "value of type 'NSObject' has no member 'a'",
    ])
    func othersHaveNone(text: String) { #expect(ForeignMember(error(text)) == nil) }

    @Test func anErrorNamesATypeWithinAType() throws {
        let text = "'Diff' is not a member type of struct 'ViewLayout.EnvironmentValues'"
        let member = try #require(ForeignMember(error(text)))
        #expect(member.isType)
        #expect(member.title == "EnvironmentValues.Diff")
    }

    @Test func usesAreCallsAndValues() {
        let text = "a.glow(radius: 2); b.glow; c(.glow, with: .glow(3)); glow()\n.glow { x in }\n"
        let member = ForeignMember(type: "Lamp", fullType: "Lamp", name: "glow", isStatic: true)
        let uses = ForeignMemberUses(of: member, in: [ParsedFile(bytes(text))])
        let labels = Set(uses.calls.keys.map { $0.map(\.label) })
        #expect(labels == [["radius"], ["_"]])
        #expect(uses.isValue && uses.isImplicit)
    }

    /// A call of a stand-in may give any type. Of a binding it gives a value, whose members give any binding.
    @Test(arguments: [("Lamp", true), ("Binding", false)])
    func aMethodGivesAnyTypeButThatOfABinding(type: String, isAnyType: Bool) throws {
        let folder = try TestFolder([:])
        defer { folder.remove() }
        let workspace = Workspace(
            folder: folder.url, apple: try AppleModules(in: folder.url), system: "iOS", frontend: [])
        let members = ForeignMembers(
            files: [ParsedFile(bytes("show($a.glow(1))"))], workspace: workspace, imports: [])
        let lines = members.declarations(
            of: ForeignMember(type: type, fullType: type, name: "glow", isStatic: false))
        #expect(lines.contains { $0.contains("func `glow`<A0>(_ a0: A0) -> GalleyValue") })
        #expect(lines.contains { $0.contains("-> V ") } == isAnyType)
    }

    /// Two modules with one constant would make it ambiguous.
    @Test func whatTheModuleOfForeignNamesHasIsNotDeclaredTwice() throws {
        let folder = try TestFolder([:])
        defer { folder.remove() }
        let workspace = Workspace(
            folder: folder.url, apple: try AppleModules(in: folder.url), system: "iOS", frontend: [])
        var members = ForeignMembers(files: [ParsedFile(bytes("let a = kFirst"))], workspace: workspace, imports: [])
        let missing = error("cannot find 'kFirst' in scope")
        #expect(missing.unknownName == "kFirst")
        #expect(try members.learn(from: [missing], foreign: [], without: ["kFirst"]).isEmpty)
        #expect(members.made.isEmpty)
    }

    private func error(_ text: String) -> CompilerMessage {
        CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text)
    }
}

@Suite struct StringSymbolsTests {
    private func source(_ catalog: String, named name: String = "Localizable", words: Set<String>) throws -> [Substring]
    {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let file = root.appending(path: "\(name).xcstrings")
        try Data(catalog.utf8).write(to: file)
        return StringSymbols(catalogs: [file], words: words).source(bundle: nil).split(separator: "\n")
    }

    private let catalog = #"""
        {"sourceLanguage": "en", "strings": {
          "card_title": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "A \"card\""}}}},
          "cards_sent": {"extractionState": "manual",
            "localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "%2$@ sent %1$(count)lld"}}}}}}},
          "unused_key": {"extractionState": "manual"}, "Found": {}
        }}
        """#

    @Test func keysThatWereAddedByHandHaveNames() throws {
        let lines = try source(catalog, words: ["cardTitle", "cardsSent", "found"])
        #expect(
            lines == [
                #"extension LocalizedStringResource { static var `cardTitle`: LocalizedStringResource { LocalizedStringResource("card_title", defaultValue: "A \"card\"") } }"#,
                #"extension LocalizedStringKey { static var `cardTitle`: LocalizedStringKey { "\(LocalizedStringResource.`cardTitle`)" } }"#,
                #"extension LocalizedStringResource { static func `cardsSent`(count a0: Int, _ a1: String) -> LocalizedStringResource { LocalizedStringResource("cards_sent", defaultValue: "\(a1) sent \(a0)") } }"#,
                #"extension LocalizedStringKey { static func `cardsSent`(count a0: Int, _ a1: String) -> LocalizedStringKey { "\(LocalizedStringResource.`cardsSent`(count: a0, a1))" } }"#,
            ])
    }

    /// %% is a percent sign, also where letters follow that would make a placeholder.
    @Test func percentSignsAreNoPlaceholders() throws {
        let catalog = #"""
            {"sourceLanguage": "en", "strings": {
              "sale": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "100%% off"}}}},
              "sale_of": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%%%lld%% off"}}}}
            }}
            """#
        let lines = try source(catalog, words: ["sale", "saleOf"]).filter {
            $0.hasPrefix("extension LocalizedStringResource")
        }
        #expect(
            lines == [
                #"extension LocalizedStringResource { static var `sale`: LocalizedStringResource { LocalizedStringResource("sale", defaultValue: "100%% off") } }"#,
                #"extension LocalizedStringResource { static func `saleOf`(_ a0: Int) -> LocalizedStringResource { LocalizedStringResource("sale_of", defaultValue: "%\(a0)% off") } }"#,
            ])
    }

    @Test func namesOfAnotherCatalogAreWithinItsOwn() throws {
        let lines = try source(catalog, named: "Post Office", words: ["cardTitle"])
        #expect(lines.contains("extension LocalizedStringResource { enum `PostOffice` {} }"))
        #expect(lines.contains { $0.hasPrefix("extension LocalizedStringKey.`PostOffice` { static var `cardTitle`") })
        #expect(lines.contains { $0.contains(#"table: "Post Office""#) })
    }
}
