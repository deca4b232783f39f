// For the release: functions of glibc that are newer than 2.34, or have a newer version than that, without which it would not
// start on Ubuntu 22.04 and RHEL 9. They are hidden, so that they are the program's own; the libraries that want them are in it.
#include <errno.h>
#include <stdint.h>
#include <sys/random.h>
#define HIDDEN __attribute__((visibility("hidden")))

// glibc 2.36. The random_device of libstdc++ asks for it.
HIDDEN uint32_t arc4random(void) {
    uint32_t value;
    // As few bytes as these come whole, once the kernel has any (getrandom(2)).
    while (getrandom(&value, sizeof value, 0) != sizeof value) {
        if (errno != EINTR) __builtin_trap();
    }
    return value;
}

// glibc 2.35 has new versions of these, without the wrapper for errors of SVID. The former ones are that wrapper around the same
// code, so that the numbers are the same.
#ifdef __aarch64__
#define FIRST "GLIBC_2.17"
#else
#define FIRST "GLIBC_2.2.5"
#endif
__asm__(".symver first_hypot, hypot@" FIRST);
__asm__(".symver first_hypotf, hypotf@" FIRST);
double first_hypot(double x, double y);
float first_hypotf(float x, float y);
HIDDEN double hypot(double x, double y) { return first_hypot(x, y); }
HIDDEN float hypotf(float x, float y) { return first_hypotf(x, y); }
