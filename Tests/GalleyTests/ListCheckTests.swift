import Foundation
import Galley
import Testing
import ViewLayout

/// Labels that do not fit rows, bars and alerts are found, in real fonts and a real language.
@Suite struct ListCheckTests {
    private func findings<V: View>(
        width: Double = 375, textSize: TextSize = .large, _ view: @escaping @MainActor @Sendable () -> V
    ) throws -> [Finding] {
        let scene = LayoutScene("Einstellungen", sourceLocale: "de") { view() }
        return try scene.report(
            in: LayoutEnvironment(locale: "de", textSize: textSize, width: width, height: 667)
        ).findings().filter { $0.rule != "missing-translation" }
    }

    private struct Settings: View {
        var limit: Int?
        var body: some View {
            NavigationStack {
                Form {
                    Section("Mitteilungen") {
                        Toggle("Benachrichtigungen auf dem Sperrbildschirm anzeigen", isOn: .constant(true))
                        LabeledContent("Benachrichtigungszentrale", value: "Sofortige Zustellung")
                        Picker("Vorschau", selection: .constant(0)) { Text("Immer, auch im Sperrzustand").tag(0) }
                        NavigationLink("Datenschutz und Sicherheit", value: 1)
                        Button("Zurücksetzen") {}
                    }
                }
                .lineLimit(limit)
                .navigationTitle("Einstellungen")
            }
        }
    }

    @Test func aFormThatWrapsHasNoFault() throws {
        #expect(try findings { Settings() }.isEmpty)
        #expect(try findings(textSize: .accessibility3) { Settings() }.filter { $0.rule != "broken-word" }.isEmpty)
    }

    @Test func rowsOfOneLineAreCut() throws {
        let found = try findings { Settings(limit: 1) }
        #expect(Set(found.map(\.rule)) == ["truncated-text"])
        let texts = Set(found.compactMap { $0.text?.string })
        #expect(texts.contains("Benachrichtigungen auf dem Sperrbildschirm anzeigen"))
        #expect(texts.contains("Benachrichtigungszentrale") || texts.contains("Sofortige Zustellung"))
        #expect(!texts.contains("Zurücksetzen"))
    }

    @Test func titlesOfTabsAreCut() throws {
        let found = try findings(width: 320) {
            TabView {
                ForEach(["Start", "Benachrichtigungen", "Suche", "Mein Profil"], id: \.self) { title in
                    Color.clear.tabItem { Label(title, systemImage: "star") }
                }
            }
        }
        #expect(found.map(\.rule) == ["truncated-text"])
        #expect(found.first?.text?.string == "Benachrichtigungen")
    }

    @Test func titlesBetweenItemsAreCut() throws {
        let found = try findings(width: 320) {
            NavigationStack {
                Color.clear.navigationTitle("Benachrichtigungen").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Abbrechen") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Übernehmen") {} }
                }
            }
        }
        #expect(found.map(\.rule) == ["truncated-text"])
        #expect(found.first?.text?.string == "Benachrichtigungen")
    }

    @Test func buttonsOfAlertsThatShrinkTooFarAreCut() throws {
        let found = try findings {
            Color.clear.alert("Wirklich löschen?", isPresented: .constant(true)) {
                Button("Alle Einstellungen und sämtliche Inhalte unwiderruflich löschen") {}
            } message: {
                Text("Das lässt sich nicht rückgängig machen.")
            }
        }
        #expect(found.contains { $0.rule == "truncated-text" })
        #expect(!found.contains { $0.rule == "overflow" || $0.rule == "small-target" })
    }

    @Test func whatIsWiderThanItsRowLeavesIt() throws {
        let found = try findings { List { Text("Benachrichtigungen auf dem Sperrbildschirm anzeigen").fixedSize() } }
        #expect(found.contains { $0.rule == "overflow" })
    }

    @Test func theProjectChangesSizes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        try write("scene: A\nview: { List: [Text: { verbatim: Rechtschreibprüfung }], lineLimit: 1 }", "A.yml")
        try write("scenes: [A.yml]\nwidths: [240]\ntextSizes: [large]\nlocales: [de]", "galley.yml")
        #expect(try Project.find(at: folder.path).check().findings.isEmpty)
        try write(
            "scenes: [A.yml]\nwidths: [240]\ntextSizes: [large]\nlocales: [de]\nmetrics: { margin: 30 }", "galley.yml")
        #expect(try Project.find(at: folder.path).check().findings.map(\.rule) == ["truncated-text"])
    }
}
