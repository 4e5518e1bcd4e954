#include "ProfileMemory.h"
