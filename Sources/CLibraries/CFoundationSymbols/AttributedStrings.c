#include "CFoundationSymbols.h"

#include <stddef.h>
#include <stdint.h>

// Foundation's attributed strings own their array of attributes and never release it (swift-corelibs-foundation, NSAttributedString.swift: there is no
// deinit), so the attributes of every string that an app makes would stay. They are released here when a string is deallocated: for Foundation's two classes
// by the destroying function in their metadata, for classes that derive from them by the deinit that those call, which is found here first.

#define SWIFT_FUNCTION __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// As CoreFoundation's `struct __CFAttributedString` lays it out, which the class follows.
typedef struct {
    const void *metadata;
    uintptr_t counts;
    uint64_t information;
    void *string;
    void *attributes;
} AttributedString;

typedef SWIFT_FUNCTION void (*Destroyer)(SWIFT_SELF AttributedString *);

extern void CFRelease(const void *object);
extern void swift_release(void *object);
extern size_t swift_retainCount(void *object);

extern void *stringClass[] __asm__("$s10Foundation18NSAttributedStringCN");
extern void *mutableStringClass[] __asm__("$s10Foundation25NSMutableAttributedStringCN");

static void releaseAttributes(AttributedString *string) {
    if (string->attributes) CFRelease(string->attributes);
    string->attributes = NULL;
}

// Foundation copies an attributed string by filling a mutable one and taking characters and attributes from that, without retaining the attributes.
// The characters are retained: where another has those of a mutable string, it may have the attributes, too.
static void releaseUnsharedAttributes(AttributedString *string) {
    if (string->string && swift_retainCount(string->string) == 1) releaseAttributes(string);
}

static Destroyer destroyString, destroyMutableString;

static SWIFT_FUNCTION void destroyStringWithAttributes(SWIFT_SELF AttributedString *self) {
    releaseAttributes(self);
    destroyString(self);
}

static SWIFT_FUNCTION void destroyMutableStringWithAttributes(SWIFT_SELF AttributedString *self) {
    releaseUnsharedAttributes(self);
    destroyMutableString(self);
}

// NSAttributedString.deinit
SWIFT_FUNCTION void *quinceDeinitString(SWIFT_SELF AttributedString *self) __asm__("$s10Foundation18NSAttributedStringCfd");
SWIFT_FUNCTION void *quinceDeinitString(SWIFT_SELF AttributedString *self) {
    releaseAttributes(self);
    swift_release(self->string);
    return self;
}

// NSMutableAttributedString.deinit
SWIFT_FUNCTION void *quinceDeinitMutableString(SWIFT_SELF AttributedString *self) __asm__("$s10Foundation25NSMutableAttributedStringCfd");
SWIFT_FUNCTION void *quinceDeinitMutableString(SWIFT_SELF AttributedString *self) {
    releaseUnsharedAttributes(self);
    swift_release(self->string);
    return self;
}

// The destroying function stands two words before the address of a class's metadata (Swift's ABI, TypeMetadata.rst, “Heap metadata header prefix”).
enum { destroyer = -2 };

__attribute__((constructor)) static void ownAttributes(void) {
    destroyString = (Destroyer)stringClass[destroyer];
    destroyMutableString = (Destroyer)mutableStringClass[destroyer];
    stringClass[destroyer] = (void *)destroyStringWithAttributes;
    mutableStringClass[destroyer] = (void *)destroyMutableStringWithAttributes;
}
