#pragma once
#include <png.h>
// libpng needs zlib, and brings its header.
#include <zlib.h>
