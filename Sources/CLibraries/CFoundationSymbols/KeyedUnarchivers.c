#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CFoundationSymbols.h"
#include "MethodTables.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Foundation's keyed unarchiver fails a whole archive for one key that it lacks, and ends the process at an object of a class that is not allowed
// (swift-corelibs-foundation, NSKeyedUnarchiver.swift). It cannot be subclassed, and who decodes calls it by its table of methods. The functions here stand
// in five of its places: they keep Foundation from looking at classes, ask `UnarchivedKeys`, which does, and go on to Foundation's own.

// Swift's strings and what may be of any type, as they are passed.
typedef struct {
    uint64_t words[2];
} String;
typedef struct {
    uint64_t words[3];
    void *type;
} Any;

typedef SWIFT_FUNCTION void (*DecodeObject)(SWIFT_RESULT Any *result, uint64_t key, uint64_t object, SWIFT_SELF void *self);
typedef SWIFT_FUNCTION void (*DecodeClasses)(
    SWIFT_RESULT Any *result, void *classes, uint64_t key, uint64_t object, SWIFT_SELF void *self);
typedef SWIFT_FUNCTION void *(*DecodeObjects)(uint64_t key, uint64_t object, SWIFT_SELF void *self);
typedef SWIFT_FUNCTION void (*Fail)(void *error, SWIFT_SELF void *self);

static DecodeObject decode_object, decode_value;
static DecodeClasses decode_classes;
static DecodeObjects decode_objects;
static Fail fail;

extern void *unarchiverClass[] __asm__("$s10Foundation17NSKeyedUnarchiverCN");

// More than the class has of fields and methods.
enum { LONGEST_TABLE = 240 };

// QuinceFoundation's: whether Foundation may decode what an unarchiver has for a key. Where it may not, the value is nil.
extern SWIFT_FUNCTION bool quinceMayDecode(uint64_t key, uint64_t object, void *unarchiver);
extern SWIFT_FUNCTION bool quinceMayDecodeClasses(void *classes, uint64_t key, uint64_t object, void *unarchiver);
extern SWIFT_FUNCTION bool quinceMayDecodeElements(uint64_t key, uint64_t object, void *unarchiver);
extern SWIFT_FUNCTION void *quinceNoElements(void);
extern SWIFT_FUNCTION bool quinceRequiresSecureCoding(void *unarchiver);
extern SWIFT_FUNCTION void quinceSetRequiresSecureCoding(bool requires, void *unarchiver);

static SWIFT_FUNCTION void object_of(SWIFT_RESULT Any *result, uint64_t key, uint64_t object, SWIFT_SELF void *self) {
    if (quinceMayDecode(key, object, self)) {
        decode_object(result, key, object, self);
    } else {
        memset(result, 0, sizeof *result);
    }
}

static SWIFT_FUNCTION void object_of_classes(SWIFT_RESULT Any *result, void *classes, uint64_t key, uint64_t object, SWIFT_SELF void *self) {
    if (quinceMayDecodeClasses(classes, key, object, self)) {
        decode_classes(result, classes, key, object, self);
    } else {
        memset(result, 0, sizeof *result);
    }
}

static SWIFT_FUNCTION void *elements_of(uint64_t key, uint64_t object, SWIFT_SELF void *self) {
    return quinceMayDecodeElements(key, object, self) ? decode_objects(key, object, self) : quinceNoElements();
}

static SWIFT_FUNCTION bool requires_secure_coding(SWIFT_SELF void *self) { return quinceRequiresSecureCoding(self); }
static SWIFT_FUNCTION void set_requires_secure_coding(bool requires, SWIFT_SELF void *self) {
    quinceSetRequiresSecureCoding(requires, self);
}

void quince_archived_value(void *unarchiver, const void *key, void *result) {
    String text;
    memcpy(&text, key, sizeof text);
    decode_value(result, text.words[0], text.words[1], unarchiver);
}

void quince_fail_unarchiver(void *unarchiver, void *error) { fail(error, unarchiver); }
bool quince_knows_unarchivers(void) { return decode_value && fail; }

#define METHOD(name) dlsym(RTLD_NEXT, "$s10Foundation17NSKeyedUnarchiverC" name)
// Part of the names of what is private to the file.
#define PRIVATE "33_8A4A1351250253AE495C4D706D70227BLL"

__attribute__((constructor)) static void stand_in(void) {
    decode_object = (DecodeObject)METHOD("12decodeObject6forKeyypSgSS_tF");
    decode_classes = (DecodeClasses)METHOD("12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF");
    decode_objects = (DecodeObjects)METHOD("27_decodeArrayOfObjectsForKeyySayypGSSF");
    decode_value = (DecodeObject)METHOD("25_decodePropertyListForKeyyypSgSSF");
    fail = (Fail)METHOD("12_handleError" PRIVATE "yys0E0_pF");
    replace_method(unarchiverClass, LONGEST_TABLE, (void *)decode_object, (void *)object_of);
    replace_method(unarchiverClass, LONGEST_TABLE, (void *)decode_classes, (void *)object_of_classes);
    replace_method(unarchiverClass, LONGEST_TABLE, (void *)decode_objects, (void *)elements_of);
    replace_method(unarchiverClass, LONGEST_TABLE, METHOD("20requiresSecureCodingSbvg"), (void *)requires_secure_coding);
    replace_method(unarchiverClass, LONGEST_TABLE, METHOD("20requiresSecureCodingSbvs"), (void *)set_requires_secure_coding);
}
