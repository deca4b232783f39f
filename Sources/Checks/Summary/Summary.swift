internal import Basics

/// What was measured, and the counts.
public struct Summary: Hashable, Sendable {
    /// How many texts the scenes have, whatever the locale.
    public var labels: Int
    /// How many of them are in no catalog, so that their keys were measured.
    public var keysAlone: Int
    /// How many times a scene was laid out.
    public var cells: Int
    /// Every scene in every locale, in order.
    public var parts: [Part]
    /// The scenes, in order of their names.
    public var scenes: [String]
    /// The locales, in order of their tags.
    public var locales: [String]
    /// The fonts that were used, in order of their names.
    public var fonts: [String]
    /// What readers must know about the numbers.
    public var notes: [String]
    /// How long it took, in seconds.
    public var duration: Double?
    /// Findings of each rule, the most frequent first.
    public var byRule: [Count]
    /// Findings of each locale, the most frequent first.
    public var byLocale: [Count]
    /// The labels that fit with the least room to spare and are not too close to call, tightest first; ten at most.
    public var tightest: [TightLabel]
    /// The labels of which the error of a font's model leaves open whether they fit; nil where there are none.
    public var closeCalls: CloseCalls?
    /// What scenes can show and do not show while they are laid out, by scene, then by place: it was not checked.
    public var hidden: [HiddenPart]
    /// The rules that do not apply here, or not in every scene.
    public var idleRules: [IdleRule]
    /// The variations of texts by device that were not measured; nil where all were.
    public var uncheckedDevices: UncheckedDevices?
    /// How far the catalogs of the project are translated and checked; nil where no project was checked.
    public var coverage: CatalogCoverage?
    /// Faults that a scene allows, or a comment in a catalog.
    public var allowed: Int
    /// Findings that are in the baseline.
    public var known: Int

    /// A scene in one locale.
    public struct Part: Hashable, Sendable {
        /// The name of the scene.
        public var scene: String
        /// The locale of the part.
        public var locale: String
    }

    /// How many findings have something in common.
    public struct Count: Hashable, Sendable {
        /// The rule or the locale.
        public var name: String
        /// How many findings there are.
        public var findings: Int
    }
}

/// A rule that finds nothing here or in some scenes, whatever the translations are.
public struct IdleRule: Hashable, Sendable {
    /// The rule's identifier.
    public var rule: String
    /// Why.
    public var cause: Cause

    /// Names a rule and why it does not apply.
    public init(rule: String, cause: Cause) {
        self.rule = rule
        self.cause = cause
    }

    /// Why a rule does not apply.
    public enum Cause: Hashable, Sendable {
        /// The configuration has switched it off.
        case off
        /// These scenes have turned it off for themselves, in order of their names.
        case offInScenes([String])
        /// No report has what the rule looks at.
        case missing(Precondition)
    }
}

/// A label that fits, with its headroom in its tightest cell.
public struct TightLabel: Hashable, Sendable {
    /// The name of the scene.
    public var scene: String
    /// The view that shows the text.
    public var view: ViewReference
    /// The text.
    public var text: TextReference
    /// The locale in which it is tight.
    public var locale: String
    /// Where it is tightest.
    public var cell: Cell
    /// In points.
    public var need: Double
    /// In points.
    public var room: Double
    /// In points; 0 where the room is smaller than the need by too little to count.
    public var headroom: Double { Number.rounded(max(room - need, 0)) }
}
