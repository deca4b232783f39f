package import Catalogs

/// Looks keys up in catalogs, in one locale.
package struct MessageResolver {
    package var catalogs: [Catalog]
    package let locale: CheckLocale
    package let rules: LocaleRules
    /// The device whose form of a text is used, where texts vary by device.
    package var device = Device.iPhone
    /// The values for arguments that nothing else gives one, by type.
    package var samples = SampleArguments()
    /// Which of a text's forms is measured; nil takes the one of the largest sample number.
    package var form: Int?
    /// The rules of all locales and the width of a text, for the pseudolocale that uses the widest of all translations.
    package var widest: (locales: [LocaleRules], width: (String) -> Double)?

    package init(catalogs: [Catalog], locale: CheckLocale, rules: LocaleRules) {
        self.catalogs = catalogs
        self.locale = locale
        self.rules = rules
    }

    /// The result of a lookup.
    package struct Lookup {
        package var string: String
        package var origin: ResolvedText.Origin?
        /// Raw placeholders that nothing filled.
        package var placeholders: [String]
        /// What fills its placeholders where those are samples.
        package var samples: [String] = []
        /// How many forms the text has.
        package var forms: Int
        /// What its letters were changed to.
        package var textCase: TextCase?
        /// Shorter versions of the text, for where it does not fit, the widest first.
        package var narrower: [Lookup] = []

        package init(
            string: String, origin: ResolvedText.Origin? = nil, placeholders: [String] = [], forms: Int = 1
        ) {
            self.string = string
            self.origin = origin
            self.placeholders = placeholders
            self.forms = forms
        }

        /// The text repeated three times.
        package var tripled: Lookup {
            var tripled = self
            tripled.string = Array(repeating: string, count: 3).joined(separator: " ")
            tripled.narrower = narrower.map(\.tripled)
            return tripled
        }

        /// The text repeated up to four hundred characters, without shorter versions: longer than a few lines of any
        /// screen. A choice.
        ///
        /// - Parameter text: Another text; nil for that long one.
        package func stretched(to text: String?) -> Lookup {
            var stretched = self
            let unit = string.isEmpty ? "W" : string
            stretched.string = text ?? Array(repeating: unit, count: 400 / unit.count + 1).joined(separator: " ")
            stretched.narrower = []
            return stretched
        }
    }

    /// The form of a key to be measured, from the first catalog that has the key; nil where none has it.
    ///
    /// - Parameters:
    ///   - table: The name of the only catalog to search; nil for all.
    ///   - arguments: The values of the text's placeholders, used as they are.
    ///   - samples: Values for missing arguments; where there are none, a number for each plural category.
    package func lookUp(
        _ key: String, table: String? = nil, arguments: MessageArguments = [], samples: MessageArguments = []
    ) -> Lookup? {
        for catalog in catalogs where table == nil || catalog.name == table {
            let forms = messages(of: key, in: catalog, arguments: arguments, samples: samples)
            guard let last = forms.last else { continue }
            return whole(form.map { forms[min($0, forms.count - 1)] } ?? last, in: catalog, forms: forms.count)
        }
        return nil
    }

    /// Every form of a key, from the first catalog that has the key; empty where none has it. O(forms): asking for one
    /// form after the other renders all of them each time.
    package func forms(of key: String, samples: MessageArguments = []) -> [Lookup] {
        for catalog in catalogs {
            let forms = messages(of: key, in: catalog, arguments: [], samples: samples)
            if !forms.isEmpty { return forms.map { whole($0, in: catalog, forms: forms.count) } }
        }
        return []
    }

    /// A text with its shorter versions.
    private func whole(_ message: Message, in catalog: Catalog, forms: Int) -> Lookup {
        var lookup = lookup(message, in: catalog, forms: forms)
        lookup.narrower = message.narrower.map { self.lookup($0, in: catalog, forms: forms) }
        return lookup
    }

    private func lookup(_ message: Message, in catalog: Catalog, forms: Int) -> Lookup {
        var origin = ResolvedText.Origin(message, in: catalog, locale: locale.name, rules: rules)
        if locale.pseudolocale != nil { (origin.locale, origin.placeOfTranslation) = (locale.name, nil) }
        var lookup = Lookup(string: message.text, origin: origin, placeholders: message.unfilled, forms: forms)
        lookup.samples = message.samples
        return lookup
    }

    private func messages(
        of key: String, in catalog: Catalog, arguments: MessageArguments, samples: MessageArguments
    ) -> [Message] {
        if locale.pseudolocale == .longest, let widest {
            return catalog.longestMessage(
                for: key, in: widest.locales, arguments: arguments == [] ? samples : arguments,
                samples: self.samples, device: device,
                measure: { widest.width($0.text) }
            ).map { [$0] } ?? []
        }
        guard arguments == [] else {
            return catalog.message(
                for: key, in: rules, arguments: arguments, device: device, pseudolocale: locale.pseudolocale
            ).map { [$0] } ?? []
        }
        return catalog.messages(
            for: key, in: rules, arguments: samples, samples: self.samples, device: device,
            pseudolocale: locale.pseudolocale)
    }
}
