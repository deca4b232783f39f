// Makes an object of a class that is known by its metadata alone.
//
// The layout of the functions is that of include/swift/Runtime/Metadata.h in the Swift project.

#ifdef __ELF__

#include "CSwiftRuntime.h"

#include <stddef.h>

/// The function that a class has for a method of one of its superclasses.
extern __attribute__((swiftcall)) void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

/// `NSObject.init()`, and `NSObject`.
extern const char initOfObject[] __asm__("$s10Foundation8NSObjectCACycfCTq") __attribute__((weak));
extern const char descriptionOfObject[] __asm__("$s10Foundation8NSObjectCMn") __attribute__((weak));

typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *metadata);

static Initializer initializer(const void *metadata) {
    if (&initOfObject[0] == NULL || &descriptionOfObject[0] == NULL) return NULL;
    return (Initializer)swift_lookUpClassMethod(metadata, initOfObject, descriptionOfObject);
}

int GalleyMakesObjects(const void *metadata) { return initializer(metadata) != NULL; }

void *GalleyMakeObject(const void *metadata) {
    const Initializer make = initializer(metadata);
    return make == NULL ? NULL : make(metadata);
}

#endif
