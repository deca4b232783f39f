internal import Foundation
package import Labels
package import ViewLayout

/// Settings of texts, in scene files and in the budgets of a configuration.
extension SceneValues {
    /// `uppercase`, `lowercase`, or `none` for the text's own case.
    package static let textCase = ValueForm<Text.Case?>.choice([
        "uppercase": .uppercase, "lowercase": .lowercase, "none": nil,
    ])

    /// A number above 0 and not above 1.
    package static let scaleFactor = ValueForm<Double>(.number(above: 0, to: 1)) { value, name in
        let factor = try value.number(name)
        guard factor > 0, factor <= 1 else { throw value.wrong(name, "a number above 0 and not above 1") }
        return factor
    }

    /// Whether a value is a range of text sizes, such as `..AX2`.
    package static func isTextSizeRange(_ value: YAMLValue) -> Bool { value.scalar?.contains("..") == true }

    /// A text size, or a range that caps it: `..AX2`, `large..AX2`, `large..`.
    package static let textSizeRange = ValueForm<ClosedRange<DynamicTypeSize>>(
        .either([.choice(textSizes.map(\.key), anyCase: true), rangeShape])
    ) { value, name in
        let text = try value.string(name)
        func size(_ name: Substring) throws -> DynamicTypeSize {
            let lowercase = name.lowercased()
            guard let size = textSizes.first(where: { $0.key.lowercased() == lowercase })?.value else {
                throw InputError.unknown(
                    "text size", String(name), expected: textSizes.map(\.key), at: value.position)
            }
            return size
        }
        guard let dots = text.firstRange(of: "..") else {
            let only = try size(text[...])
            return only...only
        }
        let low = text[..<dots.lowerBound]
        let high = text[dots.upperBound...].drop { $0 == "." }
        let range = (try low.isEmpty ? .xSmall : size(low), try high.isEmpty ? .accessibility5 : size(high))
        guard range.0 <= range.1 else { throw value.wrong(name, "a range from smaller to larger") }
        return range.0...range.1
    }

    /// A range of text sizes, both ends of which may be left out.
    package static var rangeShape: ValueShape {
        let size = ValueShape.anyCase(of: textSizes.map(\.key)) + "?"
        return .pattern("^\(size)\\.\\.+\(size)$", words: "a range of text sizes, such as `..AX2`")
    }
}

extension TextCase {
    /// The case of a view.
    package init(_ textCase: Text.Case) {
        self =
            switch textCase {
            case .uppercase: .uppercase
            case .lowercase: .lowercase
            }
    }
}
