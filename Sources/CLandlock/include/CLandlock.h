#ifndef GALLEY_CLANDLOCK_H
#define GALLEY_CLANDLOCK_H

#pragma clang assume_nonnull begin

/// Lets this thread, the threads and processes that it starts from now on, and what they run, write files only below some paths, run
/// only some programs, and open no connection. Nothing takes that back. Files that are open stay as they are.
///
/// What is kept from them depends on the kernel: files from Linux 5.13 on, cutting files short from 6.2, connections by TCP
/// from 6.7.
///
/// - Parameter writable: Files and folders; NULL at the end. Those that do not exist are passed over.
/// - Parameter programs: Files that may be run; NULL at the end.
/// - Returns: 0 where all of it holds, 1 where connections can still be opened, -1 where nothing holds, as the system has no Landlock.
int GalleyConfine(const char *_Nullable const *_Nonnull writable, const char *_Nullable const *_Nonnull programs);

#pragma clang assume_nonnull end

#endif
