internal import Basics
internal import Labels

/// Something that a service answers: a method of its own protocol, and a tool in the Model Context Protocol.
@MainActor
protocol Operation: Sendable {
    /// The name of the method.
    var name: String { get }
    /// In a few words, for people.
    var title: String { get }
    /// What it answers and when to ask it, in sentences that a model can act on.
    var about: String { get }
    var parameters: [Parameter] { get }
    /// The answer.
    ///
    /// - Parameter arguments: Checked against the parameters.
    /// - Throws: What cannot be answered.
    func run(_ arguments: Arguments, at desk: ProjectDesk, before deadline: Deadline) throws -> Answer
}

/// What an operation answers.
struct Answer {
    /// An object.
    var result: AnyRecord
    /// A picture of it, as the bytes of a PNG; nil for none.
    var picture: [UInt8]?

    init(_ result: any Encodable, picture: [UInt8]? = nil) {
        (self.result, self.picture) = (AnyRecord(result), picture)
    }
}

/// When an answer has to be there.
struct Deadline {
    /// In seconds; nil for no limit.
    let limit: Double?
    private let end: ContinuousClock.Instant?

    init(within limit: Double?) {
        self.limit = limit
        end = limit.map { ContinuousClock.now + .seconds($0) }
    }

    /// The moment; nil for never.
    var instant: ContinuousClock.Instant? { end }

    /// - Throws: `ServiceError` where the time is over.
    func refuse(_ done: String) throws(ServiceError) {
        guard let end, let limit, ContinuousClock.now > end else { return }
        throw .failure(
            "the time of \(Number.text(limit)) seconds is over: \(done); ask for less, or start with a longer --request-timeout"
        )
    }
}

/// The arguments of a request, which were checked against its parameters.
struct Arguments {
    private let members: [String: JSONValue]

    init(_ value: JSONValue) {
        members = if case .object(let members) = value { members } else { [:] }
    }

    func text(_ name: String) -> String? { if case .text(let text)? = members[name] { text } else { nil } }
    func number(_ name: String) -> Double? { if case .number(let number)? = members[name] { number } else { nil } }
    func integer(_ name: String) -> Int? { number(name).map { Int($0) } }
    func bool(_ name: String) -> Bool { members[name] == .bool(true) }

    /// The items of a list; a value that is not in a list counts as one.
    func list(_ name: String) -> [JSONValue] {
        switch members[name] {
        case nil: []
        case .list(let items)?: items
        case let item?: [item]
        }
    }

    func texts(_ name: String) -> [String] {
        list(name).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// A locale by its canonical name.
    ///
    /// - Throws: `ServiceError` for what is no BCP 47 tag.
    func locale(_ name: String = "locale") throws(ServiceError) -> String? {
        guard let locale = text(name) else { return nil }
        return try Self.canonical(locale, at: name)
    }

    func locales(_ name: String) throws(ServiceError) -> [String] {
        var locales: [String] = []
        for locale in texts(name) { locales.append(try Self.canonical(locale, at: name)) }
        return locales
    }

    private static func canonical(_ locale: String, at name: String) throws(ServiceError) -> String {
        guard LocaleName.isWellFormed(locale) else {
            throw .parameters("\(name): expected a BCP 47 tag such as de or pt-BR, found \"\(locale.excerpt)\"")
        }
        return LocaleName.canonical(locale)
    }
}
