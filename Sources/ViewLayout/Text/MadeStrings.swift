internal import Synchronization

/// The strings that `String(localized:)` has made, with the keys that they come from.
///
/// A text that shows such a string is that of its key. An app has one language until it ends, and may keep such a string in a
/// static constant. A check lays the app out in many languages in one process: a kept string is looked up again in each of
/// them.
package enum MadeStrings {
    private struct State {
        /// By string: the texts it was made of; mostly one.
        var strings: [String: [Made]] = [:]
        /// By text: the locales in which the program has asked for it.
        var locales: [TextContent: Set<String>] = [:]
    }

    private struct Made {
        let content: TextContent
        /// Where it was made of this text.
        var locales: Set<String>
    }

    private static let state = Mutex(State())

    /// More are not remembered: a program may make strings without end, such as one for every number. A choice.
    private static let most = 50_000

    /// Of how many texts the same string is remembered: from two on, none is that of a view.
    private static let mostTexts = 8

    /// Remembers a string that was made of a text.
    ///
    /// - Parameter locale: BCP 47 tag of the layout; nil outside of any.
    package static func add(_ string: String, of content: TextContent, in locale: String?) {
        guard !string.isEmpty, content.runs.count == 1, case .localized = content.runs[0].source else { return }
        state.withLock { state in
            if let locale { state.locales[content, default: []].insert(locale) }
            guard state.strings.count < most || state.strings[string] != nil else { return }
            var made = state.strings[string] ?? []
            let index = made.firstIndex { $0.content == content } ?? made.endIndex
            if index == made.endIndex {
                guard index < mostTexts else { return }
                made.append(Made(content: content, locales: []))
            }
            if let locale { made[index].locales.insert(locale) }
            state.strings[string] = made
        }
    }

    /// The text of a string that the program made in this locale of one text alone, or that it made before there was a layout or
    /// for another locale and does not make anew in this one; nil for any other string.
    ///
    /// - Returns: The text, and whether it had this string in this locale.
    package static func source(
        of string: String, in locale: String
    ) -> (source: TextContent.Source, isFromHere: Bool)? {
        state.withLock { state in
            guard let made = state.strings[string], let first = made.first else { return nil }
            let here = made.filter { $0.locales.contains(locale) }
            if !here.isEmpty { return here.count == 1 ? (here[0].content.runs[0].source, true) : nil }
            let isMadeAnew = state.locales[first.content]?.contains(locale) == true
            return isMadeAnew ? nil : (first.content.runs[0].source, false)
        }
    }
}
