internal import Basics
internal import Catalogs

/// Texts of a storyboard that the app does not show, because its code puts others in their place.
extension NibRooms {
    /// What is known about the text that an element shows at run time.
    enum Shown {
        /// That of the file.
        case own
        /// That of a key which the app looks up itself.
        case key(String)
        /// Another one.
        case other(reason: String)
    }

    /// - Parameter element: What has the text: a view, a segment, or an item of a bar.
    func shown(_ room: HarvestedRoom, by element: XML.Element, _ view: NibView?) -> Shown {
        if room.role == "segment" { return shownBySegments(of: view) }
        guard Self.isFirstText(room) else { return .own }
        if let key = element.localizationKey(ofPlaceholder: room.role == "placeholder") { return .key(key) }
        let outlets = element["id"].flatMap { scene.outlets[$0] } ?? []
        for outlet in outlets {
            switch context.texts.text(of: outlet.name, in: outlet.owner) {
            case .key(let key): return .key(key)
            case .unknown: return .other(reason: "the app's code gives it a text, by the outlet \(outlet.name.excerpt)")
            case nil: continue
            }
        }
        if element.name == "navigationItem", room.role == "navigationTitle" {
            for name in ["navigationItem", "self"] {
                switch context.texts.text(of: name, in: scene.controller?["customClass"]) {
                case .key(let key): return .key(key)
                case .unknown: return .other(reason: "the app's code gives it a title")
                case nil: continue
                }
            }
        }
        guard isDefault(room.text, of: element, view, hasOutlet: !outlets.isEmpty) else { return .own }
        return .other(
            reason: "\"\(room.text.excerpt)\" is Interface Builder's default text, which the app's code replaces")
    }

    /// Code sets the titles of segments one by one, and does not say by its form which.
    private func shownBySegments(of view: NibView?) -> Shown {
        for outlet in view?.id.flatMap({ scene.outlets[$0] }) ?? []
        where context.texts.text(of: outlet.name, in: outlet.owner) != nil {
            return .other(reason: "the app's code gives it a text, by the outlet \(outlet.name.excerpt)")
        }
        return .own
    }

    /// Whether code that names no state, such as `label.text = …`, is about it.
    private static func isFirstText(_ room: HarvestedRoom) -> Bool {
        switch room.role {
        case "button":
            room.key?.hasSuffix(".normalTitle") ?? false || room.key?.hasSuffix(".configuration.title") ?? false
        case "prompt", "header", "footer": false
        default: true
        }
    }

    /// The texts that new objects have in Interface Builder, as seen in files.
    private static let defaults: [String: Set<String>] = [
        "label": ["Label"], "button": ["Button"], "barButtonItem": ["Item"], "tabBarItem": ["Item"],
        "navigationItem": ["Title", "Root View Controller"],
    ]

    /// Whether a text is the one that Interface Builder gives a new object, and code can reach that object: without that, the app
    /// shows it.
    private func isDefault(_ text: String, of element: XML.Element, _ view: NibView?, hasOutlet: Bool) -> Bool {
        if let view, let prototype = view.prototype,
            [prototype.element["textLabel"], prototype.element["detailTextLabel"]].contains(view.id)
        {
            return ["Title", "Subtitle", "Detail"].contains(text)
        }
        if element.name == "textView", text.hasPrefix("Lorem ipsum dolor sit er elit lamet") { return true }
        guard let defaults = Self.defaults[element.name], defaults.contains(text) else { return false }
        let isReached = hasOutlet || element["tag"] != nil || view?.isInPrototype == true
        // A controller sets the titles of its own bars.
        return isReached || view == nil && scene.controller?["customClass"] != nil
    }
}

extension NibView {
    /// The cell that code makes copies of, whose own label it is.
    fileprivate var prototype: NibView? {
        guard let cell = parent?.parent, cell.kind == "tableViewCell", cell.element["reuseIdentifier"] != nil else {
            return nil
        }
        return cell
    }

    fileprivate var isInPrototype: Bool {
        var view: NibView? = self
        while let current = view {
            if current.element["reuseIdentifier"] != nil { return true }
            view = current.parent
        }
        return false
    }
}

extension XML.Element {
    /// The key that a runtime attribute names for an extension of the app, such as `localizationKey` and `localizableString`; nil for
    /// none. There is no such attribute in UIKit: it is known by its name.
    func localizationKey(ofPlaceholder isPlaceholder: Bool) -> String? {
        let attributes = first("userDefinedRuntimeAttributes")?.elements ?? []
        let keys = attributes.filter { attribute in
            guard attribute["type"] == "string", let path = attribute["keyPath"]?.lowercased() else { return false }
            return Self.marks.contains(where: path.contains)
        }
        let ofPlaceholders = keys.filter { $0["keyPath"]?.lowercased().contains("placeholder") == true }
        let chosen =
            isPlaceholder && !ofPlaceholders.isEmpty
            ? ofPlaceholders : keys.filter { key in !ofPlaceholders.contains { $0 === key } }
        return chosen.first?.text(of: "value")
    }

    private static let marks = ["locali", "lockey", "l10n", "i18n", "translat", "textkey", "stringkey", "titlekey"]
}
