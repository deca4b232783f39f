import Catalogs
import Checking
import Checks
import Foundation
import Reports
import Testing

@testable import Galley
@testable import Projects

/// The findings of a check are the union of the findings of its cells, each checked alone, and the order of the matrix
/// does not matter.
@Suite struct MatrixLawTests {
    /// Projects by chance, and those that the law once did not hold for; `GALLEY_LAW_PROJECTS=2000` makes so many, from
    /// `GALLEY_LAW_SEED` on. A process with more than some hundreds takes much memory.
    private static let seeds: [UInt64] = {
        let environment = ProcessInfo.processInfo.environment
        guard let count = environment["GALLEY_LAW_PROJECTS"].flatMap(UInt64.init) else {
            return Array(1...60) + [368, 460, 985, 1496, 1545]
        }
        let first = environment["GALLEY_LAW_SEED"].flatMap(UInt64.init) ?? 1
        return Array(first..<first + count)
    }()

    @Test(arguments: seeds) func findingsAreThoseOfTheCells(seed: UInt64) throws {
        let random = RandomProject(seed: seed)
        let copy = try ProjectCopy(random.files)
        try CellsAlone(copy.project()).expectUnion("\(random.description)")
    }

    /// The same project with its locales, text sizes, widths and heights in another order, some of them twice.
    @Test(arguments: seeds) func theOrderOfTheMatrixDoesNotMatter(seed: UInt64) throws {
        let random = RandomProject(seed: seed)
        let copy = try ProjectCopy(random.files)
        var generator = SplitMix(state: seed)
        let project = try copy.project()
        var shuffled = project
        func mixed<Element>(_ elements: [Element]) -> [Element] {
            (elements + elements.prefix(1)).shuffled(using: &generator)
        }
        shuffled.matrix.locales = mixed(
            project.catalogs.flatMap(\.locales).distinct.map { Listed(value: $0, position: nil) })
        shuffled.matrix.pseudolocales = mixed(project.matrix.pseudolocales)
        shuffled.matrix.textSizes = mixed(project.matrix.textSizes)
        shuffled.matrix.widths = mixed(project.matrix.widths)
        shuffled.matrix.heights = mixed(project.matrix.heights)
        for index in shuffled.labels.indices {
            shuffled.labels[index].textSizes.sizes = shuffled.labels[index].textSizes.sizes.map(mixed)
        }
        #expect(try report(shuffled) == report(project), "\(random.description)")
    }

    /// A text of several forms, which a wide cell has no need to measure, counts in it all the same.
    @Test(arguments: ["[400, 40]", "[40, 400]"]) func howOftenACellIsLaidOutDoesNotDependOnTheOthers(
        widths: String
    ) throws {
        let copy = try ProjectCopy([
            "Localizable.xcstrings": LabelTests.catalog,
            "Scene.yml": """
            scene: Scene
            strings: Localizable.xcstrings
            view: { ViewThatFits: [{ Text: toolbar.add }, { Text: files.count }] }
            """,
            "galley.yml": "scenes: [Scene.yml]\nlocales: [ru]\ntextSizes: [large]\nwidths: \(widths)\n",
        ])
        let cells = try copy.check().summary.cells
        let alone = try [40.0, 400].map { width in try copy.check { $0.widths = [width] }.summary.cells }
        #expect(cells == alone[0] + alone[1] && alone[0] == alone[1] && alone[0] > 1)
    }

    /// The bytes of a report for programs, but for how long it took.
    private func report(_ project: Project) throws -> String {
        var result = try project.check()
        result.summary.duration = nil
        return try JSONFindings().render(result, options: ReportOptions())
    }
}
