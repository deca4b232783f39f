/// The look of a picture, in light and in dark.
enum FrameSVGStyle {
    static let text = """

        .galley { font: 11px system-ui, sans-serif }
        .galley .backdrop { fill: #f3f4f6 }
        .galley .sheet { fill: #fff; stroke: #cfd5dc }
        .galley .heading { font-size: 14px; font-weight: 600; fill: #1f2328 }
        .galley .locale { font-weight: 400 }
        .galley .details, .galley .verdict { fill: #59636e }
        .galley .dimension { fill: none; stroke: #9aa4af }
        .galley .container { fill: none; stroke: #b4bdc8; stroke-width: .75 }
        .galley .control { fill: #dbe9fd; stroke: #9dc2f5; stroke-width: .75 }
        .galley .shape { fill: #e6e3f8; stroke: #c9c3ee; stroke-width: .75 }
        .galley .divider { fill: #b4bdc8 }
        .galley .room { fill: #0969da; fill-opacity: .07 }
        .galley .cross { fill: none; stroke: #b9b3e3; stroke-width: .75 }
        .galley .letters { fill: #1f2328 }
        .galley .cut, .galley .error { fill: #cf222e }
        .galley .outside, .galley .fault, .galley .lack { stroke: #cf222e; stroke-width: .75 }
        .galley .fault { fill: #cf222e; fill-opacity: .12 }
        .galley .lack { fill: #cf222e; fill-opacity: .22 }
        .galley .tag { fill: #cf222e }
        .galley .amount { font-size: 10px; text-anchor: middle }
        .galley .tag + .amount { font-size: 8.5px; font-weight: 600; fill: #fff }
        @media (prefers-color-scheme: dark) {
          .galley .backdrop { fill: #161b22 }
          .galley .sheet { fill: #0d1117; stroke: #3d444d }
          .galley .heading, .galley .letters { fill: #f0f6fc }
          .galley .details, .galley .verdict { fill: #9198a1 }
          .galley .dimension, .galley .container { stroke: #59636e }
          .galley .control { fill: #16304f; stroke: #2f5f99 }
          .galley .shape { fill: #2b2a45; stroke: #4b4877 }
          .galley .divider { fill: #59636e }
          .galley .room { fill: #4493f8; fill-opacity: .14 }
          .galley .cross { stroke: #56527f }
          .galley .cut, .galley .error { fill: #ff7b72 }
          .galley .outside, .galley .fault, .galley .lack { stroke: #ff7b72 }
          .galley .fault, .galley .lack { fill: #f85149; fill-opacity: .3 }
          .galley .tag { fill: #b62324 }
        }

        """
}
