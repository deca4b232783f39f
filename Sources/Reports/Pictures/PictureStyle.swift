/// The look of a picture, in light and in dark.
enum PictureStyle {
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
        .galley .field { fill: #fff; stroke: #9aa4af; stroke-width: .75 }
        .galley .part { fill: #c3ccd6 }
        .galley .part.on { fill: #4493f8 }
        .galley .thumb { fill: #fff; stroke: #9aa4af; stroke-width: .5 }
        .galley .mark { fill: none; stroke: #59636e; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
        .galley .mark.light { stroke: #fff }
        .galley .ring { fill: none; stroke: #9aa4af; stroke-width: 2.5; stroke-dasharray: 3 2 }
        .galley .shape { fill: #e6e3f8; stroke: #c9c3ee; stroke-width: .75 }
        .galley .divider { fill: #b4bdc8 }
        .galley .room { fill: #0969da; fill-opacity: .07 }
        .galley .cross { fill: none; stroke: #b9b3e3; stroke-width: .75 }
        .galley .letters { color: #1f2328; fill: currentColor }
        .galley .heavy { stroke: currentColor; stroke-linejoin: round }
        .galley .cut { color: #cf222e }
        .galley .error { fill: #cf222e }
        .galley .warning { fill: #9a6700 }
        .galley .box { fill: currentColor; fill-opacity: .1; stroke: currentColor; stroke-width: .5 }
        .galley .missing { fill: #cf222e; stroke: #cf222e }
        .galley .code { font-family: ui-monospace, monospace; text-anchor: middle }
        .galley .outside, .galley .fault, .galley .lack { stroke: #cf222e; stroke-width: .75 }
        .galley .fault { fill: #cf222e; fill-opacity: .12 }
        .galley .lack { fill: #cf222e; fill-opacity: .22 }
        .galley .tag { fill: #cf222e }
        .galley .lack.warning { stroke: #bf8700; fill: #d4a72c }
        .galley .fault.warning { fill: none; stroke: #bf8700; stroke-width: 1.25; stroke-dasharray: 4 2 }
        .galley .tag.warning { fill: #9a6700 }
        .galley .amount { font-size: 10px; text-anchor: middle }
        .galley .tag + .amount { font-size: 8.5px; font-weight: 600; fill: #fff }
        @media (prefers-color-scheme: dark) {
          .galley .backdrop { fill: #161b22 }
          .galley .sheet { fill: #0d1117; stroke: #3d444d }
          .galley .heading { fill: #f0f6fc }
          .galley .letters { color: #f0f6fc }
          .galley .details, .galley .verdict { fill: #9198a1 }
          .galley .dimension, .galley .container { stroke: #59636e }
          .galley .control { fill: #16304f; stroke: #2f5f99 }
          .galley .field { fill: #161b22; stroke: #59636e }
          .galley .part { fill: #3d444d }
          .galley .part.on { fill: #1f6feb }
          .galley .thumb { fill: #f0f6fc; stroke: #59636e }
          .galley .mark { stroke: #9198a1 }
          .galley .ring { stroke: #9198a1 }
          .galley .shape { fill: #2b2a45; stroke: #4b4877 }
          .galley .divider { fill: #59636e }
          .galley .room { fill: #4493f8; fill-opacity: .14 }
          .galley .cross { stroke: #56527f }
          .galley .cut { color: #ff7b72 }
          .galley .error { fill: #ff7b72 }
          .galley .warning { fill: #d29922 }
          .galley .missing { fill: #ff7b72; stroke: #ff7b72 }
          .galley .outside, .galley .fault, .galley .lack { stroke: #ff7b72 }
          .galley .fault, .galley .lack { fill: #f85149; fill-opacity: .3 }
          .galley .tag { fill: #b62324 }
          .galley .lack.warning { stroke: #d29922; fill: #bb8009 }
          .galley .fault.warning { stroke: #d29922 }
          .galley .tag.warning { fill: #845306 }
        }

        """
}
