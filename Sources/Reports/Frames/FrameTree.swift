internal import Basics
public import Frames

/// A frame report as a tree that people read, one view a line. It is also the form in which reports are recorded.
///
///     Toolbar: de, large, width 375, ios
///     343 × 44, fits
///     HStack 16,0 343×44
///     ├─ Button #save 16,0 120×44
///     │  └─ Text 28,11 96×22 "Sichern" (save)
///     └─ Text 296,11 63×22 "Löschen" (delete), shows "Lö…", ideal 80×22
///
/// Every number goes through `Number.text`, so the text is the same on every machine.
public enum FrameTree {
    /// The whole text, with a line feed at its end. O(n) in views, whatever their depth.
    public static func render(_ report: FrameReport) -> String {
        var text = header(report)
        var pending: [(view: ViewFrame, prefix: String, branch: TreeBranch)] = [(report.root, "", .root)]
        while let (view, prefix, branch) = pending.popLast() {
            text += "\(prefix)\(branch.mark)\(FrameTreeLine.render(view, in: report))\n"
            let inner = prefix + branch.continuation
            for (index, child) in view.children.enumerated().reversed() {
                pending.append((child, inner, index == view.children.count - 1 ? .last : .inner))
            }
        }
        return text
    }

    private static func header(_ report: FrameReport) -> String {
        let size = "\(Number.text(report.size.width)) × \(Number.text(report.size.height))"
        return """
            \(FrameTreeLine.oneLine(report.scene)): \(facts(of: report.environment).joined(separator: ", "))
            \(size), \(report.fits ? "fits" : "does not fit")

            """
    }

    /// The facts of an environment, without those that follow from the locale or the platform.
    package static func facts(of environment: LayoutEnvironment) -> [String] {
        var facts = [environment.locale]
        if environment.layoutDirection != .natural(for: environment.locale) {
            facts.append(environment.layoutDirection.rawValue)
        }
        facts.append(environment.textSize.name)
        if let width = environment.width { facts.append("width \(Number.text(width))") }
        if let height = environment.height { facts.append("height \(Number.text(height))") }
        if let safeArea = environment.safeArea, safeArea != SafeAreaInsets() {
            let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
            facts.append("safe area inset by \(insets.map(Number.text).joined(separator: " "))")
        }
        if environment.displayScale != environment.platform.displayScale {
            facts.append("@\(Number.text(environment.displayScale))x")
        }
        return facts + [environment.system?.rawValue ?? environment.platform.rawValue]
    }
}
