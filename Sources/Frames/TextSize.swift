internal import Basics

/// The text size that a user has set: a Dynamic Type size, or a factor as on Android and the web.
public enum TextSize: Hashable, Sendable {
    /// A size of Dynamic Type; `large` is the default of devices.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// A size of Dynamic Type that is for accessibility, `AX1` to `AX5` in files and options.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// A factor on every font size; 1 is the default size.
    case scale(Double)

    /// The Dynamic Type sizes, smallest first.
    public static let dynamicTypeSizes: [TextSize] = [
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
        .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]

    /// Whether it leaves every font at its default size.
    package var isDefault: Bool { self == usual }

    /// The size of its kind that leaves every font at its default size.
    package var usual: TextSize { if case .scale = self { .scale(1) } else { .large } }

    /// The name on the command line and in reports: `large`, `AX3`, or the factor, such as `1.3`.
    public var name: String {
        switch self {
        case .xSmall: "xSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .xLarge: "xLarge"
        case .xxLarge: "xxLarge"
        case .xxxLarge: "xxxLarge"
        case .accessibility1: "AX1"
        case .accessibility2: "AX2"
        case .accessibility3: "AX3"
        case .accessibility4: "AX4"
        case .accessibility5: "AX5"
        case .scale(let factor): Number.text(factor)
        }
    }

    /// The size of a name: one of the twelve Dynamic Type names, in upper or lower case (`accessibility3` counts as
    /// `AX3`), or a factor greater than zero.
    public init?(name: String) {
        let lowercase = name.lowercased()
        func isNamed(_ size: TextSize) -> Bool {
            [size.name, "\(size)"].contains { $0.lowercased() == lowercase }
        }
        if let size = Self.dynamicTypeSizes.first(where: isNamed) {
            self = size
        } else if let factor = Double(name), factor > 0, factor.isFinite {
            self = .scale(factor)
        } else {
            return nil
        }
    }
}

extension TextSize {
    /// A number for sorting: Dynamic Type sizes by size, then factors.
    package var order: Double {
        switch self {
        case .scale(let factor): Double(Self.dynamicTypeSizes.count) + factor
        default: Double(Self.dynamicTypeSizes.firstIndex(of: self) ?? 0)
        }
    }
}

extension TextSize: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let size = TextSize(name: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no text size is named \(name)")
        }
        self = size
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
