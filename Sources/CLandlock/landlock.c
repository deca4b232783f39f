// Landlock, a part of Linux with which a program gives up rights of its own.
//
// The numbers are those of the kernel's `include/uapi/linux/landlock.h`, described in its `Documentation/userspace-api/landlock.rst`.
// The header itself is not used, as older systems lack it or parts of it.

#define _GNU_SOURCE

#include "CLandlock.h"

#ifdef __linux__

#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The same on all architectures.
enum { CreateRuleset = 444, AddRule = 445, RestrictSelf = 446 };
enum { VersionFlag = 1, PathBeneathRule = 1 };

enum {
    Execute = 1 << 0,
    WriteFile = 1 << 1,
    RemoveFolder = 1 << 4,
    RemoveFile = 1 << 5,
    /// Folders, regular files, links and special files: bits 6 to 12.
    Make = 0x7F << 6,
    /// Moving and linking from one folder to another, from version 2 on; without it that is never allowed.
    Refer = 1 << 13,
    /// From version 3 on.
    Truncate = 1 << 14,
    OfFiles = Execute | WriteFile | Truncate,
};

/// From version 4 on. A port may be bound: `watch` shows its pages at one.
enum { ConnectTCP = 2 };

struct Ruleset {
    uint64_t files;
    uint64_t connections;
};

struct PathBeneath {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

static void allow(int ruleset, const char *path, uint64_t rights) {
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) return;
    struct stat status;
    if (fstat(file, &status) == 0) {
        struct PathBeneath rule = {S_ISDIR(status.st_mode) ? rights : rights & OfFiles, file};
        syscall(AddRule, ruleset, PathBeneathRule, &rule, 0);
    }
    close(file);
}

int GalleyConfine(const char *const *writable, const char *const *programs) {
    long version = syscall(CreateRuleset, NULL, 0, VersionFlag);
    if (version < 1) return -1;
    uint64_t writing = WriteFile | RemoveFolder | RemoveFile | Make;
    if (version >= 2) writing |= Refer;
    if (version >= 3) writing |= Truncate;
    struct Ruleset rules = {writing | Execute, version >= 4 ? ConnectTCP : 0};
    int ruleset = (int)syscall(CreateRuleset, &rules, version >= 4 ? sizeof(rules) : sizeof(rules.files), 0);
    if (ruleset < 0) return -1;
    for (; *writable; writable++) allow(ruleset, *writable, writing);
    for (; *programs; programs++) allow(ruleset, *programs, Execute);
    int failed = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(RestrictSelf, ruleset, 0) != 0;
    close(ruleset);
    return failed ? -1 : version < 4;
}

#else

int GalleyConfine(const char *const *writable, const char *const *programs) { return -1; }

#endif
