import Foundation
import SwiftUI
import Testing
import ViewLayout

/// The windows of an app, all of them, in the order in which they are declared.
@MainActor @Suite struct WindowTests {
    private struct Everything: App {
        var hasTools = true

        var body: some Scene {
            WindowGroup { Text("a") }
            WindowGroup("Documents", id: "documents") { Text("b") }
                .defaultSize(width: 400, height: 300)
                .environment(\.lineLimit, 1)
            if hasTools {
                Window("Tools", id: "tools") { Text("c") }
            }
            Settings { Text("d") }
            MenuBarExtra("Status", systemImage: "star") { Text("e") }
            MenuBarExtra(String("Now"), image: "star", isInserted: .constant(true)) { Text("n") }
        }
    }

    private struct Nothing: App {
        var body: some Scene {}
    }

    private struct Nested: App {
        struct Windows: Scene {
            var body: some Scene {
                WindowGroup("One") { EmptyView() }
                WindowGroup("Two") { EmptyView() }
            }
        }

        var body: some Scene { Windows() }
    }

    @Test func allScenesHaveTheirWindows() {
        let windows = Everything().body.allWindows
        #expect(windows.map(\.title) == [nil, "Documents", "Tools", "Settings", "Status", "Now"])
        #expect(windows.allSatisfy { URL(filePath: $0.source.file).lastPathComponent == "WindowTests.swift" })
        #expect(windows.map(\.source.line) == windows.map(\.source.line).sorted())
        #expect(Nested().body.allWindows.map(\.title) == ["One", "Two"])
        #expect(Nothing().body.allWindows.isEmpty)
    }

    @Test func whatASceneSetsHoldsInItsWindows() {
        let windows = Everything().body.allWindows
        let placed = layOut(windows[1].root, in: .unspecified, measurer: GridFont()).root
        #expect(placed.text?.environment.lineLimit == 1)
    }

    /// A window without a title is named as one that has none.
    @Test func anEmptyTitleIsNone() {
        struct Opener: App {
            var body: some Scene { Window(String(""), id: "opener") { Text("a") } }
        }
        #expect(Opener().body.allWindows.map(\.title) == [nil])
    }
}
