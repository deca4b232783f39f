internal import Basics

/// What makes two findings of different runs the same: neither the line, nor the width, nor the views around it.
public struct FindingIdentity: Hashable, Sendable {
    /// The identifier of the rule.
    public var rule: String
    /// The name of the scene.
    public var scene: String
    /// What is at fault.
    public var subject: FindingSubject
    /// The locale of the environments.
    public var locale: String

    /// Makes an identity.
    public init(rule: String, scene: String, subject: FindingSubject, locale: String) {
        (self.rule, self.scene, self.subject, self.locale) = (rule, scene, subject, locale)
    }

    /// The key of the text at fault; nil where it has none, or no text is at fault.
    public var key: String? { subject.view == nil ? subject.key : nil }

    /// A digest of sixteen hexadecimal digits, the same on every machine.
    public var fingerprint: String { Digest.of([rule, scene] + subject.parts + [locale]) }
}

extension FindingIdentity: Comparable {
    /// By scene, subject, locale and rule.
    public static func < (first: FindingIdentity, second: FindingIdentity) -> Bool {
        if first.scene != second.scene { return first.scene < second.scene }
        if first.subject != second.subject { return first.subject < second.subject }
        if first.locale != second.locale { return first.locale < second.locale }
        return first.rule < second.rule
    }
}

/// All fields are on one level; what is nil, and the number of the first, is left out.
extension FindingIdentity: Codable {
    private enum CodingKeys: String, CodingKey { case rule, scene, view, key, string, number, locale }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rule: try container.decode(String.self, forKey: .rule),
            scene: try container.decode(String.self, forKey: .scene),
            subject: FindingSubject(
                view: try container.decodeIfPresent(String.self, forKey: .view),
                key: try container.decodeIfPresent(String.self, forKey: .key),
                string: try container.decodeIfPresent(String.self, forKey: .string),
                number: try container.decodeIfPresent(Int.self, forKey: .number) ?? 1),
            locale: try container.decode(String.self, forKey: .locale))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rule, forKey: .rule)
        try container.encode(scene, forKey: .scene)
        try container.encodeIfPresent(subject.view, forKey: .view)
        try container.encodeIfPresent(subject.key, forKey: .key)
        try container.encodeIfPresent(subject.string, forKey: .string)
        if subject.number != 1 { try container.encode(subject.number, forKey: .number) }
        try container.encode(locale, forKey: .locale)
    }
}
