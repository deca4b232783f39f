internal import Synchronization

/// The strings that `String(localized:)` has made, with the keys that they come from.
///
/// An app has one language until it ends, and may keep such a string in a static constant. A check lays the app out in
/// many languages in one process: a kept string is looked up again in each of them.
package enum MadeStrings {
    private struct State {
        /// By string: its text, and the locales in which it was made.
        var strings: [String: Made] = [:]
        /// By text: the locales in which the program has asked for it.
        var locales: [TextContent: Set<String>] = [:]
    }

    private struct Made {
        var content: TextContent
        var locales: Set<String>
    }

    private static let state = Mutex(State())

    /// More are not remembered: a program may make strings without end, such as one for every number. A choice.
    private static let most = 50_000

    /// Remembers a string that was made of a text.
    ///
    /// - Parameter locale: BCP 47 tag of the layout; nil outside of any.
    package static func add(_ string: String, of content: TextContent, in locale: String?) {
        guard !string.isEmpty, content.runs.count == 1, case .localized = content.runs[0].source else { return }
        state.withLock { state in
            if let locale { state.locales[content, default: []].insert(locale) }
            guard state.strings.count < most else { return }
            var made = state.strings[string] ?? Made(content: content, locales: [])
            if let locale { made.locales.insert(locale) }
            state.strings[string] = made
        }
    }

    /// The text of a string that was made before there was a layout or for another locale, and that the program does not
    /// make anew in this one; nil for any other string.
    package static func kept(_ string: String, in locale: String) -> TextContent.Source? {
        state.withLock { state in
            guard let made = state.strings[string], !made.locales.contains(locale),
                state.locales[made.content]?.contains(locale) != true
            else { return nil }
            return made.content.runs[0].source
        }
    }
}
