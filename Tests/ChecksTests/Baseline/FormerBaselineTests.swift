import Checks
import Foundation
import Frames
import Testing

/// Baselines of versions 1 and 2 name a view by its name or path: an unchanged project has no new findings.
@Suite struct FormerBaselineTests {
    /// A label in a column, the only one of it, with so many views before it.
    private static func scene(
        _ string: String = "Zur Wiedergabeliste", key: String? = nil, need: Double = 200, after views: Int = 0
    ) -> FrameReport {
        let label = text(string, 0, 0, 188) { view in
            view.text?.key = key
            view.text?.ideal.width = need
            view.text?.budget = Budget(width: 188, lines: 1)
            view.text?.truncated = true
        }
        let dividers = (0..<views).map { _ in view("Divider", 0, 0, 188, 1) }
        return report(view("VStack", 0, 0, 188, 40, dividers + [label]))
    }

    private static func result(_ report: FrameReport, _ baseline: Baseline? = nil) -> CheckResult {
        var checker = Checker()
        checker.check(report)
        return checker.result(baseline: baseline)
    }

    /// The findings of a report as a file of version 2 has them, in the first view of their scene.
    private static func former(_ report: FrameReport, view: String = "0.0", version: Int = 2) throws -> Baseline {
        let entries = result(report).findings.map { finding in
            let key = finding.key.map { #""key": "\#($0)", "# } ?? ""
            let entry = Baseline([finding]).entries[0]
            let measure =
                version == 1
                ? ""
                : """
                , "amount": \(entry.measure?.amount ?? 0), "cells": ["large × 320"], "worst": "large × 320",
                "text": "\(entry.measure?.text ?? "")"
                """
            return """
                {\(key)"rule": "\(finding.rule)", "scene": "\(finding.scene)", "locale": "\(finding.locale)",
                "reason": "waits", "view": "\(view)"\(measure)}
                """
        }
        let text = #"{"version": \#(version), "entries": [\#(entries.joined(separator: ", "))]}"#
        return try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
    }

    @Test(arguments: ["save", nil]) func whatIsUnchangedIsKnown(key: String?) throws {
        let scene = Self.scene(key: key)
        let result = Self.result(scene, try Self.former(scene))
        #expect(result.findings.isEmpty && result.summary.known == 1 && result.notices.isEmpty)
    }

    /// A text is looked for where its view has moved to, by its key or the digest that the file has of it.
    @Test(arguments: ["save", nil]) func whatHasMovedIsKnown(key: String?) throws {
        let baseline = try Self.former(Self.scene(key: key))
        let result = Self.result(Self.scene(key: key, after: 2), baseline)
        #expect(result.findings.isEmpty && result.notices.isEmpty)
    }

    /// Of several that have moved, each is known by the entry of its rank: views are counted, and 10 comes after 9.
    @Test func whatHasMovedTogetherKeepsItsOrder() throws {
        let scenes = [200.0, 220].map { Self.scene(key: "save", need: $0) }
        let entries = try zip(scenes, ["0.9", "0.10"]).flatMap { try Self.former($0, view: $1).entries }
        var baseline = try Self.former(scenes[0])
        baseline.entries = entries
        var labels = scenes.flatMap(\.root.children)
        labels[1].frame.y = 40
        let both = report(view("VStack", 0, 0, 188, 80, labels))
        let result = Self.result(both, baseline)
        #expect(result.findings.isEmpty && result.summary.known == 2 && result.notices.isEmpty)
    }

    @Test(arguments: ["save", nil]) func whatGotWorseIsNot(key: String?) throws {
        let baseline = try Self.former(Self.scene(key: key))
        let findings = Self.result(Self.scene(key: key, need: 220), baseline).findings
        #expect(findings.map(\.remarks.first) == [.outgrows(.amount(was: 12))])
    }

    /// The path of a text without a key is no reason to take another text there for it.
    @Test func anotherTextInThatPlaceIsNew() throws {
        let baseline = try Self.former(Self.scene())
        let result = Self.result(Self.scene("Bibliothek"), baseline)
        #expect(result.findings.map(\.remarks) == [[]])
        #expect(result.notices == [.staleBaselineEntry(baseline.entries[0])])
    }

    /// Two views that show the same text are distinguished by their order, as their paths are.
    @Test func textsWithTheSameKeyAreMatchedInOrder() throws {
        func scene(_ needs: [Double], after views: Int) -> FrameReport {
            let dividers = (0..<views).map { _ in view("Divider", 0, 0, 188, 1) }
            let labels = needs.enumerated().map { row, need in
                var label = Self.scene(key: "save", need: need).root.children[0]
                label.frame.y = Double(row * 20)
                return label
            }
            return report(view("VStack", 0, 0, 188, 40, dividers + labels))
        }
        let parts = try [(200.0, "0.0"), (300.0, "0.10")].map { need, view in
            try Self.former(Self.scene(key: "save", need: need), view: view).entries
        }
        let baseline = Baseline(version: 2, entries: parts.flatMap { $0 }.reversed())
        #expect(Self.result(scene([200, 300], after: 20), baseline).findings.isEmpty)
        #expect(Self.result(scene([300, 200], after: 20), baseline).findings.count == 1)
    }

    /// Nobody knows whether a finding is as bad as it was: it is reported, with the reason.
    @Test func anEntryWithoutAnAmountHidesNothing() throws {
        let scene = Self.scene(key: "save")
        let result = Self.result(scene, try Self.former(scene, version: 1))
        #expect(result.findings.map(\.remarks.first) == [.outgrows(.unmeasured)])
        #expect(result.summary.known == 0 && result.notices.isEmpty)
    }

    @Test(arguments: [1, 2]) func reasonsStayWhenItIsWrittenAnew(version: Int) throws {
        let scene = Self.scene(key: "save")
        let baseline = Baseline(
            Self.result(scene).findings, keepingReasonsOf: try Self.former(scene, version: version))
        #expect(baseline.version == 3 && baseline.entries.map(\.reason) == ["waits"])
        #expect(baseline == Baseline(version: 3, entries: [try #require(baseline.entries.first)]))
        #expect(Self.result(Self.scene(key: "save", after: 1), baseline).findings.isEmpty)
    }

    /// What a filtered check did not look at is kept as it is, and still known after it was written.
    @Test func whatIsKeptIsStillKnown() throws {
        let scene = Self.scene(key: "save")
        let written = Baseline([], keepingReasonsOf: try Self.former(scene), andEntries: { _ in true })
        let read = try JSONDecoder().decode(Baseline.self, from: JSONEncoder().encode(written))
        #expect(read == written && read.version == 3)
        #expect(Self.result(scene, read).findings.isEmpty)
    }
}
