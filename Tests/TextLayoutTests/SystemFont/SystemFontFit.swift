import TextLayout
import Typography

/// The fit of the model to known widths, with any of them left out.
///
/// Every width is a sum of what is certain and of a number for each parameter, so the parameters are those of the least
/// squares of the relative errors.
struct SystemFontFit {
    /// One known text: what its width is beyond what is certain, and by how much each parameter moves it, in points.
    private struct Equation {
        let text: KnownText
        let certain: Double
        let factors: [Double]
    }

    private let equations: [Equation]
    private let isUsed: (KnownText) -> Bool

    /// - Parameters:
    ///   - isUsed: false for texts that the parameters are never fitted to, though they are held against them.
    init(_ texts: [KnownText], modelled: TextSession, plain: TextSession, isUsed: @escaping (KnownText) -> Bool) {
        self.isUsed = isUsed
        equations = texts.map { text in
            if text.script == .latin {
                let width = text.layout(plain).size.width
                let ems = Double(text.text.count) * text.size
                return Equation(
                    text: text, certain: width + ems * SystemFontModel.published(text.size),
                    factors: [
                        width, ems, ems * SystemFontModel.display(text.size),
                        ems * SystemFontModel.heaviness(text.weight),
                    ])
            }
            // Letters of Inter are as the Latin texts have them.
            let paragraph = text.paragraph(modelled)
            let factor = text.script == .chinese ? SystemFontModel.chineseWidth : SystemFontModel.japaneseWidth
            let ideographs = paragraph.shaped.runs.filter { $0.font.part == .han }
                .reduce(0) { $0 + Double($1.advance) * $1.emPerUnit * text.size }
            return Equation(
                text: text, certain: paragraph.layout().size.width - ideographs, factors: [ideographs / factor])
        }
    }

    /// The parameters, from all texts but those with the same words as one.
    func parameters(without left: KnownText? = nil) -> [Double] {
        let rows = equations.filter { $0.text.text != left?.text && isUsed($0.text) }
        let count = equations[0].factors.count
        var matrix = Array(repeating: Array(repeating: 0.0, count: count + 1), count: count)
        for row in rows {
            let weight = 1 / (row.text.likelyWidth * row.text.likelyWidth)
            for i in 0..<count {
                for j in 0..<count { matrix[i][j] += weight * row.factors[i] * row.factors[j] }
                matrix[i][count] += weight * row.factors[i] * (row.text.likelyWidth - row.certain)
            }
        }
        return solved(matrix)
    }

    /// How far each text is missed by the parameters of all the others, as a fraction of its width.
    var leftOut: [(text: KnownText, error: Double)] {
        equations.map { row in
            let width = zip(parameters(without: row.text), row.factors).reduce(row.certain) { $0 + $1.0 * $1.1 }
            return (row.text, width / row.text.likelyWidth - 1)
        }
    }

    /// Gauss's elimination of a small system of which no row is zero.
    private func solved(_ system: [[Double]]) -> [Double] {
        var rows = system
        for i in rows.indices {
            let pivot = rows[i...].indices.max { abs(rows[$0][i]) < abs(rows[$1][i]) } ?? i
            rows.swapAt(i, pivot)
            for j in rows.indices where j != i {
                let factor = rows[j][i] / rows[i][i]
                for k in i...rows.count { rows[j][k] -= factor * rows[i][k] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}
