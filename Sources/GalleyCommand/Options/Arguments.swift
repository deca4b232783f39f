public import ArgumentParser
public import Galley

extension TextSize: ExpressibleByArgument {
    public init?(argument: String) {
        guard let size = TextSize(name: argument), TextSize.dynamicTypeSizes.contains(size) else { return nil }
        self = size
    }

    public static var allValueStrings: [String] { dynamicTypeSizes.map(\.name) }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension Platform: ExpressibleByArgument {}

extension AppleSystem: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }

    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension TextDirection: ExpressibleByArgument {}

extension SchemaKind: ExpressibleByArgument {}

extension SafeAreaInsets: ExpressibleByArgument {
    /// Reads the name of a device, or four lengths in points.
    public init?(argument: String) {
        if let device = Self.devices.first(where: { $0.name == argument }) {
            self = device.insets
            return
        }
        let lengths = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        let valid = lengths.compactMap(\.self).filter { $0 >= 0 && $0.isFinite }
        guard valid.count == 4, lengths.count == 4 else { return nil }
        self.init(top: valid[0], leading: valid[1], bottom: valid[2], trailing: valid[3])
    }

    public static var allValueStrings: [String] { devices.map(\.name) }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
