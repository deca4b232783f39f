public import ArgumentParser
public import Galley

extension TextSize: ExpressibleByArgument {
    public init?(argument: String) {
        guard let size = TextSize(name: argument), TextSize.dynamicTypeSizes.contains(size) else { return nil }
        self = size
    }

    public static var allValueStrings: [String] { dynamicTypeSizes.map(\.name) }
}

extension Platform: ExpressibleByArgument {}

extension TextDirection: ExpressibleByArgument {}
