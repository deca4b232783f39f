internal import Basics
package import Catalogs
package import Frames
internal import TextLayout
internal import Typography

extension LabelMeasurer {
    /// Measures every form of the keys, key by key, in one locale after the other; keys that the catalog lacks are
    /// skipped. O(n) in the lengths of the texts.
    ///
    /// Only sizes are measured, which takes a tenth of the time of all facts of a frame report.
    ///
    /// - Parameters:
    ///   - environment: Its locale is replaced by each of the locales in turn.
    ///   - budget: The room of the labels. Where it has several lines and the environment sets no width, lines are
    ///     broken at its width.
    /// - Throws: `InputError` of kind `unreadable` for a text that cannot be measured.
    package func measure(
        _ keys: ArraySlice<String>, of catalog: Catalog, in locales: [LocaleRules], style: LabelTypesetting,
        environment: LayoutEnvironment, budget: Budget
    ) throws(InputError) -> [MeasuredLabel] {
        var labels = Array(repeating: [MeasuredLabel](), count: keys.count)
        let room = LabelRoom(
            width: environment.width ?? budget.wrappingWidth, height: environment.height, budget: budget)
        // Locale by locale, so that what a locale's labels share, such as fonts, stays in the processor's cache.
        for rules in locales {
            let areTranslated = keys.map { catalog.isTranslated($0, into: rules) }
            let setting = setting(for: style, in: environment.with(locale: rules.identifier))
            for (index, key) in keys.enumerated() {
                for message in catalog.messages(for: key, in: rules, device: device) {
                    var label = label(message, locale: rules.identifier, setting, in: room)
                    if areTranslated[index], message.locale != label.locale { label.foundIn = message.locale }
                    labels[index].append(label)
                }
            }
        }
        try throwFault()
        return Array(labels.joined())
    }

    private func label(
        _ message: Message, locale: String, _ setting: LabelSetting, in room: LabelRoom
    ) -> MeasuredLabel {
        let variants = [message] + message.narrower
        let texts = variants.map { self.text($0.text, in: setting) }
        let index = texts.indexOfVariant(fitting: room)
        let (shown, text) = (variants[index], texts[index])
        let layout = text.layout(in: room)
        return MeasuredLabel(
            key: shown.key, locale: locale, form: shown.form, text: shown.text,
            source: SourcePosition(shown.position), width: layout.size.width, height: layout.size.height,
            lines: layout.lineCount, visible: layout.isTruncated ? layout.visible : nil, missing: text.missing,
            placeholders: shown.unfilled, shortage: room.budget.shortage(of: layout, in: room))
    }
}

extension Message {
    /// The plural categories that chose the text, in the order of its numbers; nil where none did.
    fileprivate var form: String? {
        categories.isEmpty ? nil : categories.map(\.rawValue).joined(separator: "+")
    }
}
