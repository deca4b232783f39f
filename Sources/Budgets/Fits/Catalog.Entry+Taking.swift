internal import Catalogs

extension Catalog.Entry {
    /// The entry with the localizations of another; of a table the texts alone.
    func taking(_ other: Catalog.Entry, isTable: Bool) -> Catalog.Entry {
        var entry = self
        for localization in other.localizations {
            let known = entry.localizations.firstIndex { $0.locale == localization.locale }
            let taken = isTable ? filledIn(localization, like: known.map { entry.localizations[$0] }) : localization
            if let known {
                entry.localizations[known] = taken
            } else {
                entry.localizations.append(taken)
            }
        }
        return entry
    }

    /// A text of a table with what its catalog says about it: how it writes placeholders, what they stand for, and the
    /// plural forms that the table leaves out.
    private func filledIn(_ localization: Localization, like known: Localization?) -> Localization {
        guard let model = known ?? self[sourceLanguage] else { return localization }
        var result = model
        result.locale = localization.locale
        result.position = localization.position
        let syntax = model.value.units.first?.syntax ?? .printf
        result.value = localization.value.written(in: syntax)
        if case .plural(let forms) = result.value, case .plural(let others) = model.value {
            result.value = .plural(others.merging(forms) { $1 })
        }
        return result
    }
}

extension LocalizedValue {
    /// The texts, or plural forms, of a table.
    fileprivate func written(in syntax: MessageSyntax) -> LocalizedValue {
        switch self {
        case .unit(var unit):
            unit.syntax = syntax
            return .unit(unit)
        case .plural(let forms):
            // A table's forms are texts: nothing is nested deeper.
            return .plural(forms.mapValues { $0.written(in: syntax) })
        default: return self
        }
    }
}
