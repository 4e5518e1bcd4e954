#include "CRounding.h"
#include <math.h>

long rounded_up(double value) { return (long)ceil(value); }
