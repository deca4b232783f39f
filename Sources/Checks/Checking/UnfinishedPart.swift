public import Basics

/// A scene in some locales that was not laid out, or not in every environment, because its process ended: a view
/// crashed, ended the program, or hung.
public struct UnfinishedPart: Hashable, Sendable {
    /// The name of the scene.
    public let scene: String
    /// The locales.
    public let locales: [String]
    /// What happened to the process, and in which environment, in one sentence without a full stop.
    public let message: String
    /// Where the scene is; nil where that is not known.
    public let position: SourcePosition?
    /// The fatal error that ended the process; nil for another end.
    package let reason: String?

    package init(
        scene: String, locales: [String], message: String, position: SourcePosition?, reason: String? = nil
    ) {
        self.scene = scene
        self.locales = locales
        self.message = message
        self.position = position
        self.reason = reason
    }
}

extension [UnfinishedPart] {
    /// For people: a fatal error that ended several scenes is reported once, at the first of them, with the names of the others.
    package var grouped: [UnfinishedPart] {
        var scenes: [String: [String]] = [:]
        for part in self {
            guard let reason = part.reason, scenes[reason]?.contains(part.scene) != true else { continue }
            scenes[reason, default: []].append(part.scene)
        }
        var named: Set<String> = []
        return compactMap { part in
            guard let reason = part.reason, let all = scenes[reason], all.count > 1 else { return part }
            guard part.scene == all[0] else { return nil }
            guard named.insert(reason).inserted else { return part }
            let others = all.dropFirst()
            let so = others.count == 1 ? "so was 1 other scene" : "so were \(others.count) other scenes"
            return UnfinishedPart(
                scene: part.scene, locales: part.locales,
                message: "\(part.message); \(so): \(Prose.few(others))",
                position: part.position, reason: reason)
        }
    }
}

extension CheckResult {
    /// What was not laid out. A result with such parts is not that of a whole check, whatever else it has.
    public var unfinished: [UnfinishedPart] {
        notices.compactMap { notice in
            guard case .unfinished(let part) = notice else { return nil }
            return part
        }
    }

    /// What is known besides the findings, for people: see `grouped`.
    package var noticesForPeople: [Notice] {
        let parts = unfinished.grouped
        // Each notice is in the place of its first part.
        var left = parts
        return notices.compactMap { notice in
            guard case .unfinished(let part) = notice else { return notice }
            guard let next = left.first, next.scene == part.scene, next.locales == part.locales else { return nil }
            return .unfinished(left.removeFirst())
        }
    }
}
