#ifndef GALLEY_CSWIFTRUNTIME_H
#define GALLEY_CSWIFTRUNTIME_H

#pragma clang assume_nonnull begin

/// Called with the metadata of a type, which is an `Any.Type` in Swift.
typedef void (*GalleyTypeVisitor)(const void *type, void *context);

/// Calls `visit` with each type of the program that its code declares to conform to a protocol.
///
/// The types are those of the program and of all libraries that are loaded, in the order of their conformance records.
/// Left out are generic types, which have no metadata before they are given arguments, and conditional conformances.
///
/// - Parameter existential: The metadata of the type `any P`; nothing is visited where it is not of this form.
void GalleyVisitConformingTypes(const void *existential, GalleyTypeVisitor visit, void *context);

#pragma clang assume_nonnull end

#endif
