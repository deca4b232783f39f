// The notes of the program and of its libraries, as linkers write them.

// For dl_iterate_phdr.
#define _GNU_SOURCE

#include "CSwiftRuntime.h"

#include <stddef.h>

#ifdef __linux__

#include <link.h>

struct Visit {
    GalleyNotesVisitor visit;
    void *context;
};

static int visitObject(struct dl_phdr_info *info, size_t size, void *data) {
    const struct Visit *visit = data;
    visit->visit(info->dlpi_name, NULL, 0, 0, visit->context);
    for (int index = 0; index < info->dlpi_phnum; index += 1) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        if (header->p_type != PT_NOTE) continue;
        visit->visit(
            info->dlpi_name, (const void *)(info->dlpi_addr + header->p_vaddr), (long)header->p_memsz, (long)header->p_align,
            visit->context);
    }
    return 0;
}

void GalleyVisitNotes(GalleyNotesVisitor visit, void *context) {
    struct Visit data = {visit, context};
    dl_iterate_phdr(visitObject, &data);
}

#else

void GalleyVisitNotes(GalleyNotesVisitor visit, void *context) {}

#endif
