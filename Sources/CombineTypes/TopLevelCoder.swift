public import Foundation

/// What decodes a whole value from its input, such as a JSON decoder.
///
/// Libraries conform their coders to it wherever a module Combine can be imported.
@_weakLinked
public protocol TopLevelDecoder {
    /// What is read.
    associatedtype Input
    /// Reads a value. Throws what the decoder throws.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// What encodes a whole value to its output.
@_weakLinked
public protocol TopLevelEncoder {
    /// What is written.
    associatedtype Output
    /// Writes a value. Throws what the encoder throws.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

@_weakLinked
extension JSONDecoder: TopLevelDecoder {}

@_weakLinked
extension JSONEncoder: TopLevelEncoder {}

@_weakLinked
extension PropertyListDecoder: TopLevelDecoder {}

@_weakLinked
extension PropertyListEncoder: TopLevelEncoder {}
