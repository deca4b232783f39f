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
        /// Where it was made of this text. What other scenes make says nothing of a scene, which may be checked alone.
        var places: Set<Place>
    }

    private struct Place: Hashable {
        let scene: String
        let locale: String
    }

    private static let state = Mutex(State())

    /// More are not remembered: a program may make strings without end, such as one for every number. A choice.
    private static let most = 50_000

    /// Of how many texts the same string is remembered. A string of several texts names none of
    /// them, unless a scene made it of one alone. A choice.
    private static let mostTexts = 8

    /// Remembers a string that was made of a text.
    ///
    /// - Parameters:
    ///   - locale: BCP 47 tag of the layout; nil outside of any.
    ///   - scene: The name of what is laid out.
    package static func add(_ string: String, of content: TextContent, in locale: String?, of scene: String = "") {
        guard !string.isEmpty, content.runs.count == 1, case .localized = content.runs[0].source else { return }
        state.withLock { state in
            if let locale { state.locales[content, default: []].insert(locale) }
            guard state.strings.count < most || state.strings[string] != nil else { return }
            var made = state.strings[string] ?? []
            let index = made.firstIndex { $0.content == content } ?? made.endIndex
            if index == made.endIndex {
                guard index < mostTexts else { return }
                made.append(Made(content: content, places: []))
            }
            if let locale { made[index].places.insert(Place(scene: scene, locale: locale)) }
            state.strings[string] = made
        }
    }

    /// The text of a string that the program made in this scene and locale of one text alone, or that it made before there was a layout or
    /// for another locale and does not make anew in this one; nil for any other string.
    ///
    /// - Returns: The text, and whether it had this string here.
    package static func source(
        of string: String, in locale: String, of scene: String
    ) -> (source: TextContent.Source, isFromHere: Bool)? {
        state.withLock { state in
            guard let made = state.strings[string], let first = made.first else { return nil }
            let here = made.filter { $0.places.contains(Place(scene: scene, locale: locale)) }
            if !here.isEmpty { return here.count == 1 ? (here[0].content.runs[0].source, true) : nil }
            let isMadeAnew = state.locales[first.content]?.contains(locale) == true
            return isMadeAnew ? nil : (first.content.runs[0].source, false)
        }
    }
}
