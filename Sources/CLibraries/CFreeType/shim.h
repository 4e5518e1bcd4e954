#include <ft2build.h>
