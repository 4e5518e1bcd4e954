#include "CQuinceClock.h"
