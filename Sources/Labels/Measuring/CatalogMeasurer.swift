internal import Basics
package import Catalogs
package import Frames
internal import TextLayout
internal import Typography

/// Measures the labels of a catalog in some of its locales.
///
/// Tells sizes alone, which takes a tenth of the time of all that a frame report tells. Memory stays bounded however many
/// labels are measured. Use one on one thread at a time.
package final class CatalogMeasurer {
    private let catalog: Catalog
    private let session: TextSession
    private let budget: Budget
    private let locales: [Locale]
    private var models: FontModels

    /// What texts are looked up and set by in one locale.
    private final class Locale {
        let rules: LocaleRules
        let environment: LayoutEnvironment
        let setting: LabelSetting

        init(rules: LocaleRules, environment: LayoutEnvironment, setting: LabelSetting) {
            self.rules = rules
            self.environment = environment
            self.setting = setting
        }
    }

    /// - Parameter environment: Its locale is replaced by each of the locales in turn.
    package init(
        _ catalog: Catalog, locales: [LocaleRules], style: LabelTypesetting, in environment: LayoutEnvironment,
        budget: Budget, fonts: FontLibrary
    ) {
        self.catalog = catalog
        self.budget = budget
        self.locales = locales.map { rules in
            var own = environment.with(locale: rules.identifier)
            own.width = environment.width ?? budget.wrappingWidth
            let setting = LabelSetting(style, in: own, fonts: fonts.collection)
            return Locale(rules: rules, environment: own, setting: setting)
        }
        models = FontModels(environment.platform)
        // Labels rarely come twice: a large cache would only push everything else out of the processor's.
        session = fonts.session(environment.platform, cachedTexts: 64)
    }

    /// The models that the labels measured so far are measured by.
    package var fontModels: FontModels { models }

    /// Every form of the keys, key by key, in one locale after the other; nothing of a key that the catalog lacks. O(n)
    /// in the lengths of the texts.
    ///
    /// - Throws: `InputError` of kind `unreadable` for a text that cannot be measured.
    package func measure(_ keys: ArraySlice<String>) throws(InputError) -> [MeasuredLabel] {
        var labels = Array(repeating: [MeasuredLabel](), count: keys.count)
        let areTranslated = keys.map(catalog.isTranslated)
        // Locale by locale: what one has in common, as its fonts, then stays in the processor's cache.
        for locale in locales {
            let device = Device(locale.environment.platform)
            for (index, key) in keys.enumerated() {
                for message in catalog.messages(for: key, in: locale.rules, device: device) {
                    var label = widestFitting(message, in: locale)
                    if areTranslated[index], message.locale != label.locale { label.foundIn = message.locale }
                    labels[index].append(label)
                }
            }
        }
        try session.throwFault()
        return Array(labels.joined())
    }

    /// Of a text that varies by width the widest that fits the room, or else the narrowest.
    private func widestFitting(_ message: Message, in locale: Locale) -> MeasuredLabel {
        message.narrower.reduce(label(message, in: locale)) { label, message in
            label.shortage == nil && label.visible == nil ? label : self.label(message, in: locale)
        }
    }

    private func label(_ message: Message, in locale: Locale) -> MeasuredLabel {
        let environment = locale.environment
        let paragraph = session.paragraph(
            message.text, font: locale.setting.font, style: locale.setting.paragraph)
        models.add(paragraph)
        let layout = paragraph.fitted(width: environment.width, height: environment.height)
        return MeasuredLabel(
            key: message.key, locale: environment.locale, form: message.form, text: message.text,
            source: SourcePosition(message.position), width: layout.size.width, height: layout.size.height,
            lines: layout.lineCount, visible: layout.isTruncated ? layout.visible : nil,
            missing: MissingCharacter.distinct(paragraph.missing), placeholders: message.unfilled,
            shortage: budget.shortage(of: layout, in: environment))
    }
}

extension Message {
    /// The plural categories that chose the text, in the order of its numbers; nil where none did.
    fileprivate var form: String? {
        categories.isEmpty ? nil : categories.map(\.rawValue).joined(separator: "+")
    }
}
