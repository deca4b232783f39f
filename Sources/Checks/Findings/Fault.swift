public import Basics
public import Frames

/// What one rule found wrong with one view of one report.
public struct Fault: Hashable, Sendable {
    /// The rule's identifier.
    public var rule: String
    /// The view at fault.
    public var view: ViewReference
    /// The text at fault, or the text that needs most room inside the view at fault.
    public var text: TextReference?
    /// What was measured.
    public var evidence: Evidence
    /// The subject of the finding, where it was not found by a rule.
    let subject: FindingSubject?
    /// The view's index in the report index in which it was found.
    let index: Int
}

extension Fault {
    /// A difference of a view from its recording.
    ///
    /// - Parameter subject: The subject of its finding; by default the scene as a whole.
    package init(
        _ difference: Difference, of view: ViewReference, text: TextReference? = nil,
        subject: FindingSubject = FindingSubject()
    ) {
        self.init(
            rule: difference.kind.identifier, view: view, text: text, evidence: .difference(difference),
            subject: subject, index: 0)
    }

    /// The finding of a fault that has its subject.
    package func identity(in report: FrameReport) -> FindingIdentity {
        FindingIdentity(
            rule: rule, scene: report.scene, subject: subject ?? FindingSubject(), locale: report.environment.locale)
    }
}

extension ReportIndex {
    /// The fault of view `index`, with the view's own text, or else `text`.
    func fault(_ rule: some Rule, at index: Int, text: TextFacts? = nil, _ evidence: Evidence) -> Fault {
        var view = ViewReference(views[index])
        view.hasOwnPlace = view.source != nil && parent(of: index).flatMap { views[$0].source } != view.source
        return Fault(
            rule: rule.identifier, view: view,
            text: (views[index].text ?? text).map(TextReference.init), evidence: evidence, subject: nil, index: index)
    }
}

/// Identifies a view of a scene.
public struct ViewReference: Hashable, Sendable {
    /// The path of child indices from the root.
    public var id: String
    /// The name that the scene gives the view.
    public var name: String?
    /// The name of the view or layout.
    public var kind: String
    /// Where the view is written, in its scene file or in Swift.
    public var source: SourcePosition?
    /// Whether that is the place of this view, as far as is known, and not that of the view around it.
    package var hasOwnPlace = false

    /// The reference to `view`.
    public init(_ view: ViewFrame) {
        id = view.id
        name = view.name
        kind = view.kind
        source = view.source
    }

    /// A view that is in no report, such as one that was deleted.
    package init(id: String, name: String? = nil, kind: String, source: SourcePosition? = nil) {
        self.id = id
        self.name = name
        self.kind = kind
        self.source = source
    }

    /// The name where the scene gives one, else the path: what distinguishes the views of one layout.
    public var label: String { name ?? id }
}

/// Identifies a text.
public struct TextReference: Hashable, Sendable {
    /// The text as it was measured.
    public var string: String
    /// The key under which a catalog has it.
    public var key: String?
    /// The plural category that was measured.
    public var plural: String?
    /// Where the string is in its catalog, or else where the text is written; of a missing translation, where it belongs.
    public var source: SourcePosition?

    /// The reference to `text`.
    public init(_ text: TextFacts) {
        string = text.string
        key = text.key
        plural = text.plural
        source = text.source
    }

    /// A text without a position.
    package init(string: String, key: String? = nil, plural: String? = nil) {
        self.string = string
        self.key = key
        self.plural = plural
    }
}
