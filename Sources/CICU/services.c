#include "services.h"

#include "galley_services.h"

#include <stdatomic.h>

static atomic_uint_fast64_t opened;

void galley_count_service(void) { atomic_fetch_add_explicit(&opened, 1, memory_order_relaxed); }

uint64_t galley_services_opened(void) { return atomic_load_explicit(&opened, memory_order_relaxed); }
