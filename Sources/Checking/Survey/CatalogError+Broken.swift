internal import Catalogs

extension CatalogError {
    /// Whether people see something wrong because of it: a placeholder without a value, a form that is missing, a reference
    /// to nothing. Other warnings, such as keys that no source code uses, matter only to those who keep the files.
    var breaksText: Bool {
        switch problem {
        case .unusableValue, .oddText, .undefinedEscape, .endsEarly, .skipped, .missingPluralForms, .repeatedResource:
            true
        case .fault(let fault): fault.kind.breaksText
        default: false
        }
    }
}

extension TranslationFault.Kind {
    fileprivate var breaksText: Bool {
        switch self {
        case .missingPlaceholder, .extraPlaceholder, .placeholderType, .missingPlural, .missingReference,
            .cyclicReference, .emptyTranslation, .undefinedPlaceholder, .tooLong:
            true
        case .unusedPlural, .missingTranslation, .translationOnly, .untranslatable, .stale, .lineFeed: false
        }
    }
}
