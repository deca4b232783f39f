// What the Swift runtime says of an error that ends the process, kept for another process.

// For fopencookie.
#define _GNU_SOURCE

#include "CSwiftRuntime.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __GLIBC__

static int words = -1;
static bool keepsTraces = false;
static bool isInTrace = false;

static bool has(const char *text, size_t size, const char *part) {
    return memmem(text, size, part, strlen(part)) != NULL;
}

/// Gets whole texts, as the stream has no buffer.
static ssize_t writeWords(void *cookie, const char *text, size_t size) {
    if (isInTrace) return (ssize_t)size;
    if (has(text, size, "Fatal error") || has(text, size, "Precondition failed") || has(text, size, "Assertion failed")
        || has(text, size, "Could not cast value of type")) {
        if (ftruncate(words, 0) == 0 && pwrite(words, text, size, 0) == (ssize_t)size && !keepsTraces) {
            return (ssize_t)size;
        }
    }
    if (!keepsTraces && has(text, size, "Current stack trace:")) {
        isInTrace = true;
        return (ssize_t)size;
    }
    return write(STDERR_FILENO, text, size);
}

void GalleyKeepLastWords(int descriptor, int traces) {
    words = descriptor;
    keepsTraces = traces != 0;
    const cookie_io_functions_t functions = {.write = writeWords};
    FILE *stream = fopencookie(NULL, "w", functions);
    if (stream == NULL) return;
    setvbuf(stream, NULL, _IONBF, 0);
    stderr = stream;
}

#else

void GalleyKeepLastWords(int descriptor, int traces) {}

#endif
