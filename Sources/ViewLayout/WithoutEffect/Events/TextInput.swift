// How text is typed does not change the size of a field.

/// Which letters are typed in upper case.
public struct TextInputAutocapitalization: Sendable {
    private let name: String
    /// None.
    public static var never: TextInputAutocapitalization { .init(name: "never") }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
    /// All.
    public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let next = SubmitLabel(name: "next")
    public static let `return` = SubmitLabel(name: "return")
    public static let search = SubmitLabel(name: "search")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Whether users can select parts of a text.
public protocol TextSelectability: Sendable {
    /// Whether users can select parts of a text.
    static var allowsSelection: Bool { get }
}

/// Users can select parts of a text.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}
/// Users cannot select parts of a text.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Users can select parts of a text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Users cannot select parts of a text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The kind of keyboard; the name is UIKit's.
public enum UIKeyboardType: Int, Sendable {
    /// A keyboard with all characters, with those of ASCII, or with digits and punctuation.
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A keyboard for addresses of the web.
    case URL
    /// A keyboard for what its name says.
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// Letters without accents.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters are typed in upper case; the name is UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Where typed text begins with a capital.
    case none, words, sentences, allCharacters
}

/// What a text field is for; the name is UIKit's.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }

    public static let name = UITextContentType("name")
    /// A title before a name.
    public static let namePrefix = UITextContentType("namePrefix")
    public static let givenName = UITextContentType("givenName")
    public static let middleName = UITextContentType("middleName")
    public static let familyName = UITextContentType("familyName")
    /// A title behind a name.
    public static let nameSuffix = UITextContentType("nameSuffix")
    public static let nickname = UITextContentType("nickname")
    public static let jobTitle = UITextContentType("jobTitle")
    /// A company.
    public static let organizationName = UITextContentType("organizationName")
    /// A place.
    public static let location = UITextContentType("location")
    /// A street with all that belongs to it.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
    /// What belongs to a street.
    public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
    public static let addressCity = UITextContentType("addressCity")
    public static let addressState = UITextContentType("addressState")
    public static let addressCityAndState = UITextContentType("addressCityAndState")
    /// A part of a city.
    public static let sublocality = UITextContentType("sublocality")
    public static let countryName = UITextContentType("countryName")
    public static let postalCode = UITextContentType("postalCode")
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// An address for mail.
    public static let emailAddress = UITextContentType("emailAddress")
    /// An address of a page.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType("URL")
    public static let creditCardNumber = UITextContentType("creditCardNumber")
    /// A name to log in with.
    public static let username = UITextContentType("username")
    public static let password = UITextContentType("password")
    public static let newPassword = UITextContentType("newPassword")
    /// A code to log in with once.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    /// A date of birth.
    public static let birthdate = UITextContentType("birthdate")
    public static let dateTime = UITextContentType("dateTime")
    public static let flightNumber = UITextContentType("flightNumber")
}

extension View {
    /// Sets the kind of keyboard.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Sets what text fields are for.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Sets which letters are typed in upper case.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// Sets which letters are typed in upper case.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Sets the label of the return key.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Sets whether users can select parts of texts.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
