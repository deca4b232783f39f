// Protocol conformance records, which the Swift runtime reads to answer `as? any P.Type`.
//
// Their layout is part of Swift's ABI: include/swift/ABI/Metadata.h and MetadataValues.h in the Swift project. That of the
// sections stands in its lib/swift/shims/MetadataSections.h, which only ever grows at the end.

#ifdef __ELF__

#include "CSwiftRuntime.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A distance in bytes from the field itself; 0 for none. In some fields the lowest bit tells of an indirect reference:
/// to a pointer to what is meant.
typedef int32_t RelativePointer;

typedef struct {
    uintptr_t start;
    uintptr_t length;
} SectionRange;

/// The first fields of what describes an image to the runtime.
typedef struct {
    uintptr_t version;
    const void *baseAddress;
    void *reserved[2];
    SectionRange protocols;
    SectionRange conformances;
} MetadataSections;

/// Exported by libswiftCore on platforms whose images are in ELF.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const MetadataSections *sections, void *context), void *context);

typedef struct {
    RelativePointer protocol;
    RelativePointer type;
    RelativePointer witnessTable;
    uint32_t flags;
} Conformance;

/// How a conformance refers to its type, in bits 3 to 5 of its flags.
enum { DirectType = 0, IndirectType = 1 };
enum { ConditionalRequirementCountMask = 0xFF << 8 };

typedef struct {
    uint32_t flags;
    RelativePointer parent;
    RelativePointer name;
    RelativePointer metadataAccessor;
} TypeContext;

enum { ClassKind = 16, EnumKind = 18, KindMask = 0x1F, IsGeneric = 0x80 };

typedef struct {
    uintptr_t kind;
    uint32_t flags;
    uint32_t protocolCount;
    const void *protocol;
} Existential;

enum { ExistentialKind = 0x303, HasSuperclass = 0x40000000 };

typedef struct {
    const void *type;
    uintptr_t state;
} MetadataResponse;

/// Makes the metadata of a type that has no generic parameters; 0 asks for it complete.
typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccessor)(uintptr_t request);

typedef struct {
    const void *protocol;
    GalleyTypeVisitor visit;
    void *context;
} Search;

static const void *direct(const RelativePointer *field) {
    return *field == 0 ? NULL : (const char *)field + *field;
}

static const void *indirectable(const RelativePointer *field) {
    if (*field == 0) return NULL;
    const char *target = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)target : target;
}

/// The description of the type that conforms; NULL for one that is not a type of its own, or needs arguments.
static const TypeContext *plainType(const Conformance *conformance) {
    const void *target = direct(&conformance->type);
    const TypeContext *type = NULL;
    switch ((conformance->flags >> 3) & 7) {
    case DirectType:
        type = target;
        break;
    case IndirectType:
        type = target == NULL ? NULL : *(const TypeContext *const *)target;
        break;
    }
    if (type == NULL || conformance->flags & ConditionalRequirementCountMask) return NULL;
    const uint32_t kind = type->flags & KindMask;
    return kind < ClassKind || kind > EnumKind || type->flags & IsGeneric ? NULL : type;
}

static bool visitImage(const MetadataSections *sections, void *context) {
    const Search *search = context;
    const RelativePointer *records = (const RelativePointer *)sections->conformances.start;
    const size_t count = records == NULL ? 0 : sections->conformances.length / sizeof(RelativePointer);
    for (size_t i = 0; i < count; i++) {
        const Conformance *conformance = direct(&records[i]);
        if (conformance == NULL || indirectable(&conformance->protocol) != search->protocol) continue;
        const TypeContext *type = plainType(conformance);
        const MetadataAccessor metadata = type == NULL ? NULL : (MetadataAccessor)direct(&type->metadataAccessor);
        if (metadata != NULL) search->visit(metadata(0).type, search->context);
    }
    return true;
}

void GalleyVisitConformingTypes(const void *existential, GalleyTypeVisitor visit, void *context) {
    const Existential *type = existential;
    if (type->kind != ExistentialKind || type->flags & HasSuperclass || type->protocolCount != 1) return;
    Search search = {type->protocol, visit, context};
    swift_enumerateAllMetadataSections(visitImage, &search);
}

#endif
