internal import Catalogs

// What a text says, without its place and comments: two texts that say the same measure the same.

extension Catalog.Entry {
    /// The entry without places, comments and the history of its key.
    var said: Catalog.Entry {
        var entry = self
        entry.position = .none
        entry.comment = nil
        entry.extractionState = nil
        entry.allowances = allowances.map { allowance in
            var allowance = allowance
            allowance.position = .none
            return allowance
        }
        entry.untranslated = untranslated.mapValues { _ in .none }
        entry.localizations = localizations.map(\.said)
        return entry
    }
}

extension Localization {
    /// The localization without places, and without how far its translation has come.
    var said: Localization {
        var localization = self
        localization.position = .none
        localization.value = value.said
        localization.substitutions = substitutions.map { substitution in
            var substitution = substitution
            substitution.value = substitution.value.said
            return substitution
        }
        return localization
    }
}

extension LocalizedValue {
    /// The forms without places, and without how far their translation has come.
    var said: LocalizedValue {
        switch self {
        case .unit(var unit):
            unit.position = .none
            unit.state = .translated
            return .unit(unit)
        case .plural(let forms): return .plural(forms.mapValues(\.said))
        case .ordinal(let forms): return .ordinal(forms.mapValues(\.said))
        case .formula(let formula, let forms): return .formula(formula, forms.map(\.said))
        case .device(let forms): return .device(forms.mapValues(\.said))
        case .width(let forms): return .width(forms.mapValues(\.said))
        }
    }
}

extension Catalog.Position {
    fileprivate static let none = Catalog.Position(file: "")
}
