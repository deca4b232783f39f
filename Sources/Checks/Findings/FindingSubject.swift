/// What a finding is about, among everything that a rule may find in a scene. It stays the same though views are added
/// around it, and though lines move in files and catalogs.
///
/// A text is identified by its key, or by its words where it has no key. So is a control that has no other text in it.
/// Any other view is identified by the name that the scene gives it, or else by its kind and the nearest text.
public struct FindingSubject: Hashable, Sendable {
    /// The name that the scene gives the view, or else its kind; nil where a text is at fault, or a control with one
    /// text.
    public var view: String?
    /// The key of the text; nil where it has none.
    public var key: String?
    /// The text where it has no key; nil where there is none.
    public var string: String?
    /// The number among those that are otherwise the same, counted from 1 in the order of the scene.
    public var number: Int

    /// Makes a subject; without arguments it is the scene as a whole.
    public init(view: String? = nil, key: String? = nil, string: String? = nil, number: Int = 1) {
        (self.view, self.key, self.string, self.number) = (view, key, string, number)
    }

    /// The subject in a few words: `toolbar.save`, `"Save"`, `Image near toolbar.save`, with its number where it is not
    /// the first.
    package var name: String {
        let text = key ?? string.map(Prose.quoted)
        let name = view.map { view in text.map { "\(view) near \($0)" } ?? view } ?? text ?? "the scene"
        return number == 1 ? name : "\(name) (\(number))"
    }

    /// What a digest is made of.
    package var parts: [String] { [view ?? "", key ?? "", string ?? "", "\(number)"] }
}

extension FindingSubject: Comparable {
    /// By key, text, view and number.
    public static func < (first: FindingSubject, second: FindingSubject) -> Bool {
        if first.key != second.key { return first.key ?? "" < second.key ?? "" }
        if first.string != second.string { return first.string ?? "" < second.string ?? "" }
        if first.view != second.view { return first.view ?? "" < second.view ?? "" }
        return first.number < second.number
    }
}
