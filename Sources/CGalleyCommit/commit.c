#include "galley_commit.h"

#include <stddef.h>

#ifndef GALLEY_COMMIT
#define GALLEY_COMMIT NULL
#endif

const char *galley_commit(void) { return GALLEY_COMMIT; }
