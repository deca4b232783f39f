internal import ArgumentParser

/// Whether the system font of Apple's platforms is modelled.
struct SystemFontOptions: ParsableArguments {
    @Flag(
        help: """
            Measure Inter as it is, instead of giving it the measures of the iOS system font, which it stands in for \
            where no font is named.
            """)
    var noSystemFontModel = false

    init() {}
}
