/// What decodes a whole value from its input, such as a JSON decoder.
///
/// Libraries conform their coders to it wherever a module Combine can be imported.
public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// What encodes a whole value to its output.
public protocol TopLevelEncoder {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}
