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

/// Calls `init()` of a class whose superclass is Foundation's `NSObject`.
///
/// - Parameter metadata: The metadata of the class.
/// - Returns: The object, which belongs to the caller; NULL where Foundation does not say how objects are made.
void *_Nullable GalleyMakeObject(const void *metadata);

/// Whether `GalleyMakeObject` makes objects of a class: 0 where Foundation does not say how. Nothing is made.
int GalleyMakesObjects(const void *metadata);

/// Keeps what the Swift runtime says of an error that ends the process. It says it to `stderr`, which is another stream
/// from now on: that writes everything else to standard error as before.
///
/// - Parameter descriptor: The file to write it to, in the place of what is there.
/// - Parameter traces: Whether standard error gets the words, too, and the stack trace behind them; 0 for neither.
void GalleyKeepLastWords(int descriptor, int traces);

/// What a copy of the process is to do.
typedef void (*GalleyRehearsed)(void *_Nullable context);

/// Runs `body` in a copy of this process, without its other threads, and waits for it. The copy says nothing on the standard streams.
///
/// - Parameter seconds: How long it may take.
/// - Returns: 0 where `body` has returned; the status of the copy where that has ended before; -1 where neither is known, as where it
///   takes longer, and where the system makes no copies.
int GalleyRehearse(GalleyRehearsed body, void *_Nullable context, double seconds);

/// Called with an object of the program and some of its notes.
///
/// - Parameter file: The path that it was loaded from; empty for the program itself.
/// - Parameter notes: A segment of notes; NULL in the first call for each object.
/// - Parameter size: That of the segment, in bytes.
/// - Parameter alignment: What notes in it are filled up to.
typedef void (*GalleyNotesVisitor)(
    const char *file, const void *_Nullable notes, long size, long alignment, void *context);

/// Calls `visit` for the program and each library that is loaded: once, and then with each of its segments of notes. Elsewhere than on
/// Linux there is none.
void GalleyVisitNotes(GalleyNotesVisitor visit, void *context);

#pragma clang assume_nonnull end

#endif
