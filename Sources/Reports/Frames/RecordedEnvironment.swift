import Foundation
package import Frames

/// Parses the first line of a text report: "Toolbar: de, AX3, width 320, ios".
package struct RecordedEnvironment {
    /// The name of the scene, as the line has it.
    package let scene: String
    package let environment: LayoutEnvironment

    /// Reads what `FrameTree` has written; nil for anything else.
    package init?(line: some StringProtocol) {
        guard let colon = line.range(of: ": ", options: .backwards) else { return nil }
        var facts = line[colon.upperBound...].components(separatedBy: ", ")[...]
        guard let locale = facts.popFirst(), let last = facts.popLast() else { return nil }
        let system = AppleSystem(rawValue: last)
        guard let platform = system == nil ? Platform(rawValue: last) : .ios else { return nil }
        let direction = facts.first.flatMap(LayoutEnvironment.Direction.init)
        if direction != nil { facts.removeFirst() }
        guard let size = facts.popFirst().flatMap(TextSize.init(name:)) else { return nil }
        func number(after words: String) -> Double? {
            facts.first { $0.hasPrefix(words) }.flatMap { Double($0.dropFirst(words.count)) }
        }
        let scale = facts.first { $0.hasPrefix("@") && $0.hasSuffix("x") }
            .flatMap { Double($0.dropFirst().dropLast()) }
        scene = String(line[..<colon.lowerBound])
        environment = LayoutEnvironment(
            locale: locale, layoutDirection: direction, textSize: size, width: number(after: "width "),
            height: number(after: "height "), displayScale: scale, platform: platform, system: system)
    }
}
