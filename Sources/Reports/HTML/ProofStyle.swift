/// The style sheet of the pages, light and dark, on a ground like paper.
package enum ProofStyle {
    /// How many pixels of a page a point of a picture takes.
    package static let pictureScale = 0.5

    package static let text = base + tables + faults + pictures + viewer + translators

    /// Colours as three numbers, so that shades are the same colour with different opacity. Every pair of text and
    /// ground has a contrast of at least 4.5 (WCAG 2.2, 1.4.3).
    private static let base = """
        :root {
          color-scheme: light dark;
          --paper: #faf8f4; --card: #fffefb; --ink: #211f1b; --soft: #625d54; --line: #ded8cc; --link: #1c4f8f;
          --error: #a9261b; --warning: #7a5200; --fault: 196 52 32; --tight: 201 142 20;
          --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif;
          font: 16px/1.5 system-ui, sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #17171a; --card: #1f2024; --ink: #ece8e0; --soft: #aaa49a; --line: #3a3a40; --link: #9cc4ff;
            --error: #ff9b8f; --warning: #f0c060; --fault: 214 62 44; --tight: 190 132 20;
          }
        }
        * { box-sizing: border-box }
        body { margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 4rem; max-width: 110rem; background: var(--paper);
          color: var(--ink) }
        h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance }
        h1 { font-size: clamp(1.7rem, 4.5vw, 2.6rem); margin: .2em 0 }
        h2 { font-size: 1.35rem; margin: 2.6rem 0 .8rem }
        h3 { font-size: 1.05rem; margin: 0 }
        a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: from-font }
        a:hover { text-decoration-thickness: 2px }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px }
        small { font-size: .82em; color: var(--soft) }
        code { font: .88em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere }
        bdi { unicode-bidi: isolate }
        .skip { position: absolute; inset-inline-start: 1rem; top: -4rem; background: var(--card); padding: .5rem 1rem }
        .skip:focus { top: 0; z-index: 2 }
        .top { padding: 2.2rem 0 1.2rem; border-bottom: 3px double var(--line) }
        .top nav { display: flex; gap: 1.2rem; flex-wrap: wrap }
        .kicker { margin: 0; color: var(--soft); font-variant-caps: all-small-caps; letter-spacing: .08em;
          font-size: 1.1rem }
        .count { margin: .2em 0 .6em; color: var(--soft); max-width: 70ch }
        .key { color: var(--soft); font-size: .85rem; max-width: 75ch }
        .names { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; padding: 0; list-style: none }
        .tag { white-space: nowrap }

        """

    private static let tables = """
        .wide { overflow-x: auto; max-width: 100% }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .93rem }
        th, td { padding: .38rem .7rem; text-align: start; vertical-align: baseline;
          border-bottom: 1px solid var(--line) }
        thead th { font-weight: 500; font-size: .85rem; color: var(--soft); white-space: nowrap }
        th[scope=row] { font-weight: 500; white-space: nowrap }
        .labels th[scope=row] { white-space: normal; min-width: 9rem; max-width: 18rem }
        .labels td:nth-child(2), .labels td:nth-child(3) { min-width: 11rem; max-width: 26rem }
        .number { text-align: end; white-space: nowrap }
        .short th { box-shadow: inset 4px 0 0 var(--error) }
        .short th:dir(rtl) { box-shadow: inset -4px 0 0 var(--error) }
        .labels .short b { color: var(--error) }
        .heat th[scope=row] { position: sticky; inset-inline-start: 0; background: var(--paper) }
        .heat td { text-align: center; white-space: nowrap; min-width: 4.6rem; border: 2px solid var(--paper);
          padding: .3rem .5rem; background-clip: padding-box }
        .heat thead th + th { text-align: center }
        th.number { text-align: end }
        td:has(.strip) { vertical-align: middle }
        .row h3 small { font: .8rem system-ui, sans-serif }
        .heat td a { color: inherit; display: block; text-decoration: none; font-weight: 600 }
        .heat td a:hover { text-decoration: underline }
        .heat small, .key small { color: inherit; font-weight: 400 }
        .key span { padding: .1rem .4rem; color: var(--ink); white-space: nowrap }
        .heat-0 { background: none }
        .heat-1 { background: rgb(var(--tight) / .12) }
        .heat-2 { background: rgb(var(--tight) / .26) }
        .heat-3 { background: rgb(var(--tight) / .42) }
        .heat-4 { background: rgb(var(--fault) / .12) }
        .heat-5 { background: rgb(var(--fault) / .17) }
        .heat-6 { background: rgb(var(--fault) / .23) }
        .heat-7 { background: rgb(var(--fault) / .29) }
        .heat-8 { background: rgb(var(--fault) / .36) }
        .heat-9 { background: rgb(var(--fault) / .43) }
        .heat-10 { background: rgb(var(--fault) / .5) }
        .heat-11 { background: rgb(var(--fault) / .57) }
        .strip { width: 15rem; height: 1.75rem; display: block }
        .strip .axis, .strip .zero { stroke: var(--line); fill: none }
        .strip .zero { stroke: var(--soft) }
        .strip .fits { fill: var(--link); fill-opacity: .55; stroke: var(--card); stroke-width: .6 }
        .strip .short { fill: var(--error); stroke: var(--card); stroke-width: .6 }

        """

    private static let faults = """
        .faults { list-style: none; padding: 0; margin: 0; max-width: 82ch }
        .fault { padding: .75rem 0 .75rem 1rem; border-inline-start: 4px solid var(--warning); margin: 0 0 .9rem;
          padding-inline: 1rem 0; scroll-margin-top: 1rem }
        .fault.error { border-color: var(--error) }
        .fault p { margin: 0 }
        .fault .severity { font-variant-caps: all-small-caps; letter-spacing: .05em; font-weight: 600;
          color: var(--warning) }
        .fault.error .severity { color: var(--error) }
        .fault .what code { color: var(--soft) }
        .fault .message { font-size: 1.02rem }
        .fault .detail { color: var(--soft); font-size: .9rem }
        .see { margin-inline-start: .4em; font-size: .9rem }
        .fault:target { background: rgb(var(--tight) / .16) }

        """

    private static let pictures = """
        #filters { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin: 0 0 1rem }
        #filters[hidden] { display: none }
        #filters p { margin: 0; display: grid; gap: .15rem; min-width: 0 }
        #filters p:last-child { display: flex; gap: .8rem; align-items: center }
        label { font-size: .8rem; color: var(--soft) }
        select, button, input[type="search"] { font: inherit; font-size: .93rem; color: var(--ink); background: var(--card);
          border: 1px solid var(--soft); border-radius: 4px; padding: .3rem .6rem; min-height: 2.2rem; max-width: 16rem }
        button { cursor: pointer }
        output { color: var(--soft); font-size: .9rem }
        .grid { overflow-x: auto; max-width: 100%; border-block: 1px solid var(--line) }
        .row { content-visibility: auto; width: max-content; min-width: 100%; padding: .8rem 0;
          border-top: 1px solid var(--line) }
        .row:first-child { border-top: 0 }
        .row[hidden], figure[hidden], .fault[hidden], section[hidden] { display: none }
        .row h3 { position: sticky; inset-inline-start: .2rem; width: max-content; padding: .1rem .3rem }
        .cells { display: flex; align-items: start }
        .cells.wrap { flex-wrap: wrap; gap: .5rem }
        figure { margin: 0; flex: none; padding: .5rem .7rem .7rem .3rem; min-width: 7rem; scroll-margin: 1rem }
        .grid figure { content-visibility: auto; contain-intrinsic-height: auto var(--figure) }
        .wrap figure { max-width: 100% }
        figcaption { display: flex; flex-wrap: wrap; gap: 0 .6em; font-size: .8rem; color: var(--soft);
          margin: 0 0 .3rem .2rem; padding-inline-start: .5rem; border-inline-start: 4px solid transparent }
        .faulty figcaption { border-color: var(--warning) }
        .faulty.error figcaption { border-color: var(--error) }
        .faulty .verdict { color: var(--warning); font-weight: 600 }
        .faulty.error .verdict { color: var(--error) }
        .open { display: block; width: max-content; max-width: 100%; border-radius: 4px }
        figure svg { display: block; width: calc(var(--w) * \(pictureScale)px); max-width: 100%; height: auto }
        figure:target { background: rgb(var(--tight) / .16); border-radius: 4px }
        html:not(.script) figure:target { width: auto }
        html:not(.script) figure:target svg { width: calc(var(--w) * 1px) }

        """

    private static let translators = """
        #search { margin: 1.2rem 0 .6rem; display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: center }
        #search[hidden], .text[hidden], html:not(.script) .try { display: none }
        #search label { flex: 0 0 100% }
        input { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--soft);
          border-radius: 4px; padding: .35rem .6rem; min-height: 2.4rem; width: min(26rem, 100%); min-width: 0 }
        #found { padding: 0; list-style: none; margin: 0 }
        #found li { padding: .3rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
        .text { content-visibility: auto; contain-intrinsic-height: auto 22rem; padding: 1rem 0 1.2rem;
          border-top: 1px solid var(--line); overflow-wrap: anywhere; scroll-margin-top: 1rem }
        .text h2 { margin: 0 0 .4rem; font-size: 1rem }
        .text p { margin: .2rem 0 }
        .text .source { color: var(--soft) }
        .text .own { font-size: 1.15rem }
        .text .room, .text .note { color: var(--soft); font-size: .9rem; max-width: 75ch }
        .text .room b { color: var(--error) }
        .text.short { border-inline-start: 4px solid var(--error); padding-inline-start: 1rem }
        .text:target { background: rgb(var(--tight) / .16) }
        .try { display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: center }
        .try label { flex: 0 0 100% }
        .try output.fits { color: var(--link); font-weight: 600 }
        .try output.long { color: var(--error); font-weight: 600 }
        .screen { position: relative; display: block; width: fit-content; max-width: 100%; margin: .7rem 0 0;
          border: 1px solid var(--line); border-radius: 4px; overflow: hidden }
        .screen img { display: block; max-width: 100%; height: auto }
        .screen .mark { position: absolute; outline: 2px solid rgb(var(--fault)); outline-offset: 1px; border-radius: 1px }

        """

    private static let viewer = """
        dialog { width: min(96vw, 84rem); max-height: 94vh; border: 1px solid var(--line); border-radius: 8px;
          padding: 1rem clamp(1rem, 3vw, 2rem) 1.5rem; background: var(--card); color: var(--ink) }
        dialog::backdrop { background: rgb(20 18 15 / .55) }
        dialog header { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; align-items: center;
          justify-content: space-between; margin-bottom: 1rem }
        dialog h2 { margin: 0 }
        dialog header p { margin: 0; display: flex; gap: .5rem }
        .pair { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; margin-bottom: 1.2rem }
        .pair figure { width: auto; max-width: 100%; padding: 0 }
        .pair figure svg { width: min(calc(var(--w) * 1.5px), 100%) }
        @media (max-width: 40rem) {
          dialog { width: 100vw; max-width: 100vw; max-height: 100vh; border-radius: 0 }
          #filters p { flex: 1 1 40% }
          select, input[type="search"] { width: 100%; max-width: none }
          th, td { padding: .35rem .45rem }
        }
        @media (prefers-reduced-motion: no-preference) { :target { transition: background .4s } }
        @media print { .grid, .wide { overflow: visible } #filters, .skip { display: none } .cells { flex-wrap: wrap } }

        """
}
