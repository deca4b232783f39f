internal import CSwiftRuntime

/// The types of the program that conform to a protocol, in the program itself and in every library that is loaded.
///
/// - Parameter existential: The type `any P`. Types that nothing uses are found if `P` is declared with
///   `@_alwaysEmitConformanceMetadata`; generic types never are.
func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let found = FoundTypes()
    GalleyVisitConformingTypes(
        unsafeBitCast(existential, to: UnsafeRawPointer.self),
        { type, context in
            let found = Unmanaged<FoundTypes>.fromOpaque(context).takeUnretainedValue()
            found.types.append(unsafeBitCast(type, to: Any.Type.self))
        }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
}

private final class FoundTypes {
    var types: [Any.Type] = []
}
