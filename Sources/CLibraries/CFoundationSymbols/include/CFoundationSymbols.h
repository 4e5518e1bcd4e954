#pragma once

#include <stdbool.h>

// Symbols of Foundation that are answered by QuinceFoundation: the user’s locale, languages and calendar, and the end of a run loop’s turn. And the end of
// attributed strings, which releases their attributes; sets of characters; what a keyed unarchiver decodes.

// Has the frameworks above Foundation register the scopes of their attributes.
void quince_register_attribute_scopes(void);

// What Foundation keeps to itself of its keyed unarchiver (KeyedUnarchivers.c); the rest may be called where it is known.
bool quince_knows_unarchivers(void);
// Writes what the object that is being decoded has for a key, a reference or a value, to an `Any?`. `key` is where a String is.
void quince_archived_value(void *unarchiver, const void *key, void *result);
// Has an unarchiver fail with an error, as its policy says.
void quince_fail_unarchiver(void *unarchiver, void *error);
