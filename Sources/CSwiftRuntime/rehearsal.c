// A copy of the process that runs what may end it.

// For pipe2.
#define _GNU_SOURCE

#include "CSwiftRuntime.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/prctl.h>

static void perform(GalleyRehearsed body, void *context, int done, pid_t parent) {
    // Nobody else would end the copy if the process is ended meanwhile.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    const struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    // What is said is said again by the process itself, or kept as its last words.
    const int nothing = open("/dev/null", O_RDWR);
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) dup2(nothing, stream);
    body(context);
    const char byte = 1;
    const ssize_t written = write(done, &byte, 1);
    _exit(written == 1 ? 0 : 1);
}

int GalleyRehearse(GalleyRehearsed body, void *context, double seconds) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    // Each would write what waits to be written.
    fflush(NULL);
    const pid_t parent = getpid();
    const pid_t copy = fork();
    if (copy == 0) perform(body, context, ends[1], parent);
    close(ends[1]);
    int status = -1;
    if (copy > 0) {
        struct pollfd request = {.fd = ends[0], .events = POLLIN};
        int ready = poll(&request, 1, (int)(seconds * 1000));
        while (ready < 0 && errno == EINTR) ready = poll(&request, 1, (int)(seconds * 1000));
        char byte = 0;
        const int isDone = ready > 0 && read(ends[0], &byte, 1) == 1;
        if (ready <= 0) kill(copy, SIGKILL);
        pid_t found = waitpid(copy, &status, 0);
        while (found < 0 && errno == EINTR) found = waitpid(copy, &status, 0);
        if (found != copy || ready <= 0) status = -1;
        if (isDone) status = 0;
        // Without a word, an end with 0 is none that is known.
        else if (status == 0) status = -1;
    }
    close(ends[0]);
    return status;
}

#else

int GalleyRehearse(GalleyRehearsed body, void *context, double seconds) { return -1; }

#endif
