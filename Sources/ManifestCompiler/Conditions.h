#ifndef QUINCE_MANIFEST_CONDITIONS_H
#define QUINCE_MANIFEST_CONDITIONS_H

#include <stddef.h>

/// Writes the values that the platform conditions of `#if` and `#elseif` have in an app for iOS into a manifest's text, and the name that
/// Darwin has here into its imports. Every byte that is not replaced stays where it is.
void decide_conditions(char *text, size_t length);

/// The file whose contents a compiler reads for the manifest: what the overlay `yaml`, as the package manager writes it, names.
/// Returns a new string; NULL where there is none.
char *overlay_contents(const char *yaml);

#endif
