#pragma once

/// The commit that a release was built from; NULL in all other builds.
const char *galley_commit(void);
