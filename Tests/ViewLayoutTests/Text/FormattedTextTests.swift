import Foundation
import Testing
import ViewLayout

/// Texts with values and attributes.
@MainActor @Suite struct FormattedTextTests {
    private func strings(_ text: Text, locale: String) -> [TextContent.Source] {
        scene(text) { $0.locale = Locale(identifier: locale) }.root.text?.content.runs.map(\.source) ?? []
    }

    @Test func formattedValueIsWrittenInTheLocaleOfTheEnvironment() {
        let text = Text(1234.5, format: .number)
        #expect(strings(text, locale: "de") == [.verbatim("1.234,5")])
        #expect(strings(text, locale: "en") == [.verbatim("1,234.5")])
    }

    @Test func formattedArgumentIsAStringInTheKey() {
        let text = Text("\(0.25, format: .percent) done")
        let argument = TextArgument(.string("25\u{A0}%"), specifier: "%@")
        #expect(strings(text, locale: "de") == [.localized(key: "%@ done", arguments: [argument])])
    }

    @Test func datesAreWrittenInTheLocaleOfTheEnvironment() {
        let text = Text(Date(timeIntervalSince1970: 86_400 * 59.5), style: .date)
        #expect(strings(text, locale: "de") == [.verbatim("1. März 1970")])
        #expect(strings(text, locale: "en") == [.verbatim("March 1, 1970")])
    }

    @Test func attributesOfAStringAreKept() {
        var title = AttributedString("title")
        title.font = .title.bold()
        title.tracking = 2
        let text = Text(AttributedString("a ") + title)
        #expect(text.content.runs.map(\.source) == [.verbatim("a "), .verbatim("title")])
        #expect(text.content.runs.map(\.style.font) == [nil, .title.bold()])
        #expect(text.content.runs.map(\.style.tracking) == [nil, 2])
    }
}
