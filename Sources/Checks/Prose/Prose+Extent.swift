internal import Basics
import Frames

extension Prose {
    /// Where a finding occurs: "at AX1 and larger, iPhone SE".
    static func extent(_ finding: Finding, widthNames: [Double: String]) -> String {
        let extent = finding.extent
        if extent.parts.count == 1, let part = extent.parts.first {
            let screens = screens(part.screens, of: extent.allScreens, widthNames: widthNames)
            return [sizes(part.textSizes, of: extent.allTextSizes), screens].compactMap(\.self).joined(separator: ", ")
        }
        guard extent.parts.count <= 3 else {
            return "from \(finding.first.textSize.name) on, in \(finding.cells) of \(finding.cellsMeasured) cells"
        }
        return list(
            extent.parts.map { part in
                let screens = screens(part.screens, of: extent.allScreens, widthNames: widthNames)
                return [sizes(part.textSizes, of: extent.allTextSizes), screens].compactMap(\.self)
                    .joined(separator: " on ")
            })
    }

    /// "at AX1 and larger", "at AX1 to AX3", "at every text size".
    static func sizes(_ sizes: [TextSize], of all: [TextSize]) -> String {
        guard let first = sizes.first, let last = sizes.last, all.count > 1, sizes.count > 1 else {
            return "at \(sizes.first?.name ?? "no text size")"
        }
        if sizes.count == all.count { return "at every text size" }
        guard let start = all.firstIndex(of: first), let end = all.lastIndex(of: last), end - start + 1 == sizes.count
        else { return "at \(list(sizes.map(\.name)))" }
        if end == all.count - 1 { return "at \(first.name) and larger" }
        if start == 0 { return "at \(last.name) and smaller" }
        return "at \(first.name) \(sizes.count == 2 ? "and" : "to") \(last.name)"
    }

    /// "iPhone SE and iPhone 16", "every width"; nil where no screen has a size.
    static func screens(_ screens: [Screen], of all: [Screen], widthNames: [Double: String]) -> String? {
        if screens.count == all.count, all.count > 1 { return "every width" }
        if screens == [Screen()] { return all.count > 1 ? "unlimited width" : nil }
        return list(screens.map { name($0, widthNames: widthNames) })
    }

    /// "iPhone SE", "width 320", "iPhone SE height 300". A screen as high as the device of its width needs no height.
    package static func name(_ screen: Screen, widthNames: [Double: String]) -> String {
        let width = screen.width.map { widthNames[$0] ?? "width \(Number.text($0))" }
        let isUsual = screen.width.map(Platform.ios.screenHeight) == screen.height
        let height = isUsual ? nil : screen.height.map { "height \(Number.text($0))" }
        let parts = [width, height].compactMap(\.self)
        return parts.isEmpty ? "unlimited width" : parts.joined(separator: " ")
    }

    /// "AX5, iPhone SE".
    package static func name(_ cell: Cell, widthNames: [Double: String]) -> String {
        cell.screen == Screen()
            ? cell.textSize.name : "\(cell.textSize.name), \(name(cell.screen, widthNames: widthNames))"
    }
}
