internal import Basics
internal import Catalogs
internal import Labels

/// Why a request has no result. The numbers are those of JSON-RPC 2.0, section 5.1.
struct ServiceError: Error, Hashable {
    var code: Int
    /// One sentence without a full stop.
    var message: String

    /// The line is no JSON.
    static func parse(_ message: String) -> ServiceError { ServiceError(code: -32700, message: message) }
    /// It is JSON, and no request.
    static func request(_ message: String) -> ServiceError { ServiceError(code: -32600, message: message) }
    /// There is no such method.
    static func method(_ message: String) -> ServiceError { ServiceError(code: -32601, message: message) }
    /// The method has no such parameter, or not with this value.
    static func parameters(_ message: String) -> ServiceError { ServiceError(code: -32602, message: message) }
    /// The request is right, and the project has no answer: a file that cannot be read, a limit of time.
    static func failure(_ message: String) -> ServiceError { ServiceError(code: -32000, message: message) }

    /// The error as a request reports it.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as ServiceError: error
            case let error as InputError where error.kind == .configuration && error.message.hasPrefix("--"):
                .parameters(Self.inParameters(error.message))
            case let error as InputError where error.kind == .configuration && error.file == nil:
                .parameters(error.message)
            case let error as UnknownName: .parameters("\(error)")
            default: .failure("\(error)")
            }
    }

    /// A message about an option of the command, with the name of the parameter in its place.
    private static func inParameters(_ message: String) -> String {
        let names = [
            "--locale ": "locales: ", "--text-size ": "textSizes: ", "--width ": "widths: ", "--scene ": "scenes: ",
            "--key ": "keys: ",
        ]
        guard let (option, name) = names.first(where: { message.hasPrefix($0.key) }) else { return message }
        return name + message.dropFirst(option.count)
    }

    init(code: Int, message: String) {
        (self.code, self.message) = (code, message)
    }
}
