#ifndef METHOD_TABLES_H
#define METHOD_TABLES_H

#include <stddef.h>

// Swift's calling convention: the receiver, and where a result is written that fits no registers.
#define SWIFT_FUNCTION __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#define SWIFT_RESULT __attribute__((swift_indirect_result))

// Puts a function in the place of a method in a class's table. `words` is more than the class has of fields and methods at most.
static inline void replace_method(void **class, size_t words, void *original, void *replacement) {
    for (size_t place = 0; original && place < words; place++) {
        if (class[place] != original) continue;
        class[place] = replacement;
        return;
    }
}

#endif
