#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CFoundationSymbols.h"
#include "MethodTables.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Foundation's streams trap where they are asked for their error and have none (swift-corelibs-foundation, Stream.swift: `streamError` takes an object
// out of nothing). The getters are found here first, and stand in the places of Foundation's in the classes' tables of methods.

typedef SWIFT_FUNCTION void *(*Getter)(SWIFT_SELF void *self);

// QuinceFoundation's: whether a stream's status is that of an error.
extern bool quinceStreamHasFailed(void *stream);

extern void *inputClass[] __asm__("$s10Foundation11InputStreamCN");
extern void *outputClass[] __asm__("$s10Foundation12OutputStreamCN");

#define INPUT_ERROR "$s10Foundation11InputStreamC11streamErrors0E0_pSgvg"
#define OUTPUT_ERROR "$s10Foundation12OutputStreamC11streamErrors0E0_pSgvg"

static Getter input_error, output_error;

SWIFT_FUNCTION void *quinceInputError(SWIFT_SELF void *self) __asm__(INPUT_ERROR);
SWIFT_FUNCTION void *quinceInputError(SWIFT_SELF void *self) {
    return input_error && quinceStreamHasFailed(self) ? input_error(self) : NULL;
}

SWIFT_FUNCTION void *quinceOutputError(SWIFT_SELF void *self) __asm__(OUTPUT_ERROR);
SWIFT_FUNCTION void *quinceOutputError(SWIFT_SELF void *self) {
    return output_error && quinceStreamHasFailed(self) ? output_error(self) : NULL;
}

// More than the classes have of fields and methods.
enum { LONGEST_TABLE = 80 };

__attribute__((constructor)) static void own_errors(void) {
    input_error = (Getter)dlsym(RTLD_NEXT, INPUT_ERROR);
    output_error = (Getter)dlsym(RTLD_NEXT, OUTPUT_ERROR);
    replace_method(inputClass, LONGEST_TABLE, (void *)input_error, (void *)quinceInputError);
    replace_method(outputClass, LONGEST_TABLE, (void *)output_error, (void *)quinceOutputError);
}
