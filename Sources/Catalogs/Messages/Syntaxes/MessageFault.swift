/// Why a text does not match its syntax. Such a text is shown as it is.
struct MessageFault: Error, Hashable {
    /// Where in the text, in UTF-16 units.
    var offset: Int
    /// What was expected there, in words.
    var reason: String
}
