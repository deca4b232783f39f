/// What a finding is about, among everything that a rule may find in a scene: the same however many views are added
/// around it, and wherever lines and catalogs move it.
///
/// A text is known by its key, or by itself where it has none, and so is a control with no other text in it. Any other
/// view is known by the name that the scene gives it, or else by its kind and the text nearest to it.
public struct FindingSubject: Hashable, Sendable {
    /// The name that the scene gives the view, or else its kind; nil where a text is at fault, or a control with one text.
    public var view: String?
    /// The key of the text; nil where it has none.
    public var key: String?
    /// The text where it has no key; nil where there is none.
    public var string: String?
    /// Which of those that have the same of all this, counted from 1 in the order of the scene.
    public var number: Int

    /// Names a subject; without any of it the scene as a whole.
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
