import Foundation
import Testing
import ViewLayout

/// What a view can show and does not is named at the view, so that it is not taken for measured.
@MainActor @Suite struct HiddenViewsTests {
    private final class Model {}

    private struct ModelView: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("model") }
    }

    private struct ModelTabs: TabContent {
        typealias TabValue = Never
        @EnvironmentObject var model: Model
        var body: some TabContent<Never> { Tab("Model", systemImage: "star") { Text("model") } }
    }

    private struct ModelItems: ToolbarContent {
        @EnvironmentObject var model: Model
        var body: some ToolbarContent { ToolbarItem { Text("model") } }
    }

    private struct Folder: Identifiable {
        var id: String
        var folders: [Folder]?
    }

    /// "TabView: Tab more, Tab": a line a view.
    private func hidden(
        _ view: some View, width: CGFloat = 320, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [String] {
        scene(view, width: width, height: 480, change).root.all.filter { !$0.hidden.isEmpty }.map { view in
            let names = view.hidden.map { hidden in
                [hidden.kind, hidden.title.map(name), hidden.reason, hidden.count == 1 ? nil : "× \(hidden.count)"]
                    .compactMap(\.self).joined(separator: " ")
            }
            return "\(view.kind): \(names.joined(separator: ", "))"
        }
    }

    private func name(_ text: TextContent.Source) -> String {
        switch text {
        case .verbatim(let string): string
        case .localized(let key, _, _, _, _): key
        }
    }

    /// SwiftUI makes no view of an element that is far out of sight; where it makes all of them, all are laid out.
    @Test func theEndsOfLongLists() {
        final class Counter { var count = 0 }
        func made(_ elements: Int, _ view: (AnyView) -> some View) -> (count: Int, hidden: [String]) {
            let counter = Counter()
            let elements = ForEach(0..<elements) { index -> Text in
                counter.count += 1
                return Text(verbatim: "\(index)")
            }
            let names = hidden(view(AnyView(elements)))
            return (counter.count, names)
        }
        let lazy: [(String, (AnyView) -> AnyView)] = [
            ("List", { content in AnyView(List { content }) }),
            ("section", { content in AnyView(List { Section("a") { content } }) }),
            ("LazyVStack", { content in AnyView(ScrollView { LazyVStack { content } }) }),
            ("LazyHStack", { content in AnyView(ScrollView(.horizontal) { LazyHStack { content } }) }),
            ("LazyVGrid", { content in AnyView(ScrollView { LazyVGrid(columns: [GridItem()]) { content } }) }),
        ]
        for (name, view) in lazy {
            #expect(made(201, view) == (200, ["Text: Element"]), "\(name)")
            #expect(made(1000, view) == (200, ["Text: Element × 800"]), "\(name)")
            #expect(made(200, view) == (200, []), "\(name)")
        }
        #expect(made(300) { content in ScrollView { VStack { content } } } == (300, []))
        // The last of a conversation are in sight.
        #expect(
            made(300) { content in ScrollView { LazyVStack { content } }.defaultScrollAnchor(.bottom) } == (300, []))
        #expect(made(300) { content in LazyVStack { Group(subviews: content) { Text("\($0.count)") } } }.count == 300)
        // Of a row of its own all is in sight.
        #expect(made(300) { content in List { HStack { content } } } == (300, []))
        #expect(made(300) { content in LazyVStack { VStack { content } } } == (300, []))
    }

    /// What shows nothing takes no place.
    @Test func elementsThatAreLeftOutByAConditionDoNotCount() {
        let list = List {
            ForEach(0..<1000) { index in
                if index >= 500 { Text(verbatim: "\(index)") }
            }
        }
        #expect(hidden(list) == ["Text: Element × 300"])
    }

    @Test func theOtherTabs() {
        let tabs = TabView(selection: .constant("b")) {
            Text("first").tabItem { Label("tab.a", systemImage: "star") }.tag("a")
            Text("second").tabItem { Text("tab.b") }.tag("b")
            Text("third").tabItem { Text(verbatim: "C") }.tag("c")
            Text("fourth")
        }
        #expect(hidden(tabs) == ["TabView: Tab tab.a, Tab C, Tab"])
        #expect(hidden(TabView { Text("only").tabItem { Text("tab") } }) == [])
    }

    @Test func closedGroups() {
        let closed = DisclosureGroup("more", isExpanded: .constant(false)) { Text("inside") }
        let open = DisclosureGroup("more", isExpanded: .constant(true)) { Text("inside") }
        #expect(hidden(closed) == ["DisclosureGroup: DisclosureGroup more"])
        #expect(hidden(List { closed }) == ["DisclosureGroup: DisclosureGroup more"])
        #expect(hidden(open) == [] && hidden(List { open }) == [])
        #expect(hidden(DisclosureGroup("more") { Text("inside") }) == ["DisclosureGroup: DisclosureGroup more"])
        #expect(hidden(DisclosureGroup("more") {}) == [])
        let folders = [Folder(id: "a", folders: [Folder(id: "a.b")]), Folder(id: "c")]
        let outline = List { OutlineGroup(folders, children: \.folders) { Text(verbatim: $0.id) } }
        #expect(hidden(outline) == ["DisclosureGroup: DisclosureGroup a"])
        let section = Section("title", isExpanded: .constant(false)) { Text("inside") }
        #expect(hidden(List { section }) == ["Section: Section title"])
        #expect(hidden(VStack { section }) == ["Text: Section title"])
        #expect(hidden(List { Section("title", isExpanded: .constant(true)) { Text("inside") } }) == [])
    }

    @Test func whatIsShownOverAView() {
        let view = Text("view")
            .sheet(isPresented: .constant(false)) { Text("sheet") }
            .popover(item: .constant(Folder?.none)) { Text(verbatim: $0.id) }
            .alert("title", isPresented: .constant(false)) { Button("OK") {} }
            .contextMenu { Button("copy") {} }
        #expect(hidden(view) == ["Text: Sheet, Popover, Alert, Menu"])
        #expect(hidden(Menu("more") { Button("copy") {} }) == ["Button: Menu"])
        // The views behind it are not laid out.
        let shown = Text("view").sheet(isPresented: .constant(true)) { Text("sheet") }
        #expect(hidden(shown) == ["Sheet: CoveredView"])
    }

    /// Where each of these is a scene of its own, none is missing.
    @Test func aSceneOfASheetHidesNothing() {
        let view = Text("view").sheet(isPresented: .constant(false)) { Text("sheet") }
        #expect(hidden(view) { $0.presentations = Presentations(showing: 0) } == [])
    }

    @Test func whereLinksLead() {
        #expect(hidden(NavigationLink("more") { Text("there") }) == ["Button: Destination"])
        #expect(hidden(NavigationLink("more", value: 1)) == [])
        let stack = NavigationStack {
            NavigationLink("more", value: 1).navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
        }
        #expect(hidden(stack) == ["Button: Destination"])
    }

    @Test func theOptionsOfAMenu() {
        let options = ForEach(0..<4) { Text(verbatim: "option \($0)").tag($0) }
        let picker = Picker("choice", selection: .constant(2)) { options }
        #expect(hidden(picker) == ["Picker: Option × 3"])
        #expect(hidden(Form { picker }) == ["Picker: Option × 3"])
        let named = Picker(selection: .constant(2)) {
            options
        } label: {
            Text("choice")
        } currentValueLabel: {
            Text("current")
        }
        #expect(hidden(named) == ["Picker: Option × 4"])
        #expect(hidden(picker.pickerStyle(.segmented)) == [] && hidden(picker.pickerStyle(.wheel)) == [])
    }

    @Test func columnsThatHaveNoRoom() {
        let two = NavigationSplitView {
            Text("sidebar")
        } detail: {
            Text("detail")
        }
        let three = NavigationSplitView {
            Text("sidebar")
        } content: {
            Text("content")
        } detail: {
            Text("detail")
        }
        #expect(hidden(two) == ["NavigationSplitView: Column"])
        #expect(hidden(three) == ["NavigationSplitView: Column × 2"])
        #expect(hidden(two, width: 1024) == [] && hidden(three, width: 1366) == [])
        let detail = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
            Text("sidebar")
        } detail: {
            Text("detail")
        }
        #expect(hidden(detail, width: 1024) == ["NavigationSplitView: Column"])
    }

    @Test func itemsThatNoBarShows() {
        let view = Text("view").toolbar {
            ToolbarItem { Button("add") {} }
            ToolbarItem(placement: .keyboard) { Button("done") {} }
        }
        #expect(hidden(NavigationStack { view }) == ["NavigationStack: ToolbarItem"])
        #expect(hidden(view) == ["Text: ToolbarItem × 2"])
        #expect(hidden(TabView { view.tabItem { Text("tab") } }) == ["TabView: ToolbarItem × 2"])
        #expect(
            hidden(NavigationStack { view }) { $0.platformMetrics = PlatformMetrics(.macos) } == [
                "NavigationStack: ToolbarItem × 2"
            ])
        let items = NavigationStack { Text("view").toolbar { ModelItems() } }
        #expect(hidden(items) == ["NavigationStack: ToolbarItem"])
    }

    @Test func whatAPersonDrawsOrTypes() {
        let rows = List { ForEach(0..<2) { Text(verbatim: "\($0)").swipeActions { Button("delete") {} } } }
        #expect(hidden(rows) == ["Text: SwipeActions", "Text: SwipeActions"])
        let search = Text("view").searchSuggestions { Text("cat") }.searchScopes(.constant(1)) { Text("all") }
        #expect(hidden(search) == ["Text: SearchSuggestions, SearchScopes"])
    }

    @Test func viewsThatCannotBeEvaluated() {
        #expect(
            hidden(VStack { ModelView() })
                == ["ModelView: ModelView needs an environment object of type Model that no view above it sets"])
        #expect(
            hidden(TabView { ModelTabs() })
                == ["ModelTabs: ModelTabs needs an environment object of type Model that no view above it sets"])
    }
}
