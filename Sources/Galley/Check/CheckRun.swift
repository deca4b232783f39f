internal import Checks
internal import Foundation
internal import Scenes

/// Runs the matrix of a project: every scene in every environment.
struct CheckRun {
    let project: Project
    let options: CheckOptions
    let fonts: FontLibrary

    init(_ project: Project, options: CheckOptions) throws {
        self.project = project
        self.options = options
        fonts = try FontLibrary(project.fonts)
    }

    /// Lays every cell out and looks for faults. O(cells).
    func run(progress: (Double) -> Void) throws -> CheckResult {
        let start = ContinuousClock.now
        var checker = Checker(rules: project.rules)
        let cells = project.cells
        let fonts = fonts
        let platform = project.platform
        checker = try onMainActor { [checker] in
            var checker = checker
            let runner = SceneRunner(fonts: fonts, platform: platform)
            for cell in cells {
                for form in 0..<(try runner.forms(of: cell.scene, in: cell.environment)) {
                    checker.check(try runner.report(of: cell.scene, in: cell.environment, form: form))
                }
            }
            return checker
        }
        return checker.result(
            widthNames: project.matrix.widthNames, duration: (ContinuousClock.now - start).seconds)
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
