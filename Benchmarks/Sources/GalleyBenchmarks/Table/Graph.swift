/// Engines beside each other, as a picture: how many labels each lays out while HarfBuzz only shapes them.
struct Graph {
    /// The name of a bar, and its length; raw HarfBuzz is 1.
    let bars: [(name: String, value: Double)]

    /// An SVG, as wide as a page of GitHub, that can be read on white and on black.
    var svg: String {
        let longest = max(bars.map(\.value).max() ?? 1, 1)
        let height = 28 + bars.count * 22
        let scale = 420 / longest
        func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
        let rows = bars.enumerated().map { index, bar in
            let y = 24 + index * 22
            let colour = bar.name.hasPrefix("Galley") ? "#c2410c" : "#8a8f98"
            return """
                  <text x="212" y="\(y + 13)" text-anchor="end">\(bar.name)</text>
                  <rect x="220" y="\(y)" width="\(number(bar.value * scale))" height="16" fill="\(colour)"/>
                  <text x="\(number(226 + bar.value * scale))" y="\(y + 13)">\(number(bar.value))</text>
                """
        }
        let limit = number(220 + scale)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(height)" width="720" height="\(height)" font-family="Inter, sans-serif" font-size="13" fill="#8a8f98">
              <title>Labels laid out while raw HarfBuzz shapes one</title>
            \(rows.joined(separator: "\n"))
              <path d="M\(limit) 18V\(height - 4)" stroke="#8a8f98" stroke-dasharray="3"/>
              <text x="\(limit)" y="13" text-anchor="middle">raw HarfBuzz</text>
            </svg>

            """
    }
}
