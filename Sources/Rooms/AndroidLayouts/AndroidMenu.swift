internal import Catalogs

/// The titles of a menu, where the bar that shows them says how wide they may be.
///
/// A bar at the bottom divides its width evenly among its items, up to 168 dp for each, and cuts a label that is wider. Sources:
/// `BottomNavigationMenuView.onMeasure`, `dimens.xml`, `styles.xml` and `design_bottom_navigation_item.xml` of Material Components for
/// Android.
///
/// A menu with `showAsAction` belongs to a bar at the top, which shows what is `never` an action in a popup. That is at most half as
/// wide as the screen, or 320 dp, with 16 dp on each side of a title, which has one line that fades at its end. Sources:
/// `MenuPopup.measureIndividualMenuWidth`, `abc_config_prefDialogWidth` and `abc_popup_menu_item_layout.xml` of AppCompat;
/// `textAppearanceLargePopupMenu` in `themes_base.xml` of Material Components for Android. Bars at the top, other popups and drawers
/// decide by what else is in them.
struct AndroidMenu {
    private let project: AndroidProject
    private let path: String
    private let values: AndroidValues
    /// The element of a layout that shows the menu at the bottom; nil for none.
    private let bar: XML.Element?

    private static let largestWidth = 168.0
    private static let popupWidth = 320.0
    private static let popupMargin = 16.0

    init(_ project: AndroidProject, path: String) {
        self.project = project
        self.path = path
        values = AndroidValues(project, path: path)
        bar = AndroidProject.parts(of: path).flatMap { project.bottomBars[$0.name] }
    }

    /// The rooms of the items, and those whose room is not known.
    ///
    /// - Parameter screen: The width of the screen in dp.
    func read(_ tree: XML.Element, screen: Double) -> (rooms: [HarvestedRoom], notKnown: [UnknownRoom]) {
        let items = Self.items(in: tree)
        let shown = max(items.count { $0.android("visible") != "false" }, 1)
        let label = label
        let isOfTopBar = bar == nil && items.contains { $0.app("showAsAction") != nil }
        var (rooms, unknown): ([HarvestedRoom], [UnknownRoom]) = ([], [])
        for item in items {
            guard let title = item.android("title"), title.hasPrefix("@string/") else { continue }
            let key = String(title.dropFirst("@string/".count))
            let text = project.string(key, from: values.root)?.text
            let place = RoomPlace(
                file: path, line: item.position.line, column: item.position.column,
                identifier: item.android("id").flatMap { $0.split(separator: "/").last.map(String.init) })
            if let text, isOfTopBar, item.app("showAsAction") == "never", !Self.isCheckable(item, in: tree) {
                if let room = popupRoom(text, screen: screen) {
                    rooms.append(room.at(place, key: key))
                } else {
                    unknown.append(
                        UnknownRoom(text: text, key: key, place: place, reason: "the theme decides its font"))
                }
                continue
            }
            guard case .success(let appearance) = label, let text else {
                let reason = if case .failure(let fault) = label { fault.reason } else { "no strings.xml has this key" }
                unknown.append(UnknownRoom(text: text, key: key, place: place, reason: reason))
                continue
            }
            var font = RoomFont(size: appearance.size)
            font.weight = appearance.weight
            font.letterSpacing = appearance.letterSpacing == 0 ? nil : appearance.letterSpacing
            font.scales = true
            var room = HarvestedRoom(text: text, font: font)
            (room.key, room.role, room.place) = (key, "tab", place)
            room.width = min(screen / Double(shown), Self.largestWidth)
            (room.lines, room.wraps, room.overflow) = (1, false, .ellipsis)
            rooms.append(room)
        }
        return (rooms, unknown)
    }

    /// The room of an item in the popup of a bar at the top; nil where the theme is not known.
    private func popupRoom(_ text: String, screen: Double) -> HarvestedRoom? {
        let name: String
        switch values.theme {
        case .material3: name = "TextAppearance.Material3.BodyLarge"
        case .material2: name = "TextAppearance.MaterialComponents.Subtitle1"
        case .appCompat: name = "TextAppearance.AppCompat.Menu"
        case .platform, .unknown: return nil
        }
        guard let appearance = AndroidTextAppearance.named(name) else { return nil }
        var room = HarvestedRoom(text: text, font: RoomFont(size: appearance.size))
        room.font.letterSpacing = appearance.letterSpacing == 0 ? nil : appearance.letterSpacing
        room.font.scales = true
        room.role = "menuItem"
        room.width = min(max(screen / 2, Self.popupWidth), screen) - 2 * Self.popupMargin
        (room.lines, room.wraps, room.overflow) = (1, false, .clip)
        return room
    }

    /// Whether a mark takes a part of its row.
    private static func isCheckable(_ item: XML.Element, in menu: XML.Element) -> Bool {
        if item.android("checkable") == "true" { return true }
        return menu.elements.contains {
            $0.name == "group" && ["all", "single"].contains($0.android("checkableBehavior"))
                && items(in: $0).contains { $0 === item }
        }
    }

    private struct Fault: Error {
        var reason: String
    }

    /// The text appearance of the labels.
    private var label: Result<AndroidTextAppearance, Fault> {
        func fault(_ reason: String) -> Result<AndroidTextAppearance, Fault> { .failure(Fault(reason: reason)) }
        guard let bar else { return fault("the bar or popup that shows a menu decides how wide its items are") }
        if bar.app("labelVisibilityMode") == "unlabeled" { return fault("the bar shows pictures alone") }
        let own = ["itemTextAppearanceActive", "itemTextAppearanceInactive"].contains { bar.app($0) != nil }
        guard !own, bar["style"] == nil else { return fault("the bar has a style of its own") }
        let name =
            switch values.theme {
            case .material3: "TextAppearance.Material3.LabelMedium"
            case .material2: "TextAppearance.MaterialComponents.Caption"
            default: ""
            }
        guard let appearance = AndroidTextAppearance.named(name) else { return fault("the theme decides its font") }
        return .success(appearance)
    }

    /// The items of a menu, and those of its groups; a bar shows no submenus.
    private static func items(in menu: XML.Element) -> [XML.Element] {
        menu.elements.flatMap { $0.name == "item" ? [$0] : $0.name == "group" ? items(in: $0) : [] }
    }

    /// The bars at the bottom of the layouts of a project, by the menus that they show.
    static func bottomBars(of project: AndroidProject) -> [String: XML.Element] {
        var bars: [String: XML.Element] = [:]
        func read(_ element: XML.Element) {
            if element.name.split(separator: ".").last == "BottomNavigationView", let menu = element.app("menu"),
                menu.hasPrefix("@menu/")
            {
                bars[String(menu.dropFirst("@menu/".count))] = element
            }
            for child in element.elements { read(child) }
        }
        for path in project.paths where AndroidProject.parts(of: path)?.folder.hasPrefix("layout") == true {
            if case .success(let tree) = project.tree(path) { read(tree) }
        }
        return bars
    }
}

extension HarvestedRoom {
    fileprivate func at(_ place: RoomPlace, key: String) -> HarvestedRoom {
        var room = self
        (room.place, room.key) = (place, key)
        return room
    }
}
